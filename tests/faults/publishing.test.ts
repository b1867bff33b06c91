import { hash } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { PATHS } from "#app/paths/paths.ts";
import { openStore, storeFile } from "#server/store/open.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { allPages, listedInAll, SITE_FILES } from "#tests/support/pages.ts";
import { phoneOf, publish as publishAtDesk } from "./support/desk-phone.ts";
import { draftHeading } from "./support/draft.ts";
import { figure } from "./support/guest.ts";
import { manyGuests } from "./support/many-guests.ts";
import { type House, publishingHouse } from "./support/publishing-house.ts";
import { BUILD, type Running, scratch, startServer } from "./support/server.ts";

const { folder, remove } = scratch();
let house: House;
let server: Running;
const start = () => startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });

beforeAll(async () => {
  house = publishingHouse(folder);
  server = await start();
}, 60_000);
afterAll(async () => {
  await server.stop();
  remove();
});

const OWN_HEADING = "Privacy e accessibilità</h1>";

/** What a guest reads at an address. */
async function read(path: string): Promise<string> {
  const answer = await fetch(server.url + path);
  const text = await answer.text();
  expect(`${path} ${answer.status}`).toBe(`${path} 200`);
  return text;
}

/** Waits until a page says it; the file's own limit ends a wait in vain. */
async function until(path: string, words: string): Promise<void> {
  while (!(await read(path)).includes(words)) await pause(100);
}

/** Publishes another heading; gives how long it took until guests read it, in seconds. */
async function publish(heading: string): Promise<number> {
  await draftHeading(house, heading);
  const before = performance.now();
  const { said } = house.desk("pubblica");
  const shown = until(PATHS.privacy, heading).then(() => performance.now() - before);
  const { code, words } = await said;
  expect(`${words}${code}`).toMatch(/Pubblicato in \d+,\d secondi[^]*0$/);
  return (await shown) / 1000;
}

/** Every page and what stands beside it, byte for byte as it is sent; security.txt says when it was published. */
async function everything(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const paths = [...(IS_FULL ? allPages : listedInAll), ...SITE_FILES];
  for (const path of paths)
    all.set(path, hash("sha256", await (await fetch(server.url + path)).text()));
  return all;
}

test("what the family publishes is read at once, and going back restores every byte", async () => {
  const built = await everything();
  const store = await openStore(house);
  onTestFinished(() => store.close());
  const phone = await phoneOf(store, server, "telefono");
  await draftHeading(house, "Prima parola");
  expect((await house.desk("pubblica").said).words).toMatch(/Pubblicato in \d+,\d secondi/);
  await until(PATHS.privacy, "Prima parola");
  const first = await everything();
  expect(first.get(PATHS.privacy)).not.toBe(built.get(PATHS.privacy));
  await draftHeading(house, "Seconda parola");
  await publishAtDesk(phone, server);
  await until(PATHS.privacy, "Seconda parola");
  const again = await house.desk("pubblica").said;
  expect(again.words).toContain("non è cambiato niente");

  await publishAtDesk(phone, server, "1");
  await until(PATHS.privacy, "Prima parola");
  expect(await everything()).toEqual(first);
  await publishAtDesk(phone, server, "0");
  await until(PATHS.privacy, OWN_HEADING);
  expect(await everything()).toEqual(built);
});

/** The words that islands share come after the first script. */
const isWords = (address: string) => address.startsWith("/assets/words-");

const SWAPS = IS_FULL ? 10 : 1;
const LAST_SWAP = `Scambio ${SWAPS}`;
/** How long the last publication took, in seconds. */
let calm = 0;
const RATE = IS_FULL ? 1_000 : 200;
const GUESTS = 200;
/** Between a page and its first script, in milliseconds: meanwhile the family may publish. */
const SLOW_LINE = 200;

test(`${RATE} requests a second during ${SWAPS} swaps meet no error and no page of two releases`, async () => {
  figure(`from pubblica to the open port: ${(await publish("Scambio 0")).toFixed(1)} s`);
  const { sent, close } = manyGuests(server.url, GUESTS);
  const over = new AbortController();
  const wrong = new Set<string>();
  let [asked, visits] = [0, 0];
  const ask = async (path: string) => {
    const answer = await sent(path);
    asked++;
    if (answer.status !== 200) wrong.add(`${path} ${answer.status}`);
    return answer;
  };
  const visit = async () => {
    const page = await ask(PATHS.privacy);
    await pause(SLOW_LINE);
    // The words of the page's islands, and by turns what else it asks for.
    const [asset = ""] = page.assets.splice(visits++ % 2 ? page.assets.findIndex(isWords) : 0, 1);
    page.assets.push(asset);
    await ask(asset);
    if (page.swaps.length !== 1) wrong.add(`${PATHS.privacy} of ${page.swaps.join()}`);
  };
  const turn = (2 * GUESTS * 1_000) / RATE;
  const guests = Array.from({ length: GUESTS }, async (_, guest) => {
    // One after the other, as guests come; who had to wait catches up.
    const first = performance.now() + (turn * guest) / GUESTS;
    for (let next = first; !over.signal.aborted; next += turn) {
      await pause(Math.max(0, next - performance.now()));
      await visit().catch((error: unknown) => wrong.add(String(error)));
    }
  });
  const began = performance.now();
  for (let swap = 1; swap <= SWAPS; swap++) calm = await publish(`Scambio ${swap}`);
  const seconds = (performance.now() - began) / 1000;
  over.abort();
  await Promise.all(guests);
  close();
  figure(`${SWAPS} swaps, ${(asked / seconds).toFixed(0)} requests a second, ${wrong.size} errors`);
  expect([...wrong]).toEqual([]);
});

test("a restart shows what was published, and the files' own words while the store cannot be read", async () => {
  await server.stop();
  server = await start();
  expect(await read(PATHS.privacy)).toContain(LAST_SWAP);
  await server.stop();
  // A store that cannot be read: its file is no database.
  const file = storeFile(house.dataDir);
  renameSync(file, `${file}.aside`);
  writeFileSync(file, "no database".repeat(500));
  server = await start();
  expect(await read(PATHS.privacy)).toContain(OWN_HEADING);
  expect(JSON.parse(await read("/healthz"))).toMatchObject({ store: "away", release: 0 });
  await server.stop();
  renameSync(`${file}.aside`, file);
  server = await start();
  expect(await read(PATHS.privacy)).toContain(LAST_SWAP);
});

const KILLS = IS_FULL ? 100 : 1;

test(`publishing killed at ${KILLS} moments leaves one whole release, the old or the new`, async () => {
  let [old, isNew] = [LAST_SWAP, 0];
  for (let round = 1; round <= KILLS; round++) {
    const heading = `Colpo ${round}`;
    await draftHeading(house, heading);
    const desk = house.desk("pubblica");
    await pause(Math.random() * calm * 1_000);
    desk.kill();
    await desk.said;
    await server.kill();
    server = await start();
    const html = await read(PATHS.privacy);
    const shown = [old, heading].filter((one) => html.includes(`${one}</h1>`));
    expect(shown).toHaveLength(1);
    if (shown[0] === heading) [old, isNew] = [heading, isNew + 1];
  }
  figure(`kill -9 of publishing: ${KILLS} times, ${isNew} new and ${KILLS - isNew} old, all whole`);
});

test("a slip is told with file, line and reason by the check, the build and the desk alike, and changes nothing", async () => {
  const before = await everything();
  house.rewrite("content/it/privacy.yaml", /^lead: .*\n/m, "");
  house.rewrite("content/prices.yaml", /(?<=^  elegant_room: \{ )base: "[\d,]+"/m, 'base: "85.00"');
  house.rewrite("content/pictures.yaml", /elegant-wide|about-garden/, "nessuna-foto");
  const { code, words } = await house.desk("importa", join(house.folder, "content")).said;
  expect(code).toBe(1);
  const told = (text: string) =>
    text.split("\n").filter((line) => /^content\/.*:\d+ {2}/.test(line));
  expect(told(words)).toHaveLength(3);
  expect(words).toContain("Non è cambiato niente");
  for (const script of IS_FULL ? ["check-content", "build"] : ["check-content"])
    expect(told((await house.run(`scripts/${script}.ts`).said).words)).toEqual(told(words));
  expect(await everything()).toEqual(before);
});
