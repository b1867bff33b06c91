/** Converts an uploaded photograph before it is stored: upright, in sRGB, without metadata such as where it was taken. */
import { openMaster, type Size, sizeOrRefusal, UNREADABLE_REFUSAL } from "./masters.ts";

/** Enough for the photographs of most cameras, and few enough for the server's memory. */
const MAX_PIXELS = 50_000_000;

/** The limit is lower than for JPEGs, because an AVIF is decoded as a whole, in three times the memory of a JPEG. */
const MAX_AVIF_PIXELS = 24_000_000;
const isAvif = (photograph: Uint8Array) =>
  Buffer.from(photograph.subarray(4, 8)).toString("latin1") === "ftyp";

/** The largest width and height of a stored photograph, in pixels: the width of the widest crop. */
const MAX_SIDE = 2560;

/** Returns a JPEG, or the reason in Italian why the photograph is refused. */
export async function prepareUpload(
  photograph: Uint8Array,
): Promise<{ bytes: Buffer; size: Size } | { refusal: string }> {
  const size = await sizeOrRefusal(photograph);
  if (typeof size === "string") return { refusal: size };
  const pixelCount = size[0] * size[1];
  const maxPixels = isAvif(photograph) ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (pixelCount > maxPixels)
    return {
      refusal: `ha ${Math.ceil(pixelCount / 1e6)} milioni di pixel, e qui ne vanno al massimo ${maxPixels / 1e6}. Esportatela più piccola, per esempio larga 4000 pixel`,
    };
  try {
    const { data, info } = await openMaster(photograph)
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, size: [info.width, info.height] };
  } catch {
    return { refusal: UNREADABLE_REFUSAL };
  }
}

const PREVIEW_SIDE = 1200; // the largest width and height of a preview, in pixels

export function previewOf(source: Parameters<typeof openMaster>[0]): Promise<Buffer> {
  return openMaster(source)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
