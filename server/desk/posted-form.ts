/** A posted form of content, within bounds: what it costs grows with its entries, not with its bytes. */
import type { FormValues } from "#app/content/forms/posted-form.ts";
import type { PostedForm } from "./content-form.ts";
import { DeskError, HALF_FORM } from "./context.ts";
import type { FormScope } from "./form-scope.ts";

/** The most entries of a form, and names of the values that it began with: three times our longest. */
const MAX_ENTRIES = 2_000;
const MAX_DEPTH = 12;

/** The name of a list's number of entries, in any language. */
const COUNT_NAME = /^(\w+:)?n:/;

const TOO_MANY_ENTRIES =
  "In questo modulo ci sono troppe voci: tornate indietro, toglietene e riprovate.";

/** How many names and entries a value has. */
function countEntries(value: unknown, depth = 0): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth > MAX_DEPTH) return Infinity;
  return Object.values(value).reduce<number>(
    (sum, one) => sum + 1 + countEntries(one, depth + 1),
    0,
  );
}

/** The values of each file, as JSON; undefined for what no form of ours sends. */
export function parseValues<Value>(text: string): Value[] | undefined {
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) && countEntries(values) <= MAX_ENTRIES ? values : undefined;
  } catch {
    return undefined;
  }
}

export function postedForm(scope: FormScope, fields: URLSearchParams): PostedForm {
  const counts = [...fields].filter(([name]) => COUNT_NAME.test(name));
  if (counts.reduce((sum, [, count]) => sum + Math.max(0, Number(count) || 0), 0) > MAX_ENTRIES)
    throw new DeskError(TOO_MANY_ENTRIES);
  const read = parseValues<FormValues>(fields.get("letto") ?? "");
  if (!read) throw new DeskError(HALF_FORM);
  return { scope, read, posted: fields.toString() };
}
