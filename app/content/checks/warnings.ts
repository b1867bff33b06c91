/** A warning to the family about a place in content/: "home.hero.0.words". */
export type Warning = { place: string; reason: string };

/** Whether a value is an entry that no page shows. */
export const isHidden = (value: object): boolean => "hidden" in value && value.hidden === true;

/** The texts in a value of content with their paths. */
export function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null || "cuts" in value || isHidden(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}
