/** What the desk says of a photograph before it takes it. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { draftOf } from "#tests/support/draft.ts";
import type { DeskContext } from "./context.ts";
import { moveFocus, putPhotograph, removePhotograph } from "./photographs.ts";

let folder: string;
let database: Database;
let context: DeskContext;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "photographs-"));
  database = sqliteDatabase(join(folder, "store.db"));
  const settings = readSettings({ DATA_DIR: folder });
  context = { database, settings, author: "anna", now: 1, rooms: async () => [] };
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const file = (name: string, bytes: Buffer | string = ""): string => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "tan" } })
    .jpeg()
    .toBuffer();

test.each<[what: string, id: string, path: () => Promise<string> | string, reason: RegExp]>([
  ["a name that the catalogue lacks", "elegant-wild", () => "", /Ci sono: elegant-wide, /],
  ["a name like none", "cucina", () => "", /I nomi sono in pictures\/catalogue\.yaml/],
  ["the drawn map", "area-map", () => "", /cartina disegnata/],
  [
    "a file that is not there",
    "elegant-wide",
    () => join(folder, "no.jpg"),
    /non c’è: controllate/,
  ],
  ["a folder", "elegant-wide", () => folder, /scrivete il nome della fotografia/],
  ["a text", "elegant-wide", () => file("a.jpg", "Ciao"), /a\.jpg: non si apre.*Copiatela/],
  [
    "one for a gallery that is too small",
    "elegant-wide",
    async () => file("small.jpg", await photograph(719, 480)),
    /719×480 pixel, e per una galleria ne servono almeno 720×480\. Mettete/,
  ],
  [
    "one for a hero that is too small",
    "hero-terrace",
    async () => file("small.jpg", await photograph(1024, 900)),
    /per l’apertura di una pagina/,
  ],
  [
    "a file of more than 25 MB",
    "elegant-wide",
    () => {
      const large = file("large.jpg");
      truncateSync(large, 25_000_001);
      return large;
    },
    /ha 26 MB, e qui ne vanno al massimo 25\. Esportatela/,
  ],
])("%s is told with what to do, and changes nothing", async (_, id, path, reason) => {
  await expect(putPhotograph(context, id, await path())).rejects.toThrow(reason);
  expect(await draftOf(database)).toEqual({});
});

test("the smallest that will do is taken, moved and given back", async () => {
  const small = file("small.jpg", await photograph(720, 480));
  expect(await putPhotograph(context, "elegant-wide", small)).toMatchObject({ size: [720, 480] });
  await moveFocus(context, "elegant-wide", [0.4, 0.2]);
  const { photographs, ...others } = await draftOf(database);
  expect(others).toEqual({});
  expect(photographs).toMatchObject({
    values: { "elegant-wide": { focus: [0.4, 0.2] } },
    changes: { "elegant-wide": { author: "anna" } },
  });
  await removePhotograph(context, "elegant-wide");
  expect(await draftOf(database)).toEqual({});
  await expect(moveFocus(context, "elegant-wide", [0, 0])).rejects.toThrow(
    /scrivete anche il file/,
  );
});

test("pictures that are pieces of it are named", async () => {
  const key = file("key.jpg", await photograph(2000, 1500));
  expect(await putPhotograph(context, "service-key", key)).toMatchObject({
    pieces: expect.arrayContaining(["service-lock"]),
  });
});
