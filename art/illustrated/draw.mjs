// Draws the illustrated pictures into pictures/masters: node art/illustrated/draw.mjs <shot>…
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../shots");
const known = {};
for (const file of readdirSync(folder).filter((name) => name.startsWith("0-"))) {
  const { scene, shots } = JSON.parse(readFileSync(join(folder, file), "utf8"));
  for (const [id, shot] of Object.entries(shots)) known[id] = { ...shot, id, scene };
}
for (const id of process.argv.slice(2)) {
  const shot = known[id];
  if (!shot) throw new Error(`No such shot: ${id}. There are: ${Object.keys(known).join(", ")}`);
  const { draw } = await import(`./${shot.scene}`);
  await sharp(await draw(shot))
    .resize(...shot.size)
    .jpeg({ quality: 88, mozjpeg: true })
    .toFile(join(import.meta.dirname, "../../pictures/masters", `${id}.jpg`));
}
