/** A feed's address: what the family pastes, and which we go to. It is a secret, shown as its host alone. */
import { isIP } from "node:net";

/** An address that no feed is read from. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}

/** As it is pasted: for calendar programs, or without its beginning. */
function completed(text: string): string {
  const bare = text.trim().replace(/^webcals?:\/\//i, "https://");
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^[\w.-]+:\d+(\/|$)/.test(bare)
    ? bare
    : `https://${bare}`;
}

/** Leads to a name of the public internet over an encrypted line, and nowhere else. */
export function checkedAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.hostname.replaceAll(/[[\]]/g, "") ?? "";
  // Written as a number, in octal or short, an address is one all the same: the parser has seen to it.
  const isName = isIP(host) === 0 && /\.[a-z][a-z\d-]*\.?$/i.test(host);
  if (!url || url.protocol !== "https:" || !isName || url.port || url.username || url.password)
    throw new AddressRefused("not an https address of a public name");
  return url;
}

/** Whether tests may read feeds from here, by CALENDAR_TEST_HOSTS. */
export function isTestAddress(text: string, testHosts: readonly string[]): boolean {
  return URL.canParse(text) && testHosts.includes(new URL(text).hostname);
}

/** The address that is kept for what was pasted; throws an `AddressRefused`. */
export function feedAddress(pasted: string, testHosts: readonly string[]): string {
  const text = completed(pasted);
  return isTestAddress(text, testHosts) ? new URL(text).href : checkedAddress(text).href;
}

/** What may be shown of an address. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "?";
}

/** Where people keep their own calendars: an hour there is an appointment, not a stay. */
const PERSONAL = /(^|\.)(google|icloud|live|office|office365|outlook)\.com$/;

export function isPersonal(address: string): boolean {
  return PERSONAL.test(hostOf(address));
}
