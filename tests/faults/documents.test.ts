/** Documents that go into files and come from them, by commands that are killed. */
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { valueAt, valuesOf } from "#app/content/documents.ts";
import type { Database } from "#server/store/database.ts";
import { secretOf } from "#server/store/key-values.ts";
import { openStore } from "#server/store/open.ts";
import { changeValues, draftOf } from "#tests/support/draft.ts";
import { chances } from "#tests/support/random.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { PRICE } from "./support/desk-phone.ts";
import { publishingHouse, succeeds, type House } from "./support/publishing-house.ts";
import { figure } from "./support/guest.ts";
import { scratch } from "./support/server.ts";

const KILLS = IS_FULL ? 100 : 1;

/** The price and the title of the draft. */
type State = { price: string; title: string };

let house: House;
let store: Database;
let remove: () => void;
beforeAll(async () => {
  const own = scratch();
  remove = own.remove;
  house = publishingHouse(own.folder);
  store = await openStore({ dataDir: house.dataDir });
  await secretOf(store);
});
afterAll(async () => {
  await store.close();
  remove();
});

async function stateOf(): Promise<State> {
  const documents = await draftOf(store);
  return {
    price: String(valueAt(valuesOf("prices", documents), PRICE)),
    title: String(valueAt(valuesOf("it/home", documents), "title")),
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
  const documents = await draftOf(store);
  for (const file of Object.keys(documents)) {
    const path = join(words(name), `${file}.yaml`);
    if (!existsSync(path)) continue;
    expect(parse(readFileSync(path, "utf8"))).toEqual(valuesOf(file, documents));
  }
}

type Row = {
  name: string;
  prepare: (price: string, folder: string) => Promise<void> | void;
  after: (before: State, price: string) => State;
  check?: (folder: string) => Promise<void>;
};

test.each<Row>([
  {
    name: "importa",
    prepare: (price, folder) => writeWords(folder, price),
    after: (before, price) => ({ ...before, price, title: `Casa ${price}` }),
  },
  {
    name: "esporta",
    prepare: async (price) => {
      const title = { file: "it/home", path: "title", value: `Casa ${price}` };
      await changeValues(store, { file: "prices", path: PRICE, value: price }, title);
    },
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
      const folder = `${row.name}-${turn}`;
      const command = [row.name, words(folder), "--mio"];
      await row.prepare(price, folder);
      const before = await stateOf();
      const after = row.after(before, price);
      const { said, kill } = house.desk(...command);
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
        await succeeds(house, ...command);
        duration = Math.round(performance.now() - start);
      }
      expect(await stateOf()).toEqual(after);
    }
    figure(`kill -9 of ${row.name}: ${KILLS} times, ${done} had happened`);
  },
  3_600_000,
);
