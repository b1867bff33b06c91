/** The files of pictures that pages show. */
import type { PictureData } from "#pictures/catalogue.ts";

function picturesIn(value: unknown): PictureData[] {
  if (typeof value !== "object" || value === null) return [];
  if ("cuts" in value && "tone" in value) return [value as PictureData];
  return Object.values(value).flatMap(picturesIn);
}

/** The addresses of all sizes and formats of the pictures of all pages: no others are encoded. */
export function usedAddresses(contents: object): string[] {
  const addresses = picturesIn(contents).flatMap(({ cuts }) =>
    cuts.flatMap(({ base, widths }) =>
      widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
    ),
  );
  return [...new Set(addresses)];
}
