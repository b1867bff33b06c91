import { isIP } from "node:net";
import { FetchError } from "./fetch-error.ts";

/** Throws a `FetchError` for all but HTTPS with a public host name and the standard port. */
function publicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.hostname.replaceAll(/[[\]]/g, "") ?? "";
  // The URL parser has turned addresses in octal, hexadecimal or short form into dotted ones.
  const isHostName = isIP(host) === 0 && /\.[a-z][a-z\d-]*\.?$/i.test(host);
  if (!url || url.protocol !== "https:" || !isHostName || url.port || url.username || url.password)
    throw new FetchError("address");
  return url;
}

export function isTestUrl(text: string, testHosts: readonly string[]): boolean {
  return URL.canParse(text) && testHosts.includes(new URL(text).hostname);
}

/** Throws a `FetchError` if the URL is not public; the URL of a test host is not checked. */
export function outgoingUrl(text: string, testHosts: readonly string[]): URL {
  return isTestUrl(text, testHosts) ? new URL(text) : publicUrl(text);
}
