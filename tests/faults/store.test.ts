import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { storeFile } from "#server/store/open.ts";
import { smallDisk } from "./support/disk.ts";
import { print, formOf, post, send } from "./support/guest.ts";
import { type RunningServer, startTestServer, smallSite } from "./support/server.ts";
import { inspectStore } from "./support/store.ts";
import { scratch } from "#tests/support/scratch.ts";

const folder = scratch(afterAll);
const site = smallSite(folder);

const startOn = (dataDir: string) => startTestServer({ site, environment: { DATA_DIR: dataDir } });

async function expectPage({ url }: RunningServer): Promise<void> {
  const response = await fetch(`${url}/`);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
}

test("while another process locks the store, pages are served and a message waits to be stored", async () => {
  const dataDir = `${folder}/locked`;
  const server = await startOn(dataDir);
  await send(server.url, "prima");
  const otherProcess = new DatabaseSync(storeFile(dataDir));
  otherProcess.exec("BEGIN IMMEDIATE");
  let isAnswered = false;
  const sending = send(server.url, "durante").finally(() => (isAnswered = true));
  for (let turn = 0; turn < 50; turn++) {
    await expectPage(server);
    await pause(20);
  }
  expect(isAnswered).toBe(false);
  otherProcess.exec("COMMIT");
  otherProcess.close();
  expect(await sending).toBeDefined();
  await server.stop();
});

test("with a full or read-only disk pages work and texts come back, until the store recovers by itself", async ({
  skip,
}) => {
  const disk = smallDisk(folder);
  if (!disk) return skip("no disk can be mounted here");
  let server = await startOn(disk.folder);
  /** The log's lines about the store; the first job that meets a fault logs it once. */
  const linesOf = (one: RunningServer) => one.output().match(/^The store.*$/gm);
  const expectRefusal = async (what: string) => {
    const text = `Con il disco ${what}: «a & b»`;
    const response = await post(`${server.url}${FORM_PATHS.message}`, formOf(text));
    const pageText = await response.text();
    expect(response.status).toBe(503);
    expect(pageText).toContain(`Con il disco ${what}: «a &amp; b»</textarea>`);
    expect(pageText).toContain(`https://wa.me/`);
    expect(pageText).toContain(encodeURIComponent("«a & b»"));
    await expectPage(server);
  };
  expect(await send(server.url, "prima")).toBeDefined();
  disk.fill();
  for (let turn = 0; turn < 5; turn++) await expectRefusal("pieno");
  expect(linesOf(server)).toEqual([expect.stringMatching(/cannot be written: the disk is full\./)]);
  disk.free();
  expect(await send(server.url, "poi")).toBeDefined();
  // The disk becomes read-only while the server is stopped, because open files would prevent that.
  await server.stop();
  disk.setWritable(false);
  server = await startOn(disk.folder);
  for (let turn = 0; turn < 5; turn++) await expectRefusal("chiuso");
  expect(linesOf(server)).toEqual([expect.stringMatching(/cannot be opened: .* read-only\./)]);
  disk.setWritable(true);
  expect(await send(server.url, "infine")).toBeDefined();
  await server.stop();
  const { references, integrity } = inspectStore(disk.folder);
  print(
    `disk full, then read-only: pages 200, 10 of 10 forms 503 with the text, healed twice without a restart, ${references.size} of 3 messages kept, integrity ${integrity}`,
  );
  expect({ kept: references.size, integrity }).toEqual({ kept: 3, integrity: "ok" });
});

test("a second server on one folder does not start, and a server after a kill does", async () => {
  const dataDir = `${folder}/shared`;
  const firstServer = await startOn(dataDir);
  await expect(startOn(dataDir)).rejects.toThrow("One folder is for one server");
  expect(await send(firstServer.url, "prima")).toBeDefined();
  await firstServer.kill();
  const nextServer = await startOn(dataDir);
  expect(await send(nextServer.url, "dopo")).toBeDefined();
  await nextServer.stop();
  expect(inspectStore(dataDir).references.size).toBe(2);
});
