/**
 * Parses values as the family types them: "85", "85.00" and "85,00" are the same price, "23/8" and "23/08" the same day.
 * A text that cannot be parsed is returned unchanged, so that the schema reports the text.
 */
import { rowValueOf, type Value } from "../rows.ts";

export type ValueKind =
  | "text"
  | "long"
  | "euros"
  | "day"
  | "date"
  | "number"
  | "yes-no"
  | "choice"
  | "picture"
  /** "choices" and "paragraphs" are lists of texts, each text on its own line. */
  | "choices"
  | "paragraphs";

const twoDigits = (number: string) => number.padStart(2, "0");

/** Returns a price as content files write it: "1190,00" for "1.190,00", "85,50" for "85.5", "85,00" for "€ 85". */
function parseEuros(typed: string): string {
  const [, whole, cents = ""] =
    /^(\d+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[€\s]/g, "")) ?? [];
  return whole ? `${whole.replaceAll(".", "")},${cents.padEnd(2, "0")}` : typed;
}

/** Matches a day as content files write it, with the month before the day: "08-23", "2027-08-23". */
export const DAY_PATTERN = /^(\d{4}-)?\d{2}-\d{2}$/;

const MONTHS =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  );

/** Returns a day as content files write it: "08-23" for "23/8", "23 agosto" or "23 ago", "2027-08-23" for "23/08/2027". */
export function parseDay(typed: string): string {
  const [, day, month, year] =
    /^(\d{1,2})[°º]?[\s/.-]+(\d{1,2}|[a-z]{3,})\.?(?:[\s/.-]+(\d{4}))?\.?$/i.exec(typed) ?? [];
  if (!day || !month) return typed;
  const monthNumber =
    Number(month) || MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  if (monthNumber < 1 || monthNumber > 12) return typed;
  return [year, twoDigits(`${monthNumber}`), twoDigits(day)].filter(Boolean).join("-");
}

const isListKind = (kind: ValueKind) => kind === "choices" || kind === "paragraphs";

const emptyValue = (kind: ValueKind): Value =>
  isListKind(kind) ? [] : kind === "yes-no" ? false : "";

/** Parses the text of a field. Returns undefined for an empty optional field; in one of kind "yes-no" all but "sì" is empty. */
export function parseValue(kind: ValueKind, text: string, isOptional: boolean): Value | undefined {
  const trimmedText = text.replaceAll("\r\n", "\n").trim();
  if (trimmedText === "" || (kind === "yes-no" && trimmedText !== "sì"))
    return isOptional ? undefined : emptyValue(kind);
  if (kind === "yes-no") return true;
  if (isListKind(kind)) return trimmedText.split("\n").flatMap((line) => line.trim() || []);
  if (kind === "euros") return parseEuros(trimmedText);
  if (kind === "day") return parseDay(trimmedText);
  const isNumber = kind === "number" && /^\d+([.,]\d+)?$/.test(trimmedText);
  return isNumber ? Number(trimmedText.replace(",", ".")) : trimmedText;
}

export function editableText(kind: ValueKind, value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => String(rowValueOf(one))).join(kind === "choices" ? "\n" : "\n\n");
  if (typeof value === "boolean") return value ? "sì" : "no";
  // A new entry of a list has no text yet.
  if (value === undefined || typeof value === "object") return "";
  const text = String(value);
  if (kind === "day" && DAY_PATTERN.test(text)) return text.split("-").toReversed().join("/");
  return kind === "number" ? text.replace(".", ",") : text;
}
