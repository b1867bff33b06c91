import type { ValueChange } from "#app/content/changes.ts";
import type { Place } from "#app/content/documents.ts";
import { isPhotographs, type Photograph } from "#app/content/photographs.ts";
import { withoutRowNames } from "#app/content/rows.ts";
import { valuesIn } from "#app/content/texts.ts";
import { shorten } from "#app/content/issue.ts";
import { withoutControlCharacters } from "../format.ts";

const MAX_TEXT_LENGTH = 60;

/** Returns a text such as "content/prices.yaml  rates.elegant_room.base" or "fotografia elegant-wide". */
export function formatPlace({ file, path }: Place): string {
  return isPhotographs(file)
    ? `fotografia ${withoutControlCharacters(path)}`
    : `content/${file}.yaml  ${withoutControlCharacters(path)}`.trimEnd();
}

/** Returns a text such as "da 85,00 a 90,00" (from, to), "aggiunto «Casa»" (added) or "tolto «Casa»" (removed). */
export function formatChange({ was, value }: Pick<ValueChange, "was" | "value">): string {
  if (was !== undefined && value !== undefined)
    return `da ${formatValue(was)} a ${formatValue(value)}`;
  return was === undefined ? `aggiunto ${formatValue(value)}` : `tolto ${formatValue(was)}`;
}

export function formatPhotographChange(was?: Photograph, value?: Photograph): string {
  if (!value) return was?.isAdded ? "tolta" : "torna quella del sito";
  if (!was) return value.isAdded ? "nuova" : "la vostra al posto di quella del sito";
  if (was.upload !== value.upload) return "un’altra vostra";
  // "50,20": the distances from the left and the top edge, in per cent.
  return `il punto da non tagliare è ${value.focus.map((one) => Math.round(one * 100)).join(",")}`;
}

/** Returns a text such as "90,00" or "«Casa nostra»", or "niente" (nothing) for no value. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "niente";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "string" && /^[\d.,:-]+$/.test(value)) return value;
  // Booleans are left out, because they say nothing without their names.
  const texts = valuesIn(withoutRowNames(value)).flatMap(([, one]) =>
    typeof one === "object" || typeof one === "boolean" ? [] : String(one),
  );
  return `«${shorten(withoutControlCharacters(texts.join(", ")), MAX_TEXT_LENGTH)}»`;
}
