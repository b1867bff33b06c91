import type { Context } from "hono";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { type Language, languageFrom } from "#app/domain/languages.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";

export type ResponseStatus = 200 | 400 | 403 | 404 | 413 | 415 | 422 | 429 | 503;

export function forbidCaching(context: Context): void {
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
}

/** Returns the language that the form or the link in a mail names, or else the language of the page with the form. */
export function languageOf({ req }: Context, fields?: URLSearchParams): Language {
  const languageCode = fields?.get(FORM_FIELDS.language) ?? req.query(FORM_FIELDS.language);
  if (languageCode !== undefined) return languageFrom(languageCode);
  const referer = req.header("Referer") ?? "";
  return houseLanguageAt(URL.canParse(referer) ? new URL(referer).pathname : "/");
}

/** Our scripts send "Accept: application/json". A browser that submits the form without scripts accepts HTML. */
export function wantsJson(context: Context): boolean {
  return context.req.header("Accept")?.includes("application/json") ?? false;
}

export function sendPage(
  context: Context,
  { html, csp }: { html: string; csp: string },
  status: ResponseStatus = 200,
): Response {
  forbidCaching(context);
  context.header("Content-Security-Policy", csp);
  return context.html(html, status);
}
