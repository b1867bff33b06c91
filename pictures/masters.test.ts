import { mkdtemp, rm, writeFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatSlip } from "#app/content/slip.ts";
import { readMasters, slipInPixels } from "./masters.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "masters-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A picture of noise: one of a single colour would be whole again with half its bytes. */
function photograph(width: number, height: number): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "tan", noise } });
}

/** What is read from a folder with these files alone. */
async function read(files: Record<string, Buffer | string>) {
  const own = await mkdtemp(join(folder, "of-"));
  for (const [name, body] of Object.entries(files)) await writeFile(join(own, name), body);
  const { masters, slips } = await readMasters(own);
  const sizes = Object.fromEntries([...masters].map(([id, { size }]) => [id, size.join("×")]));
  return { masters, slips: slips.map(formatSlip), sizes };
}

/** The heads of an iPhone's photograph and of another phone's. */
const HEIC = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
const HEIF = Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heic", "latin1");

test("a photograph straight from a phone is used as it is", async () => {
  const jpg = await photograph(40, 30).resize(4000).jpeg().toBuffer();
  expect(await read({ "room.jpg": jpg })).toMatchObject({ sizes: { room: "4000×3000" } });
});

test("a photograph the phone only noted to turn has the size the family sees", async () => {
  const lying = await photograph(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await read({ "room.jpg": lying })).toMatchObject({
    sizes: { room: "300×400" },
    slips: [],
  });
});

test("every usual ending is found, in capitals too", async () => {
  const small = () => photograph(40, 30);
  const { sizes, slips } = await read({
    "a.JPG": await small().jpeg().toBuffer(),
    "b.jpeg": await small().jpeg().toBuffer(),
    "c.Png": await small().png().toBuffer(),
    "d.webp": await small().webp().toBuffer(),
    "E.avif": await small().avif().toBuffer(),
  });
  expect(Object.keys(sizes)).toEqual(["e", "a", "b", "c", "d"]);
  expect(slips).toEqual([]);
});

test("what else lies in the folder is nobody's picture", async () => {
  expect(await read({ "renders.json": "{}", ".DS_Store": "", "note.txt": "" })).toMatchObject({
    sizes: {},
    slips: [],
  });
});

test.each([
  ["room.heic", HEIC, "HEIC"],
  ["room.jpg", HEIC, "HEIC"], // renamed, as phones and mail programs do
  ["room.HEIF", HEIF, "HEIC"],
  ["room.jpg", "Ciao", "non si apre"],
  ["room.jpg", "", "non si apre"],
  [
    "room.jpg",
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    "Esportatela in JPG",
  ],
] as [string, Buffer | string, string][])("%s is refused: %#", async (name, body, why) => {
  const { slips, sizes } = await read({ [name]: body });
  expect(slips).toEqual([expect.stringContaining(why)]);
  expect(slips[0]).toContain(`pictures/masters/${name}: `);
  expect(sizes).toEqual({});
});

test("all bad photographs are told at once, and the good ones are used", async () => {
  const jpg = await photograph(40, 30).jpeg().toBuffer();
  const { slips, sizes } = await read({ "a.jpg": HEIC, "b.jpg": "Ciao", "c.jpg": jpg });
  expect(slips).toHaveLength(2);
  expect(sizes).toEqual({ c: "40×30" });
});

test("two photographs of one name are told, for only one can be shown", async () => {
  const jpg = await photograph(40, 30).jpeg().toBuffer();
  const png = await photograph(40, 30).png().toBuffer();
  expect((await read({ "room.jpg": jpg, "Room.png": png })).slips).toEqual([
    expect.stringMatching(/Room\.png: ha lo stesso nome di room\.jpg/),
  ]);
});

test("a photograph copied only in part is told, a whole one is not", async () => {
  const jpg = await photograph(400, 300).jpeg().toBuffer();
  const { masters } = await read({ "whole.jpg": jpg, "half.jpg": jpg.subarray(0, jpg.length / 2) });
  expect(await slipInPixels(masters.get("whole")!)).toBeUndefined();
  expect(await slipInPixels(masters.get("half")!)).toEqual({
    file: "pictures/masters/half.jpg",
    reason: expect.stringContaining("non si apre"),
  });
});

test("what is no photograph is told by its name, and what systems leave is not", async () => {
  const { slips, sizes } = await read({
    "room.jpg": await photograph(40, 30).jpeg().toBuffer(),
    "elegant-wide.svg": "<svg/>",
    "hero-terrace.psd": "",
    "Thumbs.db": "",
  });
  expect(Object.keys(sizes)).toEqual(["room"]);
  expect(slips).toEqual([
    "pictures/masters/elegant-wide.svg: non è in JPG, PNG, WebP o AVIF. Esportatela in JPG",
    "pictures/masters/hero-terrace.psd: non è in JPG, PNG, WebP o AVIF. Esportatela in JPG",
  ]);
});

test("a link in the place of a photograph is told, not passed over", async () => {
  const own = await mkdtemp(join(folder, "of-"));
  await symlink("elsewhere.jpg", join(own, "lake.jpg"));
  const { masters, slips } = await readMasters(own);
  expect({ masters: masters.size, slips: slips.map(formatSlip) }).toEqual({
    masters: 0,
    slips: [expect.stringContaining("lake.jpg")],
  });
});
