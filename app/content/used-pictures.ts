/** Which picture files the pages ask for: read from the content, so nothing else is encoded. */
import type { PictureData } from "#pictures/catalogue.ts";
import { isPicture } from "./described-pictures.ts";
import { readAllContent } from "./read.ts";

function picturesIn(value: unknown): PictureData[] {
  if (typeof value !== "object" || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

/** Addresses of every size and format that the pictures of content/ are offered in. */
export function usedAddresses(): string[] {
  const addresses = picturesIn(readAllContent()).flatMap(({ cuts }) =>
    cuts.flatMap(({ base, widths }) =>
      widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
    ),
  );
  return [...new Set(addresses)];
}
