/** Prices and free rooms for the family's answer to a message with dates; a room in doubt is not called free. */
import type { SiteContent } from "#app/content/site-content.ts";
import { slashedDate } from "#app/domain/day-words.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import { houseDayAt, type Availability } from "#app/domain/availability.ts";
import { stayStatus, availabilityOf } from "#app/domain/room-availability.ts";
import { DEFAULT_PARTY, partyLimitsOf, partyHint } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { isAgeMissing, quoteRooms } from "#app/domain/quote-rooms.ts";
import { nightCountOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";

/** `nights` is the availability at `now`; undefined in a house without calendars. */
export type AvailabilityAt = { now: number; nights: Availability | undefined };

const TIME_FORMAT = new Intl.DateTimeFormat("it-IT", {
  timeStyle: "short",
  timeZone: "Europe/Rome",
});

function readingTimeText(asOf: string): string {
  const readAt = Date.parse(asOf);
  return `${slashedDate(houseDayAt(readAt))}, ${TIME_FORMAT.format(readAt)}`;
}

function priceLines(
  { stay, party = DEFAULT_PARTY }: Enquiry,
  room: string | undefined,
  content: SiteContent,
) {
  // A party that needs more rooms than it asks for has no price, because the family decides on the rooms.
  if (!stay || partyHint(partyLimitsOf(content.rooms.rooms.length), party)) return [];
  const { billWords, pluralize } = phrasebook(content.phrases);
  // The prices of the named room count only for a party of one room. A larger party is quoted for all its rooms.
  const pricesOfStay = room && party.rooms === 1 ? pricesOf(room, content.prices) : content.prices;
  const total = quoteRooms(stay, party, pricesOfStay);
  const { stay: words } = content.answers.toFamily;
  return [
    words.prices,
    ...billWords(total, content.house.taxNote),
    isAgeMissing(stay, party, pricesOfStay) && content.phrases.quote.agesMissing,
    nightCountOf(stay) < total.minNights && pluralize(total.minNights, words.tooShort),
  ];
}

function nightLines(stay: Stay | undefined, content: SiteContent, { nights, now }: AvailabilityAt) {
  const today = houseDayAt(now);
  if (!stay || !nights || stay.checkIn < today) return [];
  const { stay: words } = content.answers.toFamily;
  const roomLines = content.rooms.rooms.map(({ slug, name }) => {
    const status = stayStatus(stay, availabilityOf(nights, [slug], 1, now));
    return interpolate(status === "ask" ? words.unknown : words[status], { camera: name });
  });
  return nights.asOf
    ? [...roomLines, interpolate(words.asOf, { quando: readingTimeText(nights.asOf) })]
    : roomLines;
}

export function stayReport(
  enquiry: Enquiry,
  roomName: string | undefined,
  content: SiteContent,
  availability: AvailabilityAt,
): string[] {
  const room = content.rooms.rooms.find(({ name }) => name === roomName)?.slug;
  const report = [
    priceLines(enquiry, room, content),
    nightLines(enquiry.stay, content, availability),
  ];
  return report.map((lines) => lines.filter(Boolean).join("\n")).filter(Boolean);
}
