/** What is told to the family before the house opens, of a place in content/: "home.hero.0.words". */
export type Told = { place: string; reason: string };

/** The texts in a value of content, each with its place. */
export function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null || "cuts" in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}
