/** Pictures get the words that stand in their place for who does not see them. */
import type { PictureData } from "#pictures/catalogue.ts";

/** Whether a value of content is a picture. */
export function isPicture(value: object): value is PictureData {
  return "cuts" in value && "tone" in value;
}

/** "/pictures/elegant-wide-card.12345678": the name, the place it is cut for, eight characters. */
function idOf({ cuts }: PictureData): string {
  const base = cuts.at(-1)?.base ?? "";
  return base.slice("/pictures/".length).replace(/-[a-z]+\.[\da-f]{8}$/, "");
}

/** The same value with the words of all its pictures, and the names of those that have none. */
export function describedPictures(
  value: object,
  words: Record<string, string>,
): { described: object; missing: string[] } {
  const missing = new Set<string>();
  const described = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(described);
    if (isPicture(inner)) {
      const alt = words[idOf(inner)];
      if (alt === undefined) missing.add(idOf(inner));
      return { ...inner, alt: alt ?? "" };
    }
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, described(one)]));
  };
  return { described: described(value) as object, missing: [...missing] };
}
