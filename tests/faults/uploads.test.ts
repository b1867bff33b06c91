/** The family's photographs: from a file to the pages, through upgrades, copies, moves and faults. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { photographOf } from "#app/content/photographs.ts";
import { PATHS } from "#app/paths/paths.ts";
import type { Database } from "#server/store/database.ts";
import { allEdits } from "#server/store/edits.ts";
import { secretOf } from "#server/store/key-values.ts";
import { openStore } from "#server/store/open.ts";
import { readUpload } from "#server/store/uploads.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { chances } from "#tests/support/random.ts";
import { publishingHouse, succeeds } from "./support/publishing-house.ts";
import { BUILD, newBuild, type Running, scratch, startServer } from "./support/server.ts";

const PICTURE = "elegant-wide";
const PAGE = PATHS.room("elegant_room");

/** The red, green and blue of two photographs that nobody confuses. */
const MAGENTA = [200, 0, 200] as const;
const GREEN = [0, 160, 0] as const;

async function photograph(folder: string, [r, g, b]: readonly [number, number, number]) {
  const file = join(folder, `${r}-${g}-${b}.jpg`);
  const create = { width: 1200, height: 900, channels: 3, background: { r, g, b } } as const;
  await sharp({ create }).jpeg().toFile(file);
  return file;
}

/** The address of the picture in the page that guests see. */
async function addressIn({ url }: Running): Promise<string> {
  const page = await (await fetch(url + PAGE)).text();
  return new RegExp(`/pictures/${PICTURE}-gallery\\.[\\da-f]{8}`).exec(page)?.[0] ?? "";
}

async function bytesAt({ url }: Running, base: string, format = "webp"): Promise<Buffer> {
  const answer = await fetch(`${url}${base}-720.${format}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`]);
  return Buffer.from(await answer.arrayBuffer());
}

/** Whether a picture has this colour in its middle, as far as its encoding allows. */
async function expectColour(picture: Buffer, colour: readonly number[]): Promise<void> {
  const { channels } = await sharp(picture).stats();
  for (const [at, { mean }] of channels.entries())
    expect(Math.abs(mean - colour[at]!)).toBeLessThan(12);
}

const uploadsIn = (store: Database) =>
  store.read((query) => query<{ id: string }>("SELECT id FROM uploads"));

test("a photograph is shown once it is published, and goes along through all that a house goes through", async () => {
  const { folder, remove } = scratch();
  const house = publishingHouse(folder);
  const servers: Running[] = [];
  const start = async (dataDir: string, site = BUILD) => {
    const server = await startServer({ site, environment: { DATA_DIR: dataDir } });
    servers.push(server);
    return server;
  };
  const server = await start(house.dataDir);
  const store = await openStore({ dataDir: house.dataDir });
  onTestFinished(async () => {
    await Promise.all(servers.map((one) => one.kill()));
    await store.close();
    remove();
  });
  const shows = async (base: string) => {
    while ((await addressIn(server)) !== base) await pause(100);
  };
  const own = await addressIn(server);

  // A draft shows nothing; thrown away, it leaves nothing.
  await succeeds(house, "fotografia", PICTURE, await photograph(folder, GREEN));
  expect(await succeeds(house, "stato")).toContain("Da pubblicare: 1 modifica");
  expect(await addressIn(server)).toBe(own);
  expect(await succeeds(house, "scarta", "fotografia", PICTURE)).toContain("Scartato");
  expect(await uploadsIn(store)).toEqual([]);

  await succeeds(house, "fotografia", PICTURE, await photograph(folder, MAGENTA));
  expect(await succeeds(house, "pubblica")).toContain("Pubblicato");
  while ((await addressIn(server)) === own) await pause(100);
  const magenta = await addressIn(server);
  const published = await bytesAt(server, magenta);
  await expectColour(published, MAGENTA);
  await expectColour(await bytesAt(server, magenta, "avif"), MAGENTA);

  // Back and forth, with and without a draft in between.
  await succeeds(house, "pubblica", "--torna");
  await shows(own);
  expect(await uploadsIn(store)).toHaveLength(1);
  await succeeds(
    house,
    "fotografia",
    PICTURE,
    await photograph(folder, GREEN),
    "--centro",
    "40,60",
  );
  await succeeds(house, "pubblica", "--torna", "1", "--scarta");
  await shows(magenta);
  expect(await uploadsIn(store)).toHaveLength(1);
  expect(await succeeds(house, "pubblica", "--elenco")).toContain(
    "fotografia elegant-wide: la vostra al posto di quella del sito",
  );

  // As files, the photograph is the catalogue's own, at the same address.
  const files = join(folder, "files/content");
  await succeeds(house, "esporta", files);
  expect(readdirSync(join(folder, "files/pictures/masters"))).toEqual([`${PICTURE}.jpg`]);
  expect(readFileSync(join(folder, "files/pictures/catalogue.yaml"), "utf8")).toContain(
    `${PICTURE}: { focus: [0.5, 0.5], tone: tan }`,
  );

  // A copy in an empty folder, and another build on it, which has to cut nothing again.
  await succeeds(house, "backup", join(folder, "copies"));
  const [copy = ""] = readdirSync(join(folder, "copies"));
  const other = publishingHouse(join(folder, "other"));
  await succeeds(other, "ripristina", join(folder, "copies", copy));
  const restored = await start(other.dataDir, newBuild(house.folder, "upgrade"));
  expect(restored.said()).not.toMatch(/Error|does not fit/);
  expect(await addressIn(restored)).toBe(magenta);
  expect((await bytesAt(restored, magenta)).equals(published)).toBe(true);

  await succeeds(house, "fotografia", PICTURE, "--togli");
  await succeeds(house, "pubblica");
  await shows(own);
}, 480_000);

const KILLS = IS_FULL ? 100 : 1;

test("a command that is killed leaves one photograph or the other, whole", async () => {
  const { folder, remove } = scratch();
  const house = publishingHouse(folder);
  const store = await openStore({ dataDir: house.dataDir });
  await secretOf(store);
  onTestFinished(async () => {
    await store.close();
    remove();
  });
  const files = [await photograph(folder, MAGENTA), await photograph(folder, GREEN)];
  const colours = [MAGENTA, GREEN];
  await succeeds(house, "fotografia", PICTURE, files[1]!);
  const { whole } = chances(33);
  for (let turn = 0; turn < KILLS; turn++) {
    const { said, kill } = house.desk("fotografia", PICTURE, files[turn % 2]!);
    const timer = setTimeout(kill, whole(300, 1_200));
    await said;
    clearTimeout(timer);
    const [edit, ...others] = await store.read(allEdits);
    expect(others).toEqual([]);
    const { upload = "" } = (edit && photographOf(edit)) ?? {};
    expect(await uploadsIn(store)).toEqual([{ id: upload }]);
    const bytes = await readUpload(store, upload);
    const { channels } = await sharp(bytes).stats();
    const means = channels.map(({ mean }) => Math.round(mean));
    expect(
      colours.some((colour) => colour.every((part, at) => Math.abs(part - means[at]!) < 12)),
    ).toBe(true);
  }
  expect(await succeeds(house, "fotografia", PICTURE, files[0]!)).toContain("1200×900");
}, 600_000);
