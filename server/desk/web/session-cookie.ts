/** The family's cookie, the only one of the site; no page outside of the desk gets it. */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { DESK } from "#app/desk/paths.ts";
import { SESSION_RETENTION } from "#server/store/sessions.ts";

const NAME = "banco";

/** On http://localhost browsers take no cookie that wants https. */
const prefixOf = (siteUrl: string) => (siteUrl.startsWith("https:") ? "secure" : undefined);

export function readSessionCookie(context: Context, siteUrl: string): string | undefined {
  const prefix = prefixOf(siteUrl);
  return prefix ? getCookie(context, NAME, prefix) : getCookie(context, NAME);
}

export function writeSessionCookie(context: Context, siteUrl: string, token: string): void {
  const prefix = prefixOf(siteUrl);
  setCookie(context, NAME, token, {
    path: DESK,
    httpOnly: true,
    sameSite: "Strict",
    maxAge: SESSION_RETENTION / 1000,
    ...(prefix && { prefix, secure: true }),
  });
}
