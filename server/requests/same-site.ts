/**
 * Whether a form was sent from a page of this site: by `Sec-Fetch-Site`, in older browsers by
 * `Origin`. A request with neither passes; suspicion.ts counts that against it.
 */
export function isSameSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("Origin");
  if (origin === null) return true;
  if (origin === siteUrl) return true;
  // Behind a proxy, or in development, the site has another host name.
  return URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}
