/**
 * Values as the family types them: "85", "85.00" and "85,00" are one price, "23/8" and "23/08" one day. What
 * is not understood stays as it was typed, and the schema says what is wrong.
 */
type ValueKind = "text" | "long" | "euros" | "day" | "date" | "number";

const twoDigits = (number: string) => number.padStart(2, "0");

/** "1.190,00", "85.5", "€ 85" as content writes it: "1190,00", "85,50", "85,00". */
function parseEuros(typed: string): string {
  const [, whole, cents = ""] =
    /^(\d+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[€\s]/g, "")) ?? [];
  return whole ? `${whole.replaceAll(".", "")},${cents.padEnd(2, "0")}` : typed;
}

/** A day as content has it: the month stands first. */
export const CONTENT_DAY = /^(\d{4}-)?\d{2}-\d{2}$/;

const MONTHS =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  );

/** "23/8", "23 agosto" and "23 ago" are "08-23", "23/08/2027" is "2027-08-23"; content's own stay. */
export function parseDay(typed: string): string {
  const [, day, month, year] =
    /^(\d{1,2})[°º]?[\s/.-]+(\d{1,2}|[a-z]{3,})\.?(?:[\s/.-]+(\d{4}))?\.?$/i.exec(typed) ?? [];
  if (!day || !month) return typed;
  const number =
    Number(month) || MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  if (number < 1 || number > 12) return typed;
  return [year, twoDigits(`${number}`), twoDigits(day)].filter(Boolean).join("-");
}

function parseNumber(typed: string): string | number {
  return /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : typed;
}

/** A typed text as content has it; undefined where nothing is typed. */
export function typedValue(kind: ValueKind, text: string): string | number | undefined {
  const typed = text.replaceAll("\r\n", "\n").trim();
  if (typed === "") return undefined;
  if (kind === "euros") return parseEuros(typed);
  if (kind === "day") return parseDay(typed);
  return kind === "number" ? parseNumber(typed) : typed;
}

/** A value of content as the family reads and types it. */
export function typedText(kind: ValueKind, value: unknown): string {
  // A new entry of a list has no text yet.
  if (value === undefined || typeof value === "object") return "";
  const text = String(value);
  if (kind === "day" && CONTENT_DAY.test(text)) return text.split("-").toReversed().join("/");
  return kind === "number" ? text.replace(".", ",") : text;
}
