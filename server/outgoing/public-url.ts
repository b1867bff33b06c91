import { isIP } from "node:net";
import { FetchError } from "./fetch-error.ts";

/** Throws a `FetchError` for all but HTTPS with a public host name and the standard port. */
function parsePublicUrl(urlText: string): URL {
  const url = URL.canParse(urlText) ? new URL(urlText) : undefined;
  const host = url?.hostname.replaceAll(/[[\]]/g, "") ?? "";
  // The URL parser has turned addresses in octal, hexadecimal or short form into dotted ones.
  const isHostName = isIP(host) === 0 && /\.[a-z][a-z\d-]*\.?$/i.test(host);
  if (!url || url.protocol !== "https:" || !isHostName || url.port || url.username || url.password)
    throw new FetchError("address");
  return url;
}

export function isTestUrl(urlText: string, testHosts: readonly string[]): boolean {
  return URL.canParse(urlText) && testHosts.includes(new URL(urlText).hostname);
}

/** Throws a `FetchError` if the URL is not public; the URL of a test host is not checked. */
export function toOutgoingUrl(urlText: string, testHosts: readonly string[]): URL {
  return isTestUrl(urlText, testHosts) ? new URL(urlText) : parsePublicUrl(urlText);
}
