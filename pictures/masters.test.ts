import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readMasters } from "./masters.ts";
import { scratch } from "#tests/support/scratch.ts";

async function read(files: Record<string, Buffer | string>) {
  const folder = scratch();
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
  const masters = await readMasters(folder);
  return Object.fromEntries([...masters].map(([id, { size }]) => [id, size.join("×")]));
}

const photograph = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "tan" } });

test("photographs with every usual file ending are read upright, and other files are ignored", async () => {
  const files = {
    "a.JPG": await photograph().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    "c.Png": await photograph().png().toBuffer(),
    "d.webp": await photograph().webp().toBuffer(),
    "E.avif": await photograph().avif().toBuffer(),
    "renders.json": "{}",
    ".DS_Store": "",
  };
  expect(await read(files)).toEqual({ a: "300×400", c: "400×300", d: "400×300", e: "400×300" });
});

test("an error names the photograph that cannot be used", async () => {
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  await expect(read({ "room.jpg": heic })).rejects.toThrow(/pictures\/masters\/room\.jpg .*HEIC/);
});
