/**
 * What the family needs to answer a message with dates: what the stay costs, and which rooms are free.
 *
 * Shapes: in, an enquiry, the room it is about, the nights that are known; out, lines in Italian.
 * Errors: none; nights that nobody knows of are said to be unknown, never free.
 */
import { slashedDate } from "#app/domain/day-words.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import { houseDayAt, type Availability } from "#app/domain/availability.ts";
import { stayStatus, roomsOf } from "#app/domain/room-availability.ts";
import { DEFAULT_PARTY, limitsOf, partyHint } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { isAgeMissing, quoteRooms } from "#app/domain/quote-rooms.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import type { Facts } from "../facts.ts";

/** A moment, and what was known of nights then; nothing in a house without calendars. */
export type KnownAt = { now: number; nights: Availability | undefined };

const CLOCK = new Intl.DateTimeFormat("it-IT", { timeStyle: "short", timeZone: "Europe/Rome" });

function whenWords(asOf: string): string {
  const at = Date.parse(asOf);
  return `${slashedDate(houseDayAt(at))}, ${CLOCK.format(at)}`;
}

function priceLines(
  { stay, party = DEFAULT_PARTY }: Enquiry,
  room: string | undefined,
  facts: Facts,
) {
  // Without beds enough there is no price: the family says in which rooms the guests can be.
  if (!stay || partyHint(limitsOf(facts.rooms.length), party)) return [];
  const { billWords, choose } = phrasebook(facts.phrases);
  // A party of several rooms gets the others too, whichever it asks about.
  const prices = room && party.rooms === 1 ? pricesOf(room, facts.prices) : facts.prices;
  const total = quoteRooms(stay, party, prices);
  const { stay: words } = facts.words.toFamily;
  return [
    words.prices,
    ...billWords(total, facts.taxNote),
    isAgeMissing(stay, party, prices) && facts.phrases.quote.agesMissing,
    nightsOf(stay) < total.minNights && choose(total.minNights, words.tooShort),
  ];
}

function nightLines(stay: Stay | undefined, facts: Facts, { nights, now }: KnownAt): string[] {
  const today = houseDayAt(now);
  if (!stay || !nights || stay.checkIn < today) return [];
  const { stay: words } = facts.words.toFamily;
  const lines = facts.rooms.map(({ slug, name }) => {
    const answer = stayStatus(stay, roomsOf(nights, [slug], 1, now));
    return interpolate(answer === "ask" ? words.unknown : words[answer], { camera: name });
  });
  return nights.asOf
    ? [...lines, interpolate(words.asOf, { quando: whenWords(nights.asOf) })]
    : lines;
}

/** The lines; none where no dates were chosen. */
export function stayReport(
  enquiry: Enquiry,
  roomName: string | undefined,
  facts: Facts,
  known: KnownAt,
): string[] {
  const room = facts.rooms.find(({ name }) => name === roomName)?.slug;
  const parts = [priceLines(enquiry, room, facts), nightLines(enquiry.stay, facts, known)];
  return parts.map((lines) => lines.filter(Boolean).join("\n")).filter(Boolean);
}
