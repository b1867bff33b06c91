import { hash } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PATHS } from "#app/paths/paths.ts";
import { storeFile } from "#server/store/open.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { allPages, listedInAll, SITE_FILES } from "#tests/support/pages.ts";
import { phoneOf, publish as publishAtDesk } from "./support/desk-phone.ts";
import { draftHeading } from "./support/draft.ts";
import { type House, publishingHouse } from "./support/publishing-house.ts";
import { BUILD, type RunningServer, startServer, storeOf } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

const folder = scratch(afterAll);
let house: House;
let server: RunningServer;
const start = (settings: NodeJS.ProcessEnv = {}) =>
  startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir, ...settings } });

beforeAll(async () => {
  house = publishingHouse(folder);
  server = await start();
}, 60_000);
afterAll(() => server.stop());

const UNEDITED_HEADING = "Privacy e accessibilità</h1>";

async function readPage(path: string): Promise<string> {
  const response = await fetch(server.url + path);
  const text = await response.text();
  expect(`${path} ${response.status}`).toBe(`${path} 200`);
  return text;
}

async function until(path: string, words: string): Promise<void> {
  while (!(await readPage(path)).includes(words)) await pause(100);
}

async function pageHashes(): Promise<Map<string, string>> {
  const hashByPath = new Map<string, string>();
  const paths = [...(IS_FULL ? allPages : listedInAll), ...SITE_FILES];
  for (const path of paths)
    hashByPath.set(path, hash("sha256", await (await fetch(server.url + path)).text()));
  return hashByPath;
}

test("guests see a publication at once, and going back restores every byte", async () => {
  const builtHashes = await pageHashes();
  const store = await storeOf(house);
  const phone = await phoneOf(store, server, "telefono");
  await draftHeading(house, "Prima parola");
  expect((await house.desk("pubblica").outcome).output).toMatch(
    /Pubblicato: .* Pagine cambiate: Privacy\./,
  );
  await until(PATHS.privacy, "Prima parola");
  const firstHashes = await pageHashes();
  expect(firstHashes.get(PATHS.privacy)).not.toBe(builtHashes.get(PATHS.privacy));
  await draftHeading(house, "Seconda parola");
  await publishAtDesk(phone, server);
  await until(PATHS.privacy, "Seconda parola");
  const second = await house.desk("pubblica").outcome;
  expect(second.output).toContain("non è cambiato niente");

  await publishAtDesk(phone, server, "1");
  await until(PATHS.privacy, "Prima parola");
  expect(await pageHashes()).toEqual(firstHashes);
  await publishAtDesk(phone, server, "0");
  await until(PATHS.privacy, UNEDITED_HEADING);
  expect(await pageHashes()).toEqual(builtHashes);
});

test("a restart, also at another address, shows the published texts, or the software's without a store", async () => {
  await draftHeading(house, "Ultima parola");
  expect(await house.desk("pubblica").outcome).toMatchObject({ code: 0 });
  await server.stop();
  server = await start({ SITE_URL: "https://casa.example" });
  expect(await readPage(PATHS.privacy)).toContain("Ultima parola");
  expect(await readPage("/")).toContain('<link rel="canonical" href="https://casa.example/"');
  expect(await readPage("/sitemap.xml")).not.toContain("localhost");
  await server.stop();
  const file = storeFile(house.dataDir);
  renameSync(file, `${file}.aside`);
  writeFileSync(file, "no database".repeat(500));
  server = await start();
  expect(await readPage(PATHS.privacy)).toContain(UNEDITED_HEADING);
  expect(JSON.parse(await readPage("/healthz"))).toMatchObject({ store: "away", release: 0 });
  await server.stop();
  renameSync(`${file}.aside`, file);
  server = await start();
  expect(await readPage(PATHS.privacy)).toContain("Ultima parola");
});

test("check, build and desk report an issue alike, with file, line and reason, and change nothing", async () => {
  const hashesBefore = await pageHashes();
  house.rewrite("content/it/privacy.yaml", /^lead: .*\n/m, "");
  house.rewrite("content/prices.yaml", /(?<=^  elegant_room: \{ )base: "[\d,]+"/m, 'base: "85.00"');
  house.rewrite("content/pictures.yaml", /elegant-wide|about-table/, "nessuna-foto");
  const { code, output } = await house.desk("importa", join(house.folder, "content")).outcome;
  expect(code).toBe(1);
  const printed = (text: string) =>
    text.split("\n").filter((line) => /^content\/.*:\d+ {2}/.test(line));
  expect(printed(output)).toHaveLength(3);
  expect(output).toContain("Non è cambiato niente");
  for (const script of IS_FULL ? ["check-content", "build"] : ["check-content"])
    expect(printed((await house.run(`scripts/${script}.ts`).outcome).output)).toEqual(
      printed(output),
    );
  expect(await pageHashes()).toEqual(hashesBefore);
});
