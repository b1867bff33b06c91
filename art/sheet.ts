/**
 * Makes a contact sheet of all masters, with their names: `node art/sheet.ts [file] [--previews]`.
 * Look at it picture by picture before anything new goes in.
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ART = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const folder = args.includes("--previews")
  ? join(ART, "cache", "previews")
  : join(dirname(ART), "pictures", "masters");
const out = args.find((a) => !a.startsWith("--")) ?? join(ART, "cache", "sheet.jpg");
const [WIDTH, HEIGHT, LABEL, GAP, COLUMNS] = [360, 240, 26, 12, 5];

const names = readdirSync(folder)
  .filter((f) => /\.(jpg|png)$/.test(f))
  .toSorted();
const tiles = await Promise.all(
  names.map(async (name, i) => {
    const { data, info } = await sharp(join(folder, name))
      .resize(WIDTH, HEIGHT, { fit: "inside" })
      .png()
      .toBuffer({ resolveWithObject: true });
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#4a3526">${name.replace(/\.\w+$/, "")}</text></svg>`;
    const left = GAP + (i % COLUMNS) * (WIDTH + GAP);
    const top = GAP + Math.floor(i / COLUMNS) * (HEIGHT + LABEL + GAP);
    return [
      { input: data, left: left + ((WIDTH - info.width) >> 1), top: top + HEIGHT - info.height },
      { input: Buffer.from(label), left, top: top + HEIGHT + 2 },
    ];
  }),
);
const height = GAP + Math.ceil(names.length / COLUMNS) * (HEIGHT + LABEL + GAP);
await sharp({
  create: { width: GAP + COLUMNS * (WIDTH + GAP), height, channels: 3, background: "#f1ebdf" },
})
  .composite(tiles.flat())
  .toFile(out);
console.log(`${names.length} pictures: ${out}`);
