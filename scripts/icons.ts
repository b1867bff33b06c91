import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SOCIAL_CARD_PATH } from "#app/paths/paths.ts";
import { ACCENT_COLOUR, NIGHT_COLOUR } from "#app/styles/colours.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { cropPicture } from "#pictures/encode.ts";

const MARK_SHAPES = `<path d="M12 45c8-14 13-18 19-18 5 0 8 4 12 8 3 3 5 5 9 10" fill="none" stroke="${ACCENT_COLOUR}" stroke-width="3.5" stroke-linecap="round"/><circle cx="44" cy="20" r="5" fill="${ACCENT_COLOUR}"/>`;

const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

const MARK = markSvg("0 0 64 64", `<rect width="64" height="64" rx="10" fill="${NIGHT_COLOUR}"/>`);

/** Here the mark has a margin of a tenth and square corners, because phones crop such an icon to their own shape. */
const MASKABLE_MARK = markSvg(
  "-8 -8 80 80",
  `<rect x="-8" y="-8" width="80" height="80" fill="${NIGHT_COLOUR}"/>`,
);

function markSvg(viewBox: string, background: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${background}${MARK_SHAPES}</svg>`,
  );
}

/** Makes an .ico file with one PNG: a header of 6 bytes, an entry of 16 bytes for the image, and the image. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // the type: an icon
  header.writeUInt16LE(1, 4); // the number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // the number of colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function renderMark(svg: Buffer, size: number): Promise<Buffer> {
  // At this density sharp draws the vector shapes in the final size, and enlarges no pixels.
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size)
    .png()
    .toBuffer();
}

export async function writeIcons(folder: string, { pictures }: Catalogue): Promise<void> {
  const terrace = pictures.get("hero-terrace");
  if (!terrace)
    throw new Error("The social card is cut from hero-terrace, which is not in the catalogue");
  const files: Record<string, Buffer> = {
    "favicon.svg": MARK,
    "favicon.ico": icoOf(await renderMark(MARK, 32), 32),
    "apple-touch-icon.png": await renderMark(MASKABLE_MARK, 180),
    "icon-192.png": await renderMark(MARK, 192),
    "icon-512.png": await renderMark(MARK, 512),
    "icon-maskable-512.png": await renderMark(MASKABLE_MARK, 512),
    [SOCIAL_CARD_PATH]: await cropPicture(terrace, SOCIAL_CARD_SIZE)
      .resize(SOCIAL_CARD_SIZE.width)
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  };
  for (const [name, image] of Object.entries(files)) await writeFile(join(folder, name), image);
}
