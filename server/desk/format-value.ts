/** Values of content/ in a line of the terminal. */
import { clip } from "#app/content/slip.ts";
import { printable } from "./format.ts";

/** In characters. */
const LONGEST = 60;

/** "90,00", "«Casa nostra»", "niente" for no value. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "niente";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "string")
    return /^[\d.,:-]+$/.test(value) ? value : `«${clip(printable(value), LONGEST)}»`;
  return clip(printable(JSON.stringify(value)), LONGEST);
}
