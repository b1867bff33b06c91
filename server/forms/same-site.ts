/** Whether a form was sent from a page of ours. */

/**
 * Browsers say so themselves (`Sec-Fetch-Site`); older ones name the page's origin. A request that
 * says neither is no browser's, or a very old one's: it passes here and is looked at as suspect.
 */
export function comesFromUs(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("Origin");
  if (origin === null) return true;
  if (origin === siteUrl) return true;
  // Behind a proxy, or on a developer's machine, the site is reached under another name.
  return URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}
