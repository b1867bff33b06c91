/** Adds alternative texts to the pictures of content. */
import type { PictureData } from "#pictures/catalogue.ts";

export function isPicture(value: object): value is PictureData {
  return "cuts" in value && "tone" in value;
}

/** "/pictures/elegant-wide-card.12345678": the id, the crop, eight characters of a hash. */
function idOf({ cuts }: PictureData): string {
  const base = cuts.at(-1)?.base ?? "";
  return base.slice("/pictures/".length).replace(/-[a-z]+\.[\da-f]{8}$/, "");
}

/** The value with alternative texts, and the ids of pictures without one. */
export function describedPictures(
  value: object,
  words: Record<string, string>,
): { value: object; missing: string[] } {
  const missing = new Set<string>();
  const describe = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(describe);
    if (isPicture(inner)) {
      const alt = words[idOf(inner)];
      if (alt === undefined) missing.add(idOf(inner));
      return { ...inner, alt: alt ?? "" };
    }
    return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, describe(child)]));
  };
  return { value: describe(value) as object, missing: [...missing] };
}
