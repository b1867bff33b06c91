/** The picture files of all pages: no others are encoded. */
import type { PictureData } from "#pictures/catalogue.ts";
import { isPicture } from "./described-pictures.ts";
import { type FileOverrides, readAllContent } from "./read.ts";

function picturesIn(value: unknown): PictureData[] {
  if (typeof value !== "object" || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

/** The addresses of all sizes and formats. */
export function usedAddresses(overrides: FileOverrides = {}): string[] {
  const addresses = picturesIn(readAllContent(overrides)).flatMap(({ cuts }) =>
    cuts.flatMap(({ base, widths }) =>
      widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
    ),
  );
  return [...new Set(addresses)];
}
