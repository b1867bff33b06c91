import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import type { Database } from "./database.ts";
import { postgresDatabase } from "./postgres.ts";
import { currentNumber, publish, publishedRelease, takeBack } from "./releases.ts";
import { secretOf } from "./secret.ts";
import { sqliteDatabase } from "./sqlite.ts";

const POSTGRES = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "releases-"));
afterAll(() => rmSync(folder, { recursive: true }));

const BUILD = { build: "a", made: 1_000 };

const STORES: [name: string, open: () => Promise<Database>][] = [
  ["SQLite", async () => sqliteDatabase(join(folder, "store.db"))],
  ["PostgreSQL", () => postgresDatabase(POSTGRES)],
];

describe.each(STORES)("%s", (_, open) => {
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    database = await open();
    other = await open();
    // Its row is the lock that each publication takes, and stands before the first.
    await secretOf(database);
    await database.transaction(async (query) => {
      for (const table of ["releases", "release_pictures"]) await query(`DELETE FROM ${table}`);
    });
  });
  afterAll(async () => {
    await database.close();
    await other.close();
  });

  const put = (body: string, more = {}) =>
    currentNumber(database, BUILD).then((number) =>
      publish(
        database,
        { ...BUILD, made: 2_000, body, pictures: new Map(), ...more },
        { number, build: BUILD },
      ),
    );
  const current = async () => {
    const number = await currentNumber(other, BUILD);
    return number > 0 ? (await publishedRelease(other, number))?.body : undefined;
  };
  const pictures = async () =>
    [...((await publishedRelease(other, await currentNumber(other, BUILD)))?.pictures ?? [])].map(
      ([address, body]) => `${address} ${String(body)}`,
    );

  test("every server sees what was published last, and what stands after each step back", async () => {
    expect(await current()).toBeUndefined();
    await put("one");
    await put("two");
    expect(await current()).toBe("two");
    expect(await takeBack(database, BUILD)).toBe(true);
    expect(await current()).toBe("one");
    await put("three");
    await takeBack(database, BUILD);
    expect(await current()).toBe("one");
    await takeBack(database, BUILD);
    expect(await current()).toBeUndefined();
    expect(await takeBack(database, BUILD)).toBe(false);
  });

  test("of two who publish after the same release one is told to look again", async () => {
    const number = await currentNumber(database, BUILD);
    const one = { ...BUILD, made: 4_000, body: "same", pictures: new Map() };
    const after = { number, build: BUILD };
    const both = await Promise.all([publish(database, one, after), publish(other, one, after)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await current()).toBe("same");
    await takeBack(database, BUILD);
    expect(await currentNumber(other, BUILD)).toBe(number);
  });

  test.each([
    ["another build", { build: "b", made: 3_000 }],
    ["a build that was made since", { build: "a", made: 2_000 }],
  ])("%s shows its own release", async (__, build) => {
    await put("one");
    expect(await currentNumber(database, build)).toBe(0);
  });

  test("a picture stands as long as a release that shows it is kept", async () => {
    const picture = new Map([["/pictures/a.avif", Buffer.from("a")]]);
    await put("with", { pictures: picture });
    for (let more = 1; more < 20; more++) await put(`without ${more}`);
    expect(await pictures()).toEqual(["/pictures/a.avif a"]);
    await put("one too many");
    expect(await pictures()).toEqual([]);
  });

  test("twenty are kept: one goes back nineteen times, then to the build's own", async () => {
    for (let count = 1; count <= 25; count++) await put(`release ${count}`);
    const bodies: (string | undefined)[] = [];
    while (await takeBack(database, BUILD)) bodies.push(await current());
    expect(bodies).toHaveLength(20);
    expect(bodies.at(-2)).toBe("release 6");
    expect(bodies.at(-1)).toBeUndefined();
  });
});
