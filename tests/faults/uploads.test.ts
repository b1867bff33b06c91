/** The family's photographs: from a file to the pages, through upgrades, copies, moves and faults. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { PHOTOGRAPHS } from "#app/content/photographs.ts";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { PATHS } from "#app/paths/paths.ts";
import type { Database } from "#server/store/database.ts";
import { openStore } from "#server/store/open.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { phoneOf, photographForm, publish } from "./support/desk-phone.ts";
import { publishingHouse, succeeds } from "./support/publishing-house.ts";
import { BUILD, newBuild, type Running, scratch, startServer } from "./support/server.ts";

const PICTURE = "elegant-wide";
const FORM = `${DESK_PATHS.pictures}/${PICTURE}`;
const PAGE = PATHS.room("elegant_room");

/** The red, green and blue of two photographs that nobody confuses. */
const MAGENTA = [200, 0, 200] as const;
const GREEN = [0, 160, 0] as const;

function photograph([r, g, b]: readonly [number, number, number]): Promise<Buffer> {
  const create = { width: 1200, height: 900, channels: 3, background: { r, g, b } } as const;
  return sharp({ create }).jpeg().toBuffer();
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

// Of the plain run desk.test.ts publishes a photograph, backups.test.ts copies one.
test.runIf(IS_FULL)(
  "a photograph is shown once it is published, and goes along through all that a house goes through",
  async () => {
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
    const phone = await phoneOf(store, server, "telefono");
    const discardAll = () =>
      phone.ask(
        server,
        DESK_PATHS.discard,
        new URLSearchParams({ chiave: crypto.randomUUID(), file: PHOTOGRAPHS, posto: PICTURE }),
      );
    const send = async (colour: readonly [number, number, number]) => {
      const form = photographForm(await photograph(colour));
      expect((await phone.ask(server, FORM, form)).status).toBe(303);
    };

    // A draft shows nothing; thrown away, it leaves nothing.
    await send(GREEN);
    expect(await addressIn(server)).toBe(own);
    await discardAll();
    expect(await uploadsIn(store)).toEqual([]);

    await send(MAGENTA);
    await publish(phone, server);
    while ((await addressIn(server)) === own) await pause(100);
    const magenta = await addressIn(server);
    const published = await bytesAt(server, magenta);
    await expectColour(published, MAGENTA);
    await expectColour(await bytesAt(server, magenta, "avif"), MAGENTA);

    // Back and forth, with and without a draft in between.
    await publish(phone, server, "0");
    await shows(own);
    expect(await uploadsIn(store)).toHaveLength(1);
    await send(GREEN);
    await discardAll();
    await publish(phone, server, "1");
    await shows(magenta);
    expect(await uploadsIn(store)).toHaveLength(1);

    // As files, the photograph is the catalogue's own, at the same address.
    const files = join(folder, "files/content");
    await succeeds(house, "esporta", files);
    expect(readdirSync(join(folder, "files/pictures/masters"))).toEqual([`${PICTURE}.jpg`]);
    const catalogue = readFileSync(join(folder, "files/pictures/catalogue.yaml"), "utf8");
    expect(parse(catalogue)[PICTURE]).toEqual({ focus: [0.5, 0.5], tone: "tan" });

    // A copy in an empty folder, and another build on it, which cuts the photograph when it is asked for.
    await succeeds(house, "backup", join(folder, "copies"));
    const [copy = ""] = readdirSync(join(folder, "copies"));
    const other = publishingHouse(join(folder, "other"));
    await succeeds(other, "ripristina", join(folder, "copies", copy));
    const restored = await start(other.dataDir, newBuild(house.folder, "upgrade"));
    expect(restored.said()).not.toMatch(/Error|does not fit/);
    expect(await addressIn(restored)).toBe(magenta);
    expect((await bytesAt(restored, magenta)).equals(published)).toBe(true);

    const removal = new URLSearchParams({ chiave: crypto.randomUUID() });
    expect((await phone.ask(server, `${FORM}/togli`, removal)).status).toBe(303);
    await publish(phone, server);
    await shows(own);
  },
  480_000,
);
