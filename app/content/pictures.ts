/** Pictures in content: files name them by id, pages get their data. */
import {
  type Catalogue,
  type PictureData,
  pictureOf,
  type PictureRef,
} from "#pictures/catalogue.ts";

/** Content with the data of its pictures in place of their references. */
export type WithPictures<Value> = Value extends { id: string; crop: string }
  ? PictureData
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;

function isRef(value: object): value is PictureRef {
  return "id" in value && "crop" in value;
}

/** Replaces every picture reference in a value by its data, which `dataOf` gives for reference and path. */
export function withPictures<Value>(
  value: Value,
  dataOf: (picture: PictureRef, path: PropertyKey[]) => PictureData,
): WithPictures<Value> {
  const replace = (inner: unknown, path: PropertyKey[]): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    if (isRef(inner)) return dataOf(inner, path);
    if (Array.isArray(inner)) return inner.map((one, at) => replace(one, [...path, at]));
    return Object.fromEntries(
      Object.entries(inner).map(([key, child]) => [key, replace(child, [...path, key])]),
    );
  };
  return replace(value, []) as WithPictures<Value>;
}

/** The pictures in a value that the catalogue does not have, with their paths. */
export function unknownPictures(
  catalogue: Catalogue,
  value: unknown,
): { id: string; path: PropertyKey[] }[] {
  const unknown: { id: string; path: PropertyKey[] }[] = [];
  withPictures(value, (picture, path) => {
    const data = pictureOf(catalogue, picture);
    if (!data) unknown.push({ id: picture.id, path });
    return data ?? { alt: "", tone: "plaster", cuts: [] };
  });
  return unknown;
}
