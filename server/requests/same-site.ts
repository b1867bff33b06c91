/** Checks `Sec-Fetch-Site`, or `Origin` in older browsers. If both are missing, returns true; suspicion.ts suspects a robot. */
export function isSameSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (fetchSite !== null) return fetchSite === "same-origin" || fetchSite === "none";
  const originHeader = headers.get("Origin");
  if (originHeader === null) return true;
  if (originHeader === siteUrl) return true;
  // An origin with the requested host passes too: in development, or behind a proxy, SITE_URL may name another host.
  return URL.canParse(originHeader) && new URL(originHeader).host === headers.get("Host");
}
