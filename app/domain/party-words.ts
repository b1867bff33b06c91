/**
 * Counts in Italian words.
 *
 * Shapes: in, whole numbers; out, "1 adulto", "2 bambini", "3 camere".
 * Units:  persons, rooms, nights.
 * Source: docs/departures.md: each count prints its own number.
 */
import type { Count, Party } from "./party.ts";
import { counted, type Forms } from "./plural.ts";

const NOUNS: Record<Count, Forms> = {
  rooms: { one: "camera", other: "camere" },
  adults: { one: "adulto", other: "adulti" },
  children: { one: "bambino", other: "bambini" },
};

/** One of the party's numbers: "1 camera", "2 bambini". */
export function countWords(count: Count, number: number): string {
  return counted(number, NOUNS[count]);
}

/** "1 adulto", "2 adulti e 1 bambino" */
export function guests({ adults, children }: Pick<Party, "adults" | "children">): string {
  const grown = countWords("adults", adults);
  return children > 0 ? `${grown} e ${countWords("children", children)}` : grown;
}

/** "1 camera", "2 camere" */
export function rooms(count: number): string {
  return countWords("rooms", count);
}

/** "1 notte", "2 notti" */
export function nights(count: number): string {
  return counted(count, { one: "notte", other: "notti" });
}
