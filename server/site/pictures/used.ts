/** Which picture files the pages ask for: read from the content, so nothing else is encoded. */
import { readContent } from "#app/content/read.ts";
import { CONTENT_NAMES, type ContentName } from "#app/content/schemas.ts";
import type { PictureData } from "#pictures/catalogue.ts";

function isPicture(value: object): value is PictureData {
  return "cuts" in value && "tone" in value;
}

function picturesIn(value: unknown): PictureData[] {
  if (typeof value !== "object" || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

/** Addresses of every size and format that the pictures of a file of content/ are offered in. */
export function addressesIn(name: ContentName): string[] {
  return picturesIn(readContent(name)).flatMap(({ cuts }) =>
    cuts.flatMap(({ base, widths }) =>
      widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
    ),
  );
}

/** The same for all of content/. */
export function usedAddresses(): string[] {
  return [...new Set(CONTENT_NAMES.flatMap(addressesIn))];
}
