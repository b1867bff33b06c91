/**
 * Counts in Italian words.
 *
 * Shapes: in, whole numbers; out, "1 adulto", "2 bambini", "3 camere".
 * Units:  persons, rooms, nights.
 * Source: docs/departures.md: each count prints its own number.
 */
import type { Party } from "./party.ts";

/** "1 notte", "2 notti" */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "1 adulto", "2 adulti e 1 bambino" */
export function guests({ adults, children }: Pick<Party, "adults" | "children">): string {
  const grown = counted(adults, "adulto", "adulti");
  return children > 0 ? `${grown} e ${counted(children, "bambino", "bambini")}` : grown;
}

/** "1 camera", "2 camere" */
export function rooms(count: number): string {
  return counted(count, "camera", "camere");
}

/** "1 notte", "2 notti" */
export function nights(count: number): string {
  return counted(count, "notte", "notti");
}
