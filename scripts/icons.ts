/** The house's mark in the sizes that browsers, phones and social networks ask for. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SOCIAL_CARD_PATH } from "#app/paths/paths.ts";
import { ACCENT, NIGHT } from "#app/styles/colours.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { cropPicture } from "#pictures/encode.ts";

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="${NIGHT}"/><path d="M12 45c8-14 13-18 19-18 5 0 8 4 12 8 3 3 5 5 9 10" fill="none" stroke="${ACCENT}" stroke-width="3.5" stroke-linecap="round"/><circle cx="44" cy="20" r="5" fill="${ACCENT}"/></svg>`;

const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** The margin of a maskable icon that phones may crop, as a fraction. */
const MASKABLE_MARGIN = 0.1;

/** An .ico file that holds one PNG (the format is a header, one entry of 16 bytes, the image). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function renderMark(svg: Buffer, size: number, edge: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * edge));
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(svg, { density: (72 * inner) / 64 })
    .resize(inner)
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: NIGHT,
    })
    .png()
    .toBuffer();
}

/** Writes icons and the social card into a built site. */
export async function writeIcons(client: string, { pictures }: Catalogue): Promise<void> {
  const svg = Buffer.from(MARK);
  const terrace = pictures.get("hero-terrace");
  if (!terrace)
    throw new Error("The social card is cut from hero-terrace, which is not in the catalogue");
  const files: Record<string, Buffer> = {
    "favicon.svg": svg,
    "favicon.ico": icoOf(await renderMark(svg, 32, 0), 32),
    // Phones round the corners themselves, so the background reaches the edge.
    "apple-touch-icon.png": await sharp(await renderMark(svg, 180, MASKABLE_MARGIN))
      .flatten({ background: NIGHT })
      .toBuffer(),
    "icon-192.png": await renderMark(svg, 192, 0),
    "icon-512.png": await renderMark(svg, 512, 0),
    "icon-maskable-512.png": await renderMark(svg, 512, MASKABLE_MARGIN),
    [SOCIAL_CARD_PATH]: await cropPicture(terrace, SOCIAL_CARD_SIZE)
      .resize(SOCIAL_CARD_SIZE.width)
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  };
  for (const [name, image] of Object.entries(files)) await writeFile(join(client, name), image);
}
