import type { Context } from "hono";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { type Language, languageFrom } from "#app/domain/languages.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";

/** The language named by the form or by a letter's link; otherwise that of the form's page. */
export function languageOf({ req }: Context, fields?: URLSearchParams): Language {
  const languageCode = fields?.get(FORM_FIELDS.language) ?? req.query(FORM_FIELDS.language);
  if (languageCode !== undefined) return languageFrom(languageCode);
  const referer = req.header("Referer") ?? "";
  return houseLanguageAt(URL.canParse(referer) ? new URL(referer).pathname : "/");
}
