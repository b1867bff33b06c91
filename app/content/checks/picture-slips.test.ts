import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SOCIAL_CARD_PATH } from "#app/paths/paths.ts";
import { catalogue } from "#tests/support/content.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { slipsInPictures } from "./picture-slips.ts";

const ROOT = join(import.meta.dirname, "../../..");
const tree = mkdtempSync(join(tmpdir(), "pictures-"));
const master = (name: string) => join(tree, "pictures/masters", name);

/** A house like ours, whose family puts photographs into it. */
beforeAll(() => {
  for (const name of ["app", "content", "pictures", "public", "scripts", "server", "package.json"])
    cpSync(join(ROOT, name), join(tree, name), { recursive: true });
  // The other pictures have stand-ins: to decode all takes seconds.
  for (const name of readdirSync(master("")))
    if (!/^(elegant|hero-terrace|natural-linen)/.test(name)) rmSync(master(name));
  symlinkSync(join(ROOT, "node_modules"), join(tree, "node_modules"), "junction");
});
afterAll(() => rmSync(tree, { recursive: true }));

function run(...words: string[]) {
  return spawnSync(process.execPath, words, { cwd: tree, encoding: "utf8", timeout: 60_000 });
}

/** A lying photograph, red on the left and blue on the right, with a note to turn it and the place. */
async function fromAPhone(): Promise<Buffer> {
  const half = { create: { width: 800, height: 1200, channels: 3, background: "blue" } } as const;
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: "red" } })
    .composite([{ input: half, left: 800, top: 0 }])
    .withExif({
      IFD0: { Model: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 27/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Encodes a gallery's picture and the social card in the copied house. */
const ENCODE = `
  const { writeIcons } = await import("./scripts/icons.ts");
  const { PICTURE_CACHE, encode } = await import("./pictures/encode.ts");
  const { loadCatalogue, pictureOf } = await import("./pictures/catalogue.ts");
  const catalogue = await loadCatalogue();
  await writeIcons("public", catalogue);
  const { cuts } = pictureOf(catalogue, { id: "elegant-wide", crop: "gallery" });
  const address = cuts[0].base + "-720." + process.argv[1];
  if (!(await encode(catalogue, address))) throw new Error(address);
  console.log(PICTURE_CACHE + address);`;

test("our own pictures can be shown", async () => {
  expect(await slipsInPictures(catalogue)).toEqual([]);
}, 60_000);

// The other format costs five times the time to encode, by the same steps.
test.each(IS_FULL ? ["avif", "webp"] : ["webp"])(
  "a phone's photograph stands upright as %s and does not say where it was taken",
  async (format) => {
    const photograph = await fromAPhone();
    const before = (await sharp(photograph).metadata()).exif;
    expect(before?.includes(Buffer.from([0x25, 0x88]))).toBe(true); // the mark of a place
    rmSync(master("elegant-wide.jpg"), { force: true });
    writeFileSync(master("elegant-wide.JPG"), photograph);
    writeFileSync(master("hero-terrace.jpg"), photograph);

    const { stdout, stderr } = run("--input-type=module", "-e", ENCODE, format);
    expect(stderr).toBe("");
    const made = sharp(stdout.trim());
    expect(await made.metadata()).toMatchObject({ width: 720, height: 480 });
    for (const published of [made, sharp(join(tree, "public", SOCIAL_CARD_PATH))])
      expect(await published.metadata()).not.toHaveProperty("exif");
    const colourAt = async (top: number) =>
      (
        await made.clone().extract({ left: 360, top, width: 1, height: 1 }).raw().toBuffer()
      ).toJSON().data;
    // Turned by a quarter to the right, what was left is above.
    const [above, below] = [await colourAt(20), await colourAt(460)];
    expect([above[0]! > above[2]!, below[0]! > below[2]!]).toEqual([true, false]);
  },
  60_000,
);

test("the check tells of all bad photographs at once, without a trace", async () => {
  const whole = await sharp(join(ROOT, "pictures/masters/elegant-wide.jpg")).toBuffer();
  const small = await sharp(whole).resize(200, 150).png().toBuffer();
  const bad: Record<string, Buffer | string> = {
    "hero-terrace.jpg": "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
    "elegant-bath.jpg": whole.subarray(0, whole.length / 2),
    "elegant-view.jpg": "Ciao",
    "elegant-card.jpg": small,
  };
  for (const [name, body] of Object.entries(bad)) writeFileSync(master(name), body);
  writeFileSync(master("natural-linen.png"), await sharp(whole).png().toBuffer());

  const check = run("scripts/check-content.ts");
  expect(check.status).toBe(1);
  const told = check.stderr.trim().split("\n");
  expect(told.shift()).toBe("Da correggere:");
  expect(told).toHaveLength(Object.keys(bad).length + 1);
  expect(check.stderr).toContain("natural-linen.jpg: ha lo stesso nome di natural-linen.png");
  for (const name of Object.keys(bad))
    expect(check.stderr).toContain(`\npictures/masters/${name}: `);
  expect(check.stderr).toContain(
    "è troppo piccola, 200×150 pixel, e per un riquadro ne servono almeno 720×540",
  );
}, 120_000);
