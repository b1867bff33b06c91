/** The family's cookie, the only one of the site; no page outside of the desk gets it. */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { DESK } from "#app/desk/paths.ts";
import { SESSION_RETENTION } from "#server/store/sessions.ts";

const COOKIE_NAME = "banco";

/** The `__Secure-` prefix needs https, which http://localhost has not. */
const cookiePrefix = (siteUrl: string) => (siteUrl.startsWith("https:") ? "secure" : undefined);

export function readSessionCookie(context: Context, siteUrl: string): string | undefined {
  const prefix = cookiePrefix(siteUrl);
  return prefix ? getCookie(context, COOKIE_NAME, prefix) : getCookie(context, COOKIE_NAME);
}

export function writeSessionCookie(context: Context, siteUrl: string, token: string): void {
  const prefix = cookiePrefix(siteUrl);
  setCookie(context, COOKIE_NAME, token, {
    path: DESK,
    httpOnly: true,
    sameSite: "Strict",
    maxAge: SESSION_RETENTION / 1000,
    ...(prefix && { prefix, secure: true }),
  });
}
