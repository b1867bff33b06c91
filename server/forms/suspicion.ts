/**
 * Whether a message looks like a program's. No sign alone but two: a guest without scripts has no
 * token, a guest whose browser fills in the form is fast, and both are welcome.
 */
import type { Contact } from "#app/domain/contact-message.ts";
import type { Facts } from "../facts.ts";
import type { Token } from "./token.ts";

/** Nobody types a message in less, in milliseconds. */
const FAST = 3_000;
/** A page left open longer than this says nothing about its reader, in milliseconds. */
const STALE = 7 * 24 * 3_600_000;

/** From this many points a message waits in quarantine. */
const ENOUGH = 2;

type Visit = {
  contact: Contact;
  /** What stands in the field that no guest can see. */
  trap: string;
  /** What the form brought as a token, and what it says if it is ours. */
  given: string;
  token: Token | undefined;
  headers: Headers;
  now: number;
};

/** What a message may be suspected for; content/it/answers.yaml says it to the family. */
type Sign = keyof Facts["words"]["suspicion"];

const LINK = /https?:\/\/|www\./i;
const LINKS = new RegExp(LINK, "gi");

function signs({
  contact,
  trap,
  given,
  token,
  headers,
  now,
}: Visit): [points: number, sign: Sign][] {
  const links = contact.message.match(LINKS)?.length ?? 0;
  const age = token ? now - token.issued : undefined;
  const isBrowser = headers.has("Sec-Fetch-Site") || headers.has("Origin");
  return [
    [trap ? 2 : 0, "trap"],
    [given && !token ? 2 : 0, "forgedToken"],
    [given ? 0 : 1, "noToken"],
    [age !== undefined && age >= 0 && age < FAST ? 1 : 0, "fast"],
    [age !== undefined && (age > STALE || age < 0) ? 1 : 0, "oldToken"],
    [links >= 3 ? 1 : 0, "links"],
    [/<a\s|\[url|\[link/i.test(contact.message) ? 2 : 0, "code"],
    [LINK.test(contact.name) ? 2 : 0, "linkAsName"],
    [isBrowser ? 0 : 1, "noBrowser"],
    [headers.has("Accept-Language") ? 0 : 1, "noLanguage"],
  ];
}

/** Why a message is quarantined, in words for the family; "" when it is not. */
export function suspicion(visit: Visit, words: Record<Sign, string>): string {
  const found = signs(visit).filter(([points]) => points > 0);
  const points = found.reduce((sum, [more]) => sum + more, 0);
  return points >= ENOUGH ? found.map(([, sign]) => words[sign]).join(", ") : "";
}
