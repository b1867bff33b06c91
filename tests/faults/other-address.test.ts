import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { PATHS } from "#app/paths/paths.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { draftHeading } from "./support/draft.ts";
import { figure } from "./support/guest.ts";
import { publishingHouse } from "./support/publishing-house.ts";
import { BUILD, type Running, scratch, startServer } from "./support/server.ts";

const SITE_URL = "https://casa.example";

/** What a server holds of the machine's memory, in megabytes; nothing where the system does not tell. */
function memoryOf({ process: { pid } }: Running): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
}

const PUBLICATIONS = IS_FULL ? 10 : 1;

test("another address is named at once, and publishing tells only what has changed", async () => {
  const { folder, remove } = scratch();
  vi.stubEnv("SITE_URL", SITE_URL);
  const house = publishingHouse(folder);
  const start = () => startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
  let server = await start();
  onTestFinished(async () => {
    await server.kill();
    vi.unstubAllEnvs();
    remove();
  });
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(await read("/")).toContain(`<link rel="canonical" href="${SITE_URL}/"`);
  expect(await read("/sitemap.xml")).not.toContain("localhost");
  await server.stop();
  server = await start();
  expect(await read("/")).toContain(`<link rel="canonical" href="${SITE_URL}/"`);
  const atRest = memoryOf(server);

  for (let turn = 1; turn <= PUBLICATIONS; turn++) {
    await draftHeading(house, `Versione ${turn}`);
    const { words } = await house.desk("pubblica").said;
    expect(words).toContain(`Pagine cambiate: ${PATHS.privacy}.`);
    while (!(await read(PATHS.privacy)).includes(`Versione ${turn}</h1>`)) await pause(100);
  }
  const after = memoryOf(server);
  const [rest, end] = [atRest, after].map((one) => one?.toFixed(0) ?? "?");
  figure(`another SITE_URL: ${rest} MB at rest, ${end} MB after ${PUBLICATIONS} publications`);
  // A renderer in the server itself took 400 MB for good; earlier releases kept whole took 100.
  expect(atRest ?? 0).toBeLessThan(250);
  expect(after ?? 0).toBeLessThan(300);
});
