import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Availability } from "#app/domain/availability.ts";
import { calendarPath, AVAILABILITY_PATH, PATHS } from "#app/paths/paths.ts";
import { ensureExportToken } from "#server/store/feed-exports.ts";
import { openStore, type StoreLocation } from "#server/store/open.ts";
import {
  requestSubscription,
  confirmSubscriber,
  subscriberByEmail,
} from "#server/store/subscribers.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { allPages, SITE_FILES } from "#tests/support/pages.ts";
import { seededRandom } from "#tests/support/random.ts";
import { PRICE_PATH } from "./support/desk-phone.ts";
import { draftHeading, draftValue } from "./support/draft.ts";
import { print, send } from "./support/guest.ts";
import { publishingHouse } from "./support/publishing-house.ts";
import { BUILD, type RunningServer, startTestServer } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

const ROOM_SLUG = "elegant_room";

/** The rows of a store's tables, sorted, for a comparison. */
async function contentOf(where: StoreLocation): Promise<Map<string, string[]>> {
  const content = new Map<string, string[]>();
  const store = await openStore(where);
  await store.read(async (query) => {
    // The list includes SQLite's table sqlite_sequence, which holds the highest message number ever used.
    const tables = "SELECT name FROM sqlite_master WHERE type = 'table'";
    for (const { name: table } of await query<{ name: string }>(tables)) {
      const rows = await query(`SELECT * FROM ${table}`);
      // Of the settings only secret and draft are compared: the server changes the others every hour.
      const comparedRows = rows.filter(
        ({ name }) => table !== "settings" || /secret|draft/.test(String(name)),
      );
      content.set(table, comparedRows.map((row) => JSON.stringify(row)).toSorted());
    }
  });
  await store.close();
  return content;
}

/** The responses of all pages and files, by path; the availability without its time. */
async function servedTexts({ url }: RunningServer, others: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of [...allPages, ...SITE_FILES, ...others]) {
    const response = await fetch(url + path);
    texts.set(path, `${response.status} ${await response.text()}`);
  }
  const { rooms } = (await (await fetch(url + AVAILABILITY_PATH)).json()) as Availability;
  const nights = Object.entries(rooms).map(([slug, { state, taken }]) => [slug, state, taken]);
  texts.set(AVAILABILITY_PATH, JSON.stringify(nights));
  return texts;
}

const KILL_COUNT = IS_FULL ? 30 : 1;

test("a copy restores the whole house, on an empty machine and over a later store", async () => {
  const folder = scratch();
  const house = publishingHouse(folder);
  const startOn = (dataDir: string) =>
    startTestServer({ site: BUILD, environment: { DATA_DIR: dataDir } });
  const run = ({ dataDir }: StoreLocation, ...words: string[]) =>
    house.run(
      "--input-type=module",
      "-e",
      `process.env.DATA_DIR = ${JSON.stringify(dataDir)};
       const { importBundle } = await import("#server/bundle.ts");
       const { runDesk } = await importBundle();
       process.exitCode = await runDesk(${JSON.stringify(words)}, process.env);`,
    );
  const desk = async (where: StoreLocation, ...words: string[]) => {
    const { code, output } = await run(where, ...words).outcome;
    expect(output + code).toMatch(/0$/);
    return output;
  };

  const oldLocation = { dataDir: house.dataDir };
  let server = await startOn(oldLocation.dataDir);
  for (const text of ["uno", "due", "tre"]) expect(await send(server.url, text)).toBeDefined();
  const store = await openStore(oldLocation);
  const anna = { email: "anna@posta.example", consent: "Sì", isSuspect: false };
  await requestSubscription(store, anna, Date.now());
  const { key = "" } = (await subscriberByEmail(store, anna.email)) ?? {};
  await confirmSubscriber(store, key, Date.now());
  const token = await store.transaction((query) =>
    ensureExportToken(query, { room: ROOM_SLUG, portal: "airbnb" }),
  );
  await store.close();
  await desk(oldLocation, "chiudi", ROOM_SLUG, "2027-08-12", "2027-08-15");
  await draftValue(oldLocation, { file: "prices", path: PRICE_PATH, value: "93,00" });
  await desk(oldLocation, "pubblica");
  await draftHeading(oldLocation, "Seconda pubblicazione");
  await desk(oldLocation, "pubblica");
  const awaitWords = async (one: RunningServer, words: string) => {
    while (!(await (await fetch(one.url + PATHS.privacy)).text()).includes(words)) await pause(100);
  };
  await awaitWords(server, "Seconda pubblicazione");
  const calendarPaths = [calendarPath(ROOM_SLUG, token)];
  const textsBefore = await servedTexts(server, calendarPaths);
  expect([...textsBefore.values()].some((text) => text.includes("93,00"))).toBe(true);
  await desk(oldLocation, "backup", join(folder, "copie"));
  const copy = join(folder, "copie", readdirSync(join(folder, "copie"))[0] ?? "");
  await server.stop();
  const contentBefore = await contentOf(oldLocation);

  const newLocation = { dataDir: join(folder, "bare") };
  expect(await desk(newLocation, "ripristina", copy)).toContain("3 messaggi.");
  expect(await contentOf(newLocation)).toEqual(contentBefore);
  server = await startOn(newLocation.dataDir);
  expect(await servedTexts(server, calendarPaths)).toEqual(textsBefore);
  await server.stop();

  // Restores the copy over a store with newer data: a kill leaves one of both, and the newer data set aside.
  server = await startOn(oldLocation.dataDir);
  expect(await send(server.url, "dopo")).toBeDefined();
  await desk(oldLocation, "chiudi", ROOM_SLUG, "2027-09-12", "2027-09-15");
  await draftHeading(oldLocation, "Terza pubblicazione");
  await desk(oldLocation, "pubblica");
  await awaitWords(server, "Terza pubblicazione");
  await server.stop();
  const laterContent = await contentOf(oldLocation);
  const { integer } = seededRandom(47);
  let restoredCount = 0;
  for (let turn = 0; turn < KILL_COUNT; turn++) {
    const { outcome, kill } = run(oldLocation, "ripristina", copy);
    const timer = setTimeout(kill, integer(100, 1_500));
    await outcome;
    clearTimeout(timer);
    const restoredContent = await contentOf(oldLocation);
    expect([contentBefore, laterContent]).toContainEqual(restoredContent);
    if (JSON.stringify([...restoredContent]) === JSON.stringify([...laterContent])) continue;
    restoredCount++;
    const aside = readdirSync(oldLocation.dataDir).find((name) => name.includes(".prima-")) ?? "";
    await desk(oldLocation, "ripristina", join(oldLocation.dataDir, aside));
    expect(await contentOf(oldLocation)).toEqual(laterContent);
  }
  print(`ripristina killed ${KILL_COUNT} times: ${restoredCount} had happened, all whole`);
  await desk(oldLocation, "ripristina", copy);
  expect(await contentOf(oldLocation)).toEqual(contentBefore);
  server = await startOn(oldLocation.dataDir);
  expect(await servedTexts(server, calendarPaths)).toEqual(textsBefore);
  await server.stop();
  print(`a copy put back twice: ${textsBefore.size} addresses byte for byte each time`);
});
