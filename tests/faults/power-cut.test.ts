import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { figure, send } from "./support/guest.ts";
import { cutAt, readTrace } from "./support/power-cut.ts";
import { scratch, smallSite, startServer } from "./support/server.ts";
import { lookInto } from "./support/store.ts";

const MESSAGES = 40;
const CALLS = "pwrite64,write,writev,fsync,fdatasync,ftruncate,unlink";

const hasStrace = spawnSync("strace", ["-e", "trace=none", "true"]).status === 0;

/**
 * The server runs under strace. For each thanks, the files are rebuilt from what had been written
 * AND synced before it: that is all a power cut at that moment would leave.
 */
test("whatever was thanked for is on the disk before the thanks leaves", async ({ skip }) => {
  skip(!hasStrace, "strace is missing or not allowed here");
  const { folder, remove } = scratch();
  const trace = `${folder}/trace`;
  const server = await startServer({
    site: smallSite(folder),
    environment: { DATA_DIR: `${folder}/data` },
    // -D: the server is our own child, and ends when it is told to; strace goes with it.
    wrapper: `strace -D -f -y -xx -s 100000 -o ${trace} -e trace=${CALLS}`.split(" "),
  });
  const references: string[] = [];
  for (let index = 0; index < MESSAGES; index++) {
    const reference = await send(server.url, `Prima del buio ${index}`);
    if (reference) references.push(reference);
  }
  await server.kill();
  await pause(300);
  const steps = readTrace(readFileSync(trace, "latin1"), `${folder}/data`);
  const folderOf = (reference: string) => `${folder}/cut-${reference}`;
  cutAt(steps, references, folderOf);
  let present = 0;
  for (const [index, reference] of references.entries()) {
    const found = lookInto(folderOf(reference));
    if (
      found.integrity === "ok" &&
      references.slice(0, index + 1).every((one) => found.references.has(one))
    )
      present++;
  }
  figure(
    `power cut after each of ${references.length} thanks: all acknowledged present ${present} times`,
  );
  expect(references).toHaveLength(MESSAGES);
  expect(present).toBe(MESSAGES);
  remove();
});
