/** Tells the family prices and free rooms for a message with dates. A room is called free only if that is certain. */
import type { SiteContent } from "#app/content/site-content.ts";
import { slashedDate } from "#app/domain/day-words.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import { houseDayAt, type Availability } from "#app/domain/availability.ts";
import { stayStatus, availabilityOf } from "#app/domain/room-availability.ts";
import { DEFAULT_PARTY, partyLimitsOf, partyHint } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { areAgesNeeded, quoteRooms } from "#app/domain/quote-rooms.ts";
import { nightCountOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";

/** What is known at `now` about free nights. `availability` is undefined in a house without calendars and closures. */
export type AvailabilityAt = { now: number; availability: Availability | undefined };

const TIME_FORMAT = new Intl.DateTimeFormat("it-IT", {
  timeStyle: "short",
  timeZone: "Europe/Rome",
});

function readingTimeText(asOf: string): string {
  const readingTime = Date.parse(asOf);
  return `${slashedDate(houseDayAt(readingTime))}, ${TIME_FORMAT.format(readingTime)}`;
}

function priceLines(
  { stay, party = DEFAULT_PARTY }: Enquiry,
  room: string | undefined,
  content: SiteContent,
) {
  // A party that needs more rooms than it asks for has no price, because the family decides on the rooms.
  if (!stay || partyHint(partyLimitsOf(content.rooms.rooms.length), party)) return [];
  const { billWords, pluralize } = phrasebook(content.phrases);
  // If the guest names a room and asks for only one, the prices of this room apply; otherwise the prices of all rooms apply.
  const pricesOfStay = room && party.rooms === 1 ? pricesOf(room, content.prices) : content.prices;
  const quote = quoteRooms(stay, party, pricesOfStay);
  const { stay: words } = content.answers.toFamily;
  return [
    words.prices,
    ...billWords(quote, content.house.taxNote),
    areAgesNeeded(stay, party, pricesOfStay) && content.phrases.quote.agesMissing,
    nightCountOf(stay) < quote.minNights && pluralize(quote.minNights, words.tooShort),
  ];
}

function nightLines(stay: Stay | undefined, content: SiteContent, availabilityNow: AvailabilityAt) {
  const { availability, now } = availabilityNow;
  const today = houseDayAt(now);
  if (!stay || !availability || stay.checkIn < today) return [];
  const { stay: words } = content.answers.toFamily;
  const roomLines = content.rooms.rooms.map(({ slug, name }) => {
    const status = stayStatus(stay, availabilityOf(availability, [slug], 1, now));
    return interpolate(status === "ask" ? words.unknown : words[status], { camera: name });
  });
  return availability.asOf
    ? [...roomLines, interpolate(words.asOf, { quando: readingTimeText(availability.asOf) })]
    : roomLines;
}

export function stayReport(
  enquiry: Enquiry,
  roomName: string | undefined,
  content: SiteContent,
  availability: AvailabilityAt,
): string[] {
  const room = content.rooms.rooms.find(({ name }) => name === roomName)?.slug;
  const reportParts = [
    priceLines(enquiry, room, content),
    nightLines(enquiry.stay, content, availability),
  ];
  return reportParts.map((lines) => lines.filter(Boolean).join("\n")).filter(Boolean);
}
