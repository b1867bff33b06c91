/** The HTML about prices in an enquiry page: in its note, on its cards, in its e-mails. */
import type { Enquiry } from "#app/domain/enquiry.ts";
import { BEDS_PER_ROOM, DEFAULT_PARTY, limitsOf, partyHint } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { isAgeMissing, quoteRooms, splitIntoRooms, type Total } from "#app/domain/quote-rooms.ts";
import { roomFit } from "#app/domain/room-fit.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { escapeHtml } from "#server/text/escape-html.ts";
import type { EnquiryPage } from "./enquiry-nights.ts";
import type { HouseInfo } from "#server/text/house-info.ts";

/** Longer stays get no total: each night is looked up in the seasons of each room. */
const MAX_PRICED_NIGHTS = 60;

/** The total of an enquiry in some rooms; nothing where it has none. */
function totalIn({ stay, party = DEFAULT_PARTY }: Enquiry, prices: Prices, { rooms }: HouseInfo) {
  const isTooMany = partyHint(limitsOf(rooms.length), party)?.kind === "more-than-the-house";
  if (!stay || isTooMany || nightsOf(stay) > MAX_PRICED_NIGHTS) return undefined;
  return quoteRooms(stay, party, prices);
}

/** The total of an enquiry in the rooms of a page, and the note about it. */
function priceNote({ info, path }: EnquiryPage, enquiry: Enquiry) {
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const { phrases, words, rooms } = info;
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
  // With several rooms, one room's share is no total.
  if (room && party.rooms > 1) return { note: interpolate(words.search.askedWithoutTotal, names) };
  const prices = room ? pricesOf(room.slug, info.prices) : info.prices;
  const total = totalIn(enquiry, prices, info);
  if (!total) return { note: interpolate(words.search.askedWithoutTotal, names) };

  const totale = [priceWords(total), taxWords(total)].filter(Boolean).join(", ");
  const agesMissing = isAgeMissing(stay, party, prices) && phrases.quote.agesMissing;
  const sentence = interpolate(words.search.asked, { ...names, totale });
  return {
    total,
    note: [sentence, agesMissing, tooShortWords(stay, total)].filter(Boolean).join(" "),
  };
}

type EnquiryWithStay = Enquiry & { stay: Stay };

/** The summary above the total, which hydration keeps. */
function summaryHtml(
  { info, path }: EnquiryPage,
  { stay, party = DEFAULT_PARTY }: EnquiryWithStay,
  total: Total,
): string {
  const { phrases, summary: words, taxNote } = info;
  const { guests, longDate, nights, priceWords, rooms, taxWords } = phrasebook(phrases);
  const strong = (text: string) => `<strong>${escapeHtml(text)}</strong>`;
  const count = info.rooms.some((room) => room.path === path) ? 1 : party.rooms;
  const tax = taxWords(total) ?? (total.tax === undefined ? taxNote : "");
  return [
    interpolate(escapeHtml(words.stay), {
      arrivo: strong(longDate(stay.checkIn)),
      partenza: strong(longDate(stay.checkOut)),
    }),
    escapeHtml([nights(nightsOf(stay)), rooms(count), guests(party)].join(", ")),
    `${interpolate(escapeHtml(words.total), { totale: strong(priceWords(total)) })} <span>${escapeHtml(tax)}</span>`,
  ]
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** The price of the stay above a room's form, where the room takes the party. */
function heroHtml(
  { info, path }: EnquiryPage,
  { stay, party = DEFAULT_PARTY }: EnquiryWithStay,
  total: Total,
) {
  const { dayRange, priceWords } = phrasebook(info.phrases);
  const isRoom = info.rooms.some((room) => room.path === path);
  if (!isRoom || roomFit({ ...party, rooms: 1 }) === "too-many") return {};
  return {
    "hero-price": escapeHtml(`${dayRange(stay)} · ${priceWords(total)}`),
    "hero-per": "",
    "hero-dates": escapeHtml(info.changeDates),
  };
}

/** The price on each card of the search: of the share of the party that the room takes. */
function cardPrices(
  { info, path }: EnquiryPage,
  { stay, party = DEFAULT_PARTY }: EnquiryWithStay,
): Record<string, string> {
  const slots: Record<string, string> = {};
  if (path !== info.paths.search) return slots;
  const { nights, priceWords, taxWords, tooShortWords } = phrasebook(info.phrases);
  const [share = party] = splitIntoRooms(party);
  if (roomFit(share) === "too-many") return slots;
  for (const { slug } of info.rooms) {
    const total = totalIn({ stay, party: share }, pricesOf(slug, info.prices), info);
    if (!total) continue;
    const more = [taxWords(total), tooShortWords(stay, total)].filter(Boolean);
    slots[`price:${slug}`] = escapeHtml(priceWords(total));
    slots[`per:${slug}`] = escapeHtml(
      interpolate(info.roomTotal, { notti: nights(nightsOf(stay)) }),
    );
    slots[`bill:${slug}`] = more.map((words = "") => `<p>${escapeHtml(words)}</p>`).join("");
  }
  return slots;
}

type PricesHtml = {
  /** HTML by slot name. */
  slots: Record<string, string>;
  /** The total in an e-mail about a room, or about the house. */
  totalOf: (about: string | undefined) => Total | undefined;
};

export function pricesHtml(page: EnquiryPage, enquiry: Enquiry): PricesHtml {
  const { info, path } = page;
  const { total, note } = priceNote(page, enquiry);
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const slots = { note: escapeHtml(note) };
  if (!stay || !total) return { slots, totalOf: () => undefined };
  const enquiryWithStay = { stay, party };
  const { dayRange, guests, rooms } = phrasebook(info.phrases);
  const people = escapeHtml(`${rooms(party.rooms)}, ${guests(party)}`);
  return {
    slots: {
      ...slots,
      summary: summaryHtml(page, enquiryWithStay, total),
      folded: `<span>${escapeHtml(dayRange(stay))} </span><span><i>· </i>${people}</span>`,
      ...heroHtml(page, enquiryWithStay, total),
      ...cardPrices(page, enquiryWithStay),
    },
    totalOf: (about) => {
      const room = info.rooms.find(({ name }) => name === about);
      if (!room || path !== info.paths.search) return total;
      // With several rooms, one room's share is not what the party pays.
      return party.rooms > 1 ? undefined : totalIn(enquiry, pricesOf(room.slug, info.prices), info);
    },
  };
}
