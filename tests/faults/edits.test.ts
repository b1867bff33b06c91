/** The family's edits through upgrades, faults and other hands. */
import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "#server/store/open.ts";
import { pastReleases } from "#server/store/releases.ts";
import { chances } from "#tests/support/random.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { publishingHouse, succeeds } from "./support/publishing-house.ts";
import { BUILD, newBuild, type Running, scratch, startServer } from "./support/server.ts";

const EDIT = ["modifica", "prezzi", "Elegant Room"];

const homePage = async ({ url }: Running) => (await fetch(url)).text();

const digestOf = async (server: Running) => hash("sha256", await homePage(server));

describe.each([
  ["SQLite", undefined],
  ["PostgreSQL", emptyDatabase],
])("%s", (_, place) => {
  test("an upgrade's first answer has the family's price, and leaves out what no longer fits", async () => {
    const { folder, remove } = scratch();
    const database = await place?.();
    if (database) vi.stubEnv("DATABASE_URL", database.url);
    const house = publishingHouse(folder);
    const start = (site: string) => startServer({ site, environment: { DATA_DIR: house.dataDir } });
    let server = await start(BUILD);
    const store = await openStore({
      dataDir: house.dataDir,
      ...(database && { databaseUrl: database.url }),
    });
    onTestFinished(async () => {
      await server.kill();
      await store.close();
      vi.unstubAllEnvs();
      await database?.remove();
      remove();
    });
    await succeeds(house, ...EDIT, "90");
    expect((await homePage(server)).includes("90,00")).toBe(false);
    expect(await succeeds(house, "pubblica")).toContain("Pubblicato");
    while (!(await homePage(server)).includes("90,00")) await pause(20);
    const published = await digestOf(server);
    // A draft is not public, whatever is upgraded.
    await succeeds(house, ...EDIT, "95");

    await server.stop();
    server = await start(newBuild(house.folder, "upgrade"));
    expect(server.said()).not.toMatch(/Error/);
    expect(await digestOf(server)).toBe(published);
    await server.stop();

    // The next build's files have no place for one of the edits.
    const [{ number, edits } = { number: 0, edits: [] }] = await pastReleases(store);
    const lost = { ...edits[0], path: "rates.gone.base" };
    await store.transaction((query) =>
      query("UPDATE releases SET edits = ? WHERE number = ?", [
        JSON.stringify([...edits, lost]),
        number,
      ]),
    );
    server = await start(newBuild(house.folder, "another"));
    expect(server.said()).not.toMatch(/Error/);
    expect(await digestOf(server)).toBe(published);
    expect(server.said()).toMatch(/edit of content\/prices\.yaml rates\.gone\.base does not fit/);
    const [last] = await pastReleases(store);
    expect(last).toMatchObject({ author: "aggiornamento", edits });
    expect(await succeeds(house, "modifica", "prices", "rates.elegant_room.base")).toContain(
      "95,00 (cambiato)",
    );
  }, 120_000);
});

test("who goes back gets the words of then, and the list says what changed", async () => {
  const { folder, remove } = scratch();
  const house = publishingHouse(folder);
  const server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
  onTestFinished(async () => {
    await server.kill();
    remove();
  });
  const shows = async (words: string) => {
    while (!(await homePage(server)).includes(words)) await pause(20);
  };
  const own = await digestOf(server);
  for (const price of ["91", "92", "93", "94"]) {
    await succeeds(house, ...EDIT, price);
    await succeeds(house, "pubblica");
  }
  await shows("94,00");
  expect(await succeeds(house, "pubblica", "--elenco")).toContain("da 93,00 a 94,00");
  // The text of the first is gone: it is rendered again.
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
  while ((await digestOf(server)) !== own) await pause(20);
}, 240_000);

const KILLS = IS_FULL ? 100 : 4;

test("a command that is killed leaves a value or the other, and the next one works", async () => {
  const { folder, remove } = scratch();
  const house = publishingHouse(folder);
  const server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
  onTestFinished(async () => {
    await server.kill();
    remove();
  });
  const { whole } = chances(25);
  let last = "85,00";
  for (let turn = 0; turn < KILLS; turn++) {
    const next = `${100 + turn},00`;
    const { said, kill } = house.desk(...EDIT, next);
    const timer = setTimeout(kill, whole(20, 700));
    await said;
    clearTimeout(timer);
    const [, value = ""] =
      /base: (\S+)/.exec(await succeeds(house, "modifica", "prices", "rates.elegant_room")) ?? [];
    expect([last, next]).toContain(value);
    last = value;
  }
}, 240_000);
