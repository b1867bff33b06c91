/** The pictures in content: files name them by id, and pages get their data. */
import {
  type Catalogue,
  type PictureData,
  pictureOf,
  type PictureRef,
} from "#pictures/catalogue.ts";

export type WithPictures<Value> = Value extends { id: string; crop: string }
  ? PictureData
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;

function isPictureRef(value: object): value is PictureRef {
  return "id" in value && "crop" in value;
}

export function withPictures<Value>(
  value: Value,
  dataOf: (picture: PictureRef) => PictureData,
): WithPictures<Value> {
  const replace = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    if (isPictureRef(inner)) return dataOf(inner);
    if (Array.isArray(inner)) return inner.map(replace);
    return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, replace(child)]));
  };
  return replace(value) as WithPictures<Value>;
}

export function unknownPictures(
  catalogue: Catalogue,
  value: unknown,
  path: string[] = [],
): { id: string; path: string[] }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPictureRef(value)) return pictureOf(catalogue, value) ? [] : [{ id: value.id, path }];
  return Object.entries(value).flatMap(([key, inner]) =>
    unknownPictures(catalogue, inner, [...path, key]),
  );
}

function picturesIn(value: unknown): PictureData[] {
  if (typeof value !== "object" || value === null) return [];
  if ("cuts" in value && "tone" in value) return [value as PictureData];
  return Object.values(value).flatMap(picturesIn);
}

/** Each size and format of the pictures of all pages: no others are encoded. */
export function usedAddresses(contents: object): string[] {
  const addresses = picturesIn(contents).flatMap(({ cuts }) =>
    cuts.flatMap(({ base, widths }) =>
      widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
    ),
  );
  return [...new Set(addresses)];
}
