/** What an answered page says of prices: in its note, on its cards and in its e-mails. */
import type { Enquiry } from "#app/domain/enquiry.ts";
import { BEDS_PER_ROOM, DEFAULT_PARTY, limitsOf, partyHint } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { isAgeMissing, quoteRooms, splitIntoRooms, type Total } from "#app/domain/quote-rooms.ts";
import { roomFit } from "#app/domain/room-fit.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { escaped } from "./answer-pages.ts";
import type { EnquiryPage } from "./enquiry-nights.ts";
import type { Facts } from "./facts.ts";

/** Longer stays get no total: each night is looked up in the seasons of each room. */
const MAX_PRICED_NIGHTS = 60;

/** What an enquiry's stay costs in some rooms; nothing where nobody is answered with a total. */
function totalIn({ stay, party = DEFAULT_PARTY }: Enquiry, prices: Prices, { rooms }: Facts) {
  const isTooMany = partyHint(limitsOf(rooms.length), party)?.kind === "more-than-the-house";
  if (!stay || isTooMany || nightsOf(stay) > MAX_PRICED_NIGHTS) return undefined;
  return quoteRooms(stay, party, prices);
}

/** What an enquiry's stay costs in the rooms of a page, and how the note says it. */
function priced({ facts, path }: EnquiryPage, enquiry: Enquiry) {
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const { phrases, words, rooms } = facts;
  if (!stay) return { note: words.search.wrong };
  const { guests, longDate, nights, priceWords, taxWords, tooShortWords } = phrasebook(phrases);
  const names = {
    arrivo: longDate(stay.checkIn),
    partenza: longDate(stay.checkOut),
    notti: nights(nightsOf(stay)),
    persone: guests(party),
  };
  const room = rooms.find((one) => one.path === path);
  const hint = partyHint(limitsOf(rooms.length), party);
  if (hint?.kind === "more-rooms") {
    const beds = { posti: `${BEDS_PER_ROOM}`, camere: `${hint.rooms}` };
    return { note: interpolate(words.search.tooFewRooms, { ...names, ...beds }) };
  }
  // On the page of one of several rooms its share is no total.
  if (room && party.rooms > 1) return { note: interpolate(words.search.askedWithoutTotal, names) };
  const prices = room ? pricesOf(room.slug, facts.prices) : facts.prices;
  const total = totalIn(enquiry, prices, facts);
  if (!total) return { note: interpolate(words.search.askedWithoutTotal, names) };

  const totale = [priceWords(total), taxWords(total)].filter(Boolean).join(", ");
  const agesMissing = isAgeMissing(stay, party, prices) && phrases.quote.agesMissing;
  const asked = interpolate(words.search.asked, { ...names, totale });
  return {
    total,
    note: [asked, agesMissing, tooShortWords(stay, total)].filter(Boolean).join(" "),
  };
}

/** An enquiry with dates. */
type Chosen = Enquiry & { stay: Stay };

/** What the page says above its total once it is awake, from its first moment on. */
function summarySaid(
  { facts, path }: EnquiryPage,
  { stay, party = DEFAULT_PARTY }: Chosen,
  total: Total,
): string {
  const { phrases, summary: words, taxNote } = facts;
  const { guests, longDate, nights, priceWords, rooms, taxWords } = phrasebook(phrases);
  const strong = (text: string) => `<strong>${escaped(text)}</strong>`;
  const count = facts.rooms.some((room) => room.path === path) ? 1 : party.rooms;
  const tax = taxWords(total) ?? (total.tax === undefined ? taxNote : "");
  return [
    interpolate(escaped(words.stay), {
      arrivo: strong(longDate(stay.checkIn)),
      partenza: strong(longDate(stay.checkOut)),
    }),
    escaped([nights(nightsOf(stay)), rooms(count), guests(party)].join(", ")),
    `${interpolate(escaped(words.total), { totale: strong(priceWords(total)) })} <span>${escaped(tax)}</span>`,
  ]
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** A room's own price above its form: the stay's, where the room takes the party. */
function heroSaid(
  { facts, path }: EnquiryPage,
  { stay, party = DEFAULT_PARTY }: Chosen,
  total: Total,
) {
  const { dayRange, priceWords } = phrasebook(facts.phrases);
  const isRoom = facts.rooms.some((room) => room.path === path);
  if (!isRoom || roomFit({ ...party, rooms: 1 }) === "too-many") return {};
  return {
    "hero-price": escaped(`${dayRange(stay)} · ${priceWords(total)}`),
    "hero-per": "",
    "hero-dates": escaped(facts.changeDates),
  };
}

/** What each card of the search says of its room's price: that of the share of the party it takes. */
function cardPrices(
  { facts, path }: EnquiryPage,
  { stay, party = DEFAULT_PARTY }: Chosen,
): Record<string, string> {
  const slots: Record<string, string> = {};
  if (path !== facts.paths.search) return slots;
  const { nights, priceWords, taxWords, tooShortWords } = phrasebook(facts.phrases);
  const [share = party] = splitIntoRooms(party);
  if (roomFit(share) === "too-many") return slots;
  for (const { slug } of facts.rooms) {
    const total = totalIn({ stay, party: share }, pricesOf(slug, facts.prices), facts);
    if (!total) continue;
    const more = [taxWords(total), tooShortWords(stay, total)].filter(Boolean);
    slots[`price:${slug}`] = escaped(priceWords(total));
    slots[`per:${slug}`] = escaped(interpolate(facts.roomTotal, { notti: nights(nightsOf(stay)) }));
    slots[`bill:${slug}`] = more.map((words = "") => `<p>${escaped(words)}</p>`).join("");
  }
  return slots;
}

export type PricesSaid = {
  /** HTML by the name of its slot. */
  slots: Record<string, string>;
  /** What an e-mail about one of the rooms says below the question, or one about the house. */
  totalOf: (about: string | undefined) => Total | undefined;
};

export function pricesSaid(page: EnquiryPage, enquiry: Enquiry): PricesSaid {
  const { facts, path } = page;
  const { total, note } = priced(page, enquiry);
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const slots = { note: escaped(note) };
  if (!stay || !total) return { slots, totalOf: () => undefined };
  const chosen = { stay, party };
  const { dayRange, guests, rooms } = phrasebook(facts.phrases);
  const people = escaped(`${rooms(party.rooms)}, ${guests(party)}`);
  return {
    slots: {
      ...slots,
      summary: summarySaid(page, chosen, total),
      folded: `<span>${escaped(dayRange(stay))} </span><span><i>· </i>${people}</span>`,
      ...heroSaid(page, chosen, total),
      ...cardPrices(page, chosen),
    },
    totalOf: (about) => {
      const room = facts.rooms.find(({ name }) => name === about);
      if (!room || path !== facts.paths.search) return total;
      // A room's share is not what a party of several rooms pays.
      return party.rooms > 1
        ? undefined
        : totalIn(enquiry, pricesOf(room.slug, facts.prices), facts);
    },
  };
}
