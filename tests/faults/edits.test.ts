/** The family's edits: the way back, and commands that are killed. */
import { hash } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { applyEdits, valueAt, valuesOf } from "#app/content/edits.ts";
import { releaseOfBuild } from "#server/releases/current-site.ts";
import type { Database } from "#server/store/database.ts";
import { allEdits } from "#server/store/edits.ts";
import { secretOf } from "#server/store/key-values.ts";
import { openStore } from "#server/store/open.ts";
import { type BuildId, currentEdits } from "#server/store/releases.ts";
import { catalogue } from "#tests/support/content.ts";
import { chances } from "#tests/support/random.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { publishingHouse, succeeds, type House } from "./support/publishing-house.ts";
import { figure } from "./support/guest.ts";
import { BUILD, type Running, scratch, startServer } from "./support/server.ts";

const EDIT = ["modifica", "prezzi", "Elegant Room"];

const homePage = async ({ url }: Running) => (await fetch(url)).text();

const digestOf = async (server: Running) => hash("sha256", await homePage(server));

test("who goes back gets the words of then, and the list says what changed", async () => {
  const { folder, remove } = scratch();
  const house = publishingHouse(folder);
  const server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
  const store = await openStore({ dataDir: house.dataDir });
  onTestFinished(async () => {
    await server.kill();
    await store.close();
    remove();
  });
  const shows = async (words: string) => {
    while (!(await homePage(server)).includes(words)) await pause(100);
  };
  const own = await digestOf(server);
  for (const price of ["91", "94"]) {
    await succeeds(house, ...EDIT, price);
    await succeeds(house, "pubblica");
  }
  await shows("94,00");
  expect(await succeeds(house, "pubblica", "--elenco")).toContain("da 91,00 a 94,00");
  // As three more publications leave it: without its text, so that it is rendered again.
  await store.transaction((query) => query("UPDATE releases SET body = '' WHERE number = 1"));
  expect(await succeeds(house, "pubblica", "--torna", "1")).toContain("Pubblicato");
  await shows("91,00");
  expect(await succeeds(house, "modifica", "prices", "rates.elegant_room")).toContain("91,00");
  await succeeds(house, "pubblica", "--torna");
  await shows("94,00");
  await succeeds(house, ...EDIT, "99");
  await succeeds(house, "scarta", "--giusto");
  expect(await succeeds(house, "modifica", "prices", "rates.elegant_room")).toContain("94,00");
  await succeeds(house, "modifica", "prices", "rates.elegant_room.base", "85");
  await succeeds(house, "pubblica");
  while ((await digestOf(server)) !== own) await pause(100);
});

test("who goes back says what becomes of a draft, and it is kept or thrown away whole", async () => {
  const { folder, remove } = scratch();
  const house = publishingHouse(folder);
  const store = await openStore({ dataDir: house.dataDir });
  await secretOf(store);
  onTestFinished(async () => {
    await store.close();
    remove();
  });
  for (const price of ["91", "94"]) {
    await succeeds(house, ...EDIT, price);
    await succeeds(house, "pubblica");
  }
  await succeeds(house, "modifica", "it/home", "title", "Casa nostra");
  const standing = async () =>
    Object.fromEntries((await store.read(allEdits)).map(({ path, value }) => [path, value]));
  const before = await standing();
  for (const way of [["--torna"], ["--torna", "1"]]) {
    const refused = await house.desk("pubblica", ...way).said;
    expect(refused).toMatchObject({ code: 1, words: expect.stringMatching(/--tieni.*--scarta/) });
    expect(await standing()).toEqual(before);
  }
  await succeeds(house, "pubblica", "--torna", "--tieni");
  expect(await standing()).toEqual({ ...before, "rates.elegant_room.base": "91,00" });
  await succeeds(house, "pubblica", "--torna", "2", "--tieni");
  expect(await standing()).toEqual(before);
  await succeeds(house, "pubblica", "--torna", "1", "--scarta");
  expect(await standing()).toEqual({ "rates.elegant_room.base": "91,00" });
});

const KILLS = IS_FULL ? 100 : 1;

/** The price and the title of the draft, and the price that guests see. */
type State = { price: string; title: string; online: string };

let house: House;
let server: Running;
let store: Database;
let build: BuildId;
let remove: () => void;
beforeAll(async () => {
  const own = scratch();
  remove = own.remove;
  house = publishingHouse(own.folder);
  server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
  store = await openStore({ dataDir: house.dataDir });
  build = (await releaseOfBuild(BUILD)).release;
});
afterAll(async () => {
  await server.kill();
  await store.close();
  remove();
});

const PRICE = "rates.elegant_room.base";

async function stateOf(): Promise<State> {
  const edits = await store.read(allEdits);
  const published = await currentEdits(store, build);
  const online = String(valueAt(valuesOf("prices", published), PRICE));
  // Guests are shown what the store says, whole.
  while (!(await homePage(server)).includes(online)) await pause(50);
  return {
    price: String(valueAt(valuesOf("prices", edits), PRICE)),
    title: String(valueAt(valuesOf("it/home", edits), "title")),
    online,
  };
}

const words = (name: string) => join(house.folder, name);

/** A folder of the family's, with another price and another title. */
function writeWords(name: string, price: string): void {
  cpSync(join(house.folder, "content"), words(name), { recursive: true });
  house.rewrite(`${name}/prices.yaml`, /(?<=elegant_room: \{ base: )"[\d,]+"/, `"${price}"`);
  house.rewrite(`${name}/it/home.yaml`, /^title: .*/m, `title: Casa ${price}`);
}

/** What was exported is either not there or whole. */
async function expectWholeFiles(name: string): Promise<void> {
  const { overrides } = applyEdits(catalogue, await store.read(allEdits));
  for (const [file, text] of Object.entries(overrides)) {
    const path = join(words(name), `${file}.yaml`);
    expect([text, undefined]).toContain(existsSync(path) ? readFileSync(path, "utf8") : undefined);
  }
}

type Row = {
  name: string;
  prepare?: (price: string, folder: string) => Promise<unknown> | void;
  command: (price: string, folder: string) => string[];
  /** `first` is the state before `prepare`. */
  after: (before: State, price: string, first: State) => State;
  check?: (folder: string) => Promise<void>;
};

const setPrice = (price: string) => succeeds(house, ...EDIT, price);
test.each<Row>([
  {
    name: "modifica",
    command: (price) => [...EDIT, price],
    after: (before, price) => ({ ...before, price }),
  },
  {
    name: "pubblica",
    prepare: setPrice,
    command: () => ["pubblica", "--giusto"],
    after: (before, price) => ({ ...before, online: price }),
  },
  {
    name: "pubblica --torna",
    prepare: async (price) => {
      await setPrice(price);
      await succeeds(house, "pubblica", "--giusto");
    },
    command: () => ["pubblica", "--torna"],
    after: (_, __, first) => first,
  },
  {
    name: "scarta",
    prepare: setPrice,
    command: () => ["scarta", "prices"],
    after: (before) => ({ ...before, price: before.online }),
  },
  {
    name: "importa",
    prepare: (price, folder) => writeWords(folder, price),
    command: (_, folder) => ["importa", words(folder), "--mio"],
    after: (before, price) => ({ ...before, price, title: `Casa ${price}` }),
  },
  {
    name: "esporta",
    prepare: async (price) => {
      await setPrice(price);
      await succeeds(house, "modifica", "it/home", "title", `Casa ${price}`);
    },
    command: (_, folder) => ["esporta", words(folder)],
    after: (before) => before,
    check: expectWholeFiles,
  },
])(
  `$name, killed at ${KILLS} moments, has happened or not, and then works`,
  async (row) => {
    const { whole } = chances(row.name.length);
    let done = 0;
    let duration = 1_000; // in milliseconds, until a run has come to its end
    for (let turn = 0; turn < KILLS; turn++) {
      const price = `${100 + turn + (row.name === "importa" ? 200 : 0)},00`;
      const folder = `${row.name.replaceAll(" ", "")}-${turn}`;
      const first = await stateOf();
      await row.prepare?.(price, folder);
      const before = await stateOf();
      const after = row.after(before, price, first);
      const { said, kill } = house.desk(...row.command(price, folder));
      const timer = setTimeout(kill, whole(20, duration));
      await said;
      clearTimeout(timer);
      const state = await stateOf();
      expect([before, after]).toContainEqual(state);
      await row.check?.(folder);
      const hasHappened = JSON.stringify(state) === JSON.stringify(after);
      if (hasHappened) done++;
      else {
        const start = performance.now();
        await succeeds(house, ...row.command(price, folder));
        duration = Math.round(performance.now() - start);
      }
      expect(await stateOf()).toEqual(after);
    }
    figure(`kill -9 of ${row.name}: ${KILLS} times, ${done} had happened`);
  },
  3_600_000,
);
