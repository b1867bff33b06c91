/** Validates the URL of a calendar, which contains a secret: only its host is printed. */
import { isIP } from "node:net";

export class FeedAddressError extends Error {
  override name = "AddressRefused";
}

/** A pasted URL with https: webcal: and URLs without a scheme become it. */
function withScheme(text: string): string {
  const bare = text.trim().replace(/^webcals?:\/\//i, "https://");
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^[\w.-]+:\d+(\/|$)/.test(bare)
    ? bare
    : `https://${bare}`;
}

/** An HTTPS URL with a public host name and the standard port. */
export function publicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.hostname.replaceAll(/[[\]]/g, "") ?? "";
  // The URL parser has turned addresses in octal, hexadecimal or short form into dotted ones.
  const isName = isIP(host) === 0 && /\.[a-z][a-z\d-]*\.?$/i.test(host);
  if (!url || url.protocol !== "https:" || !isName || url.port || url.username || url.password)
    throw new FeedAddressError("not an https address of a public name");
  return url;
}

export function isTestAddress(text: string, testHosts: readonly string[]): boolean {
  return URL.canParse(text) && testHosts.includes(new URL(text).hostname);
}

/** The URL to store for what was pasted; throws a `FeedAddressError`. */
export function feedAddress(input: string, testHosts: readonly string[]): string {
  const text = withScheme(input);
  return isTestAddress(text, testHosts) ? new URL(text).href : publicUrl(text).href;
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "?";
}

/** Hosts of personal calendars: an hour there is an appointment, not a stay. */
const PERSONAL = /(^|\.)(google|icloud|live|office|office365|outlook)\.com$/;

export function isPersonalCalendar(address: string): boolean {
  return PERSONAL.test(hostOf(address));
}
