/** The files of content/ name pictures by id; this module replaces each id by the picture's data, for pages. */
import type { PictureData, PictureRef } from "#pictures/catalogue.ts";

export type WithPictures<Value> = Value extends { id: string; crop: string }
  ? PictureData
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;

export const isPictureRef = (value: unknown): value is PictureRef =>
  typeof value === "object" && value !== null && "id" in value && "crop" in value;

export function withPictures<Value>(
  value: Value,
  dataOf: (picture: PictureRef) => PictureData,
): WithPictures<Value> {
  const replace = (inner: unknown): unknown => {
    if (isPictureRef(inner)) return dataOf(inner);
    if (typeof inner !== "object" || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(replace);
    return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, replace(child)]));
  };
  return replace(value) as WithPictures<Value>;
}

function picturesIn(value: unknown): PictureData[] {
  if (typeof value !== "object" || value === null) return [];
  if ("cuts" in value && "tone" in value) return [value as PictureData];
  return Object.values(value).flatMap(picturesIn);
}

/** Returns the URLs of the pictures on all pages, in each size and format. Only files with these URLs are encoded. */
export function pictureUrls(contents: object): string[] {
  const urls = picturesIn(contents).flatMap(({ cuts }) =>
    cuts.flatMap(({ base, widths }) =>
      widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
    ),
  );
  return [...new Set(urls)];
}
