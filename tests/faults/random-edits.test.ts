/** Many edits in random order, with second thoughts between them, and the way back. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { valueAt, valuesOf } from "#app/content/edits.ts";
import type { Value } from "#app/content/yaml-splice.ts";
import type { DeskContext } from "#server/desk/context.ts";
import { exportEdits } from "#server/desk/edit-files.ts";
import { changeValue, discard } from "#server/desk/edits.ts";
import { readSettings } from "#server/settings/settings.ts";
import { allEdits } from "#server/store/edits.ts";
import { openStore } from "#server/store/open.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { chances } from "#tests/support/random.ts";
import { allPlaces, markedValue, markOf } from "./support/changed-values.ts";
import { figure } from "./support/guest.ts";
import { scratch } from "./support/server.ts";

/** Nothing is published. */
const UNBUILT = { build: "", made: 0 };

const EDITS = IS_FULL ? 1_000 : 30;

test(`${EDITS} edits in random order, some discarded or made anew, are exported and taken back`, async () => {
  const { folder, remove } = scratch();
  const database = await openStore({ dataDir: folder });
  onTestFinished(async () => {
    await database.close();
    remove();
  });
  const context: DeskContext = {
    database,
    settings: readSettings({ DATA_DIR: folder }),
    author: "anna",
    now: 1,
    rooms: async () => [],
  };
  const { whole, some } = chances(31);
  const places = allPlaces().filter(({ value }) => typeof value === "string");
  /** The values that should stand, by file and path. */
  const expected = new Map<string, { file: string; path: string; value: Value }>();
  const put = async (file: string, path: string, value: Value) =>
    expect([path, await changeValue(context, { file, path, value })]).toEqual([
      path,
      expect.objectContaining({ value }),
    ]);
  let discards = 0;
  for (let turn = 0; turn < EDITS; turn++) {
    const known = [...expected.values()];
    if (known.length > 0 && whole(1, 10) === 1) {
      const { discarded } = await discard(context, UNBUILT, { file: some(known).file });
      const [edit] = discarded;
      discards++;
      if (edit)
        for (const [key, { file }] of expected) if (file === edit.file) expected.delete(key);
      continue;
    }
    const isAgain = known.length > 0 && whole(1, 10) === 1;
    const place = isAgain
      ? places.find(({ file, path }) => expected.has(`${file} ${path}`))!
      : some(places);
    const { file, path } = place;
    const value = markedValue(place, markOf(turn));
    if (value === undefined) continue;
    await put(file, path, value);
    expected.set(`${file} ${path}`, { file, path, value });
  }
  figure(`${EDITS} random edits: ${expected.size} values stand after ${discards} discards`);

  const target = join(folder, "export");
  await exportEdits(context, target);
  const edits = await database.read(allEdits);
  for (const file of new Set(places.map((place) => place.file))) {
    const path = join(target, `${file}.yaml`);
    const written = existsSync(path) ? (parse(readFileSync(path, "utf8")) as unknown) : undefined;
    const own = valuesOf(file, []);
    const now = valuesOf(file, edits);
    for (const place of places.filter((one) => one.file === file)) {
      const wanted = expected.get(`${file} ${place.path}`)?.value ?? valueAt(own, place.path);
      expect([file, place.path, valueAt(now, place.path)]).toEqual([file, place.path, wanted]);
      expect([file, place.path, valueAt(written ?? own, place.path)]).toEqual([
        file,
        place.path,
        wanted,
      ]);
    }
  }

  // One after the other, in another order.
  const back = [...expected.values()].toSorted((a, b) =>
    String(a.value) < String(b.value) ? 1 : -1,
  );
  for (const { file, path } of back)
    await put(file, path, valueAt(valuesOf(file, []), path) as Value);
  expect(await database.read(allEdits)).toEqual([]);
  expect(await exportEdits(context, join(folder, "nothing"))).toEqual([]);
}, 3_600_000);
