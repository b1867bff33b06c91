import { toOutgoingUrl } from "#server/outgoing/public-url.ts";

function withHttps(typedAddress: string): string {
  const address = typedAddress.trim().replace(/^webcals?:\/\//i, "https://");
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[\w.-]+:\d+(\/|$)/.test(address)
    ? address
    : `https://${address}`;
}

/** Returns the URL with HTTPS. Throws a `FetchError` if the URL may not be fetched. */
export function toFeedAddress(typedAddress: string, testHosts: readonly string[]): string {
  return toOutgoingUrl(withHttps(typedAddress), testHosts).href;
}

/** The hosts of personal calendars. In these an event of some hours is an appointment, not a stay. */
const PERSONAL_CALENDAR_HOSTS = /(^|\.)(google|icloud|live|office|office365|outlook)\.com$/;

export function isPersonalCalendar(address: string): boolean {
  return PERSONAL_CALENDAR_HOSTS.test(new URL(address).hostname);
}
