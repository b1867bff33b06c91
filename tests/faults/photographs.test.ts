/** Photographs of every kind through the desk's form: each is upright and clean, or refused in a sentence. */
import { setTimeout as pause } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { photographOf } from "#app/content/photographs.ts";
import { PATHS } from "#app/paths/paths.ts";
import { readUpload } from "#server/store/uploads.ts";
import { draftOf } from "#tests/support/draft.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { phoneOf, photographForm, publish } from "./support/desk-phone.ts";
import { BUILD, scratch, served, storeOf } from "./support/server.ts";

const PICTURE = "elegant-wide";

const PLACE = {
  IFD0: { Model: "Telefono di Anna" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 27/1 0/1" },
};

/** 1 600 × 1 200 pixels of noise: one of a single colour would be whole again with half its bytes. */
const noise = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: "tan",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

const grey = (width: number, height: number) =>
  sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } });

const cutOff = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

type Row = [
  what: string,
  bytes: () => Promise<Buffer> | Buffer,
  outcome: [number, number] | RegExp,
];

const UNREADABLE = /non si apre: è rovinata, o non è una fotografia\. Copiatela di nuovo/;

/** One of each kind: pictures/prepare-upload.test.ts has them all. */
const ROWS: Row[] = [
  [
    "turned, with the place where it was taken",
    () => noise().withMetadata({ orientation: 6 }).withExifMerge(PLACE).jpeg().toBuffer(),
    [1200, 1600],
  ],
  ["of 60 megapixels", () => grey(10_000, 6_000).png().toBuffer(), /60 milioni.*più piccola/],
  ["cut off", async () => cutOff(await noise().jpeg().toBuffer()), UNREADABLE],
  [
    "HEIC",
    () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    /HEIC, il formato dell'iPhone.*Esportatela in JPG/,
  ],
  ["of no bytes", () => Buffer.alloc(0), UNREADABLE],
  ["of 26 MB", () => Buffer.alloc(26_000_000), /più di 25 MB: scegliete quella normale/],
];

const isOutcome = (found: string | [number, number], outcome: Row[2]) =>
  outcome instanceof RegExp ? outcome.test(String(found)) : String(found) === String(outcome);

async function expectClean(picture: Sharp): Promise<void> {
  const metadata = await picture.metadata();
  for (const note of ["exif", "xmp", "iptc", "orientation"])
    expect(metadata).not.toHaveProperty(note);
  expect(metadata).toMatchObject({ space: "srgb", depth: "uchar" });
}

test("photographs of every kind come in upright and clean, or are refused with what to do", async () => {
  const dataDir = scratch();
  const server = await served({ site: BUILD, environment: { DATA_DIR: dataDir } });
  const database = await storeOf({ dataDir });
  const phone = await phoneOf(database, server, "telefono");
  const path = `${DESK_PATHS.pictures}/${PICTURE}`;
  /** The refusal of a photograph, or its size as it is stored. */
  const outcomeOf = async (file: Buffer): Promise<string | [number, number]> => {
    const answer = await phone.ask(server, path, photographForm(file, "IMG_1.jpg"));
    const page = await answer.text();
    if (answer.status !== 303) {
      const [, reason] = /role="alert"[^]*?<div[^>]*>([^<]+)</.exec(page) ?? [];
      return reason?.replaceAll("&#x27;", "'") ?? `a page without a reason, ${answer.status}`;
    }
    const photograph = photographOf(await draftOf(database), PICTURE);
    const bytes = await readUpload(database, photograph!.upload);
    await expectClean(sharp(bytes));
    expect(bytes!.includes("Telefono di Anna")).toBe(false);
    const { width, height } = await sharp(bytes).metadata();
    return [width, height];
  };
  for (const [what, make, outcome] of ROWS) {
    const found = await outcomeOf(await make());
    expect([what, found, isOutcome(found, outcome)]).toEqual([what, found, true]);
  }
  if (!IS_FULL) return;
  await publish(phone, server);
  await pause(500);
  const page = await (await fetch(server.url + PATHS.room("elegant_room"))).text();
  const [base] = new RegExp(`/pictures/${PICTURE}-gallery\\.[\\da-f]{8}`).exec(page) ?? [];
  for (const format of ["webp", "avif"]) {
    const served = await fetch(`${server.url}${base}-720.${format}`);
    await expectClean(sharp(Buffer.from(await served.arrayBuffer())));
  }
});
