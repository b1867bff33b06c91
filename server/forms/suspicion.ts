/**
 * Detects messages that programs send. One weak sign is not enough: a guest without scripts has no
 * token, and a guest whose browser fills in the form is fast.
 */
import type { SiteContent } from "#app/content/site-content.ts";
import type { ContactMessage } from "#app/domain/contact-message.ts";
import { DAY } from "#server/system/durations.ts";
import type { Token } from "#server/system/signed-tokens.ts";

/** A person needs longer than this to type a message, so a faster message is suspicious. */
const MIN_TYPING_MS = 3_000;
/** A token older than this does not prove that the sender has just opened a page of ours. */
const MAX_TOKEN_AGE_MS = 7 * DAY;

const QUARANTINE_POINTS = 2;

type Evidence = {
  contact: ContactMessage;
  /** The value of the form's field that no guest can see; only a robot fills it in. */
  honeypot: string;
  tokenText: string;
  /** The content of `tokenText`; undefined if the signature is not ours. */
  token: Token | undefined;
  headers: Headers;
  now: number;
};

type SuspicionSign = keyof SiteContent["answers"]["suspicion"];

const LINK_PATTERN = /https?:\/\/|www\./i;
const ALL_LINKS_PATTERN = new RegExp(LINK_PATTERN, "gi");

function weighSigns(evidence: Evidence): [points: number, sign: SuspicionSign][] {
  const { contact, honeypot, tokenText, token, headers, now } = evidence;
  const linkCount = contact.message.match(ALL_LINKS_PATTERN)?.length ?? 0;
  const tokenAge = token ? now - token.issuedAt : undefined;
  const isFromBrowser = headers.has("Sec-Fetch-Site") || headers.has("Origin");
  return [
    [honeypot ? 2 : 0, "trap"],
    [tokenText && !token ? 2 : 0, "forgedToken"],
    [tokenText ? 0 : 1, "noToken"],
    [tokenAge !== undefined && tokenAge >= 0 && tokenAge < MIN_TYPING_MS ? 1 : 0, "fast"],
    [tokenAge !== undefined && (tokenAge > MAX_TOKEN_AGE_MS || tokenAge < 0) ? 1 : 0, "oldToken"],
    [linkCount >= 3 ? 1 : 0, "links"],
    [/<a\s|\[url|\[link/i.test(contact.message) ? 2 : 0, "code"],
    [LINK_PATTERN.test(contact.name) ? 2 : 0, "linkAsName"],
    [isFromBrowser ? 0 : 1, "noBrowser"],
    [headers.has("Accept-Language") ? 0 : 1, "noLanguage"],
  ];
}

/** Returns the reasons for a quarantine, in words for the family; "" for an ordinary message. */
export function suspicionReasons(evidence: Evidence, words: Record<SuspicionSign, string>): string {
  const reasons = weighSigns(evidence).filter(([points]) => points > 0);
  const totalPoints = reasons.reduce((sum, [points]) => sum + points, 0);
  return totalPoints >= QUARANTINE_POINTS ? reasons.map(([, sign]) => words[sign]).join(", ") : "";
}
