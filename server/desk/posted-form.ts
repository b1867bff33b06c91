/** A posted form of content, within bounds. */
import type { PostedForm } from "./content-form.ts";
import { DeskError, HALF_FORM } from "./context.ts";
import type { FormScope } from "./form-scope.ts";

/** The most names of the texts that a form began with: three times our longest. */
const MAX_NAMES = 2_000;

/** A posted JSON; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function postedForm(scope: FormScope, fields: URLSearchParams): PostedForm {
  const read = parseJson(fields.get("letto") ?? "");
  if (typeof read !== "object" || read === null) throw new DeskError(HALF_FORM);
  const texts = Object.entries(read).filter(([, text]) => typeof text === "string");
  if (texts.length > MAX_NAMES) throw new DeskError(HALF_FORM);
  // An earlier version of the desk sent the values of files: nothing is known of them.
  const known = Array.isArray(read) ? [] : (texts as [string, string][]);
  return { scope, read: Object.fromEntries(known), posted: fields.toString() };
}
