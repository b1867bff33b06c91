/** The HTML about prices in an enquiry page: in its note, on its cards, in its e-mails. */
import type { Enquiry } from "#app/domain/enquiry.ts";
import { BEDS_PER_ROOM, DEFAULT_PARTY, limitsOf, partyHint } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { isAgeMissing, quoteRooms, splitIntoRooms, type Total } from "#app/domain/quote-rooms.ts";
import { roomFit } from "#app/domain/room-fit.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { escapeHtml } from "#server/text/escape-html.ts";
import type { EnquiryPage } from "./enquiry-nights.ts";

/** Longer stays get no total: each night is looked up in the seasons of each room. */
const MAX_PRICED_NIGHTS = 60;

type PricesHtml = {
  /** HTML by slot name. */
  slots: Record<string, string>;
  /** The total in an e-mail about a room, or about the house. */
  totalOf: (about: string | undefined) => Total | undefined;
};

/** `openPrices` are those of the rooms that are not taken, for a total of any room. */
export function pricesHtml(
  { info, path }: EnquiryPage,
  enquiry: Enquiry,
  openPrices: Prices,
): PricesHtml {
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const { phrases, rooms, words } = info;
  const withNote = (note: string): PricesHtml => ({
    slots: { note: escapeHtml(note) },
    totalOf: () => undefined,
  });
  if (!stay) return withNote(words.search.wrong);

  const write = phrasebook(phrases);
  const nights = write.nights(nightsOf(stay));
  const [arrivo, partenza] = [write.longDate(stay.checkIn), write.longDate(stay.checkOut)];
  const people = write.guests(party);
  const names = { arrivo, partenza, notti: nights, persone: people };
  const room = rooms.find((one) => one.path === path);
  const hint = partyHint(limitsOf(rooms.length), party);
  if (hint?.kind === "more-rooms") {
    const beds = { posti: `${BEDS_PER_ROOM}`, camere: `${hint.rooms}` };
    return withNote(interpolate(words.search.tooFewRooms, { ...names, ...beds }));
  }

  /** The total of the stay in some rooms; nothing where it has none. */
  const totalIn = (prices: Prices, guests = party) => {
    const isTooMany = partyHint(limitsOf(rooms.length), guests)?.kind === "more-than-the-house";
    const isPriced = !isTooMany && nightsOf(stay) <= MAX_PRICED_NIGHTS;
    return isPriced ? quoteRooms(stay, guests, prices) : undefined;
  };
  const prices = room ? pricesOf(room.slug, info.prices) : openPrices;
  // With several rooms, one room's share is no total.
  const total = room && party.rooms > 1 ? undefined : totalIn(prices);
  if (!total) return withNote(interpolate(words.search.askedWithoutTotal, names));

  const price = write.priceWords(total);
  const note = [
    interpolate(words.search.asked, {
      ...names,
      totale: [price, write.taxWords(total)].filter(Boolean).join(", "),
    }),
    isAgeMissing(stay, party, prices) && phrases.quote.agesMissing,
    write.tooShortWords(stay, total),
  ];

  /** The summary above the total, which hydration keeps. */
  const summary = () => {
    const strong = (text: string) => `<strong>${escapeHtml(text)}</strong>`;
    const dates = { arrivo: strong(arrivo), partenza: strong(partenza) };
    const tax = write.taxWords(total) ?? (total.tax === undefined ? info.taxNote : "");
    const totalWords = interpolate(escapeHtml(info.summary.total), { totale: strong(price) });
    return [
      interpolate(escapeHtml(info.summary.stay), dates),
      escapeHtml([nights, write.rooms(room ? 1 : party.rooms), people].join(", ")),
      `${totalWords} <span>${escapeHtml(tax)}</span>`,
    ]
      .map((line) => `<p>${line}</p>`)
      .join("");
  };

  /** The price of the stay above a room's form, where the room takes the party. */
  const hero = room &&
    roomFit({ ...party, rooms: 1 }) !== "too-many" && {
      "hero-price": escapeHtml(`${write.dayRange(stay)} · ${price}`),
      "hero-per": "",
    };

  /** The price on each card of the search: of the share of the party that the room takes. */
  const cardSlots = (): [string, string][] => {
    const [share = party] = splitIntoRooms(party);
    if (path !== info.paths.search || roomFit(share) === "too-many") return [];
    return rooms.flatMap(({ slug }): [string, string][] => {
      const cardTotal = totalIn(pricesOf(slug, info.prices), share);
      if (!cardTotal) return [];
      const more = [write.taxWords(cardTotal), write.tooShortWords(stay, cardTotal)];
      return [
        [`price:${slug}`, escapeHtml(write.priceWords(cardTotal))],
        [`per:${slug}`, escapeHtml(interpolate(info.roomTotal, { notti: nights }))],
        [`bill:${slug}`, more.map((line) => (line ? `<p>${escapeHtml(line)}</p>` : "")).join("")],
      ];
    });
  };

  const folded = escapeHtml(`${write.rooms(party.rooms)}, ${people}`);
  return {
    slots: {
      note: escapeHtml(note.filter(Boolean).join(" ")),
      summary: summary(),
      folded: `<span>${escapeHtml(write.dayRange(stay))} </span><span><i>· </i>${folded}</span>`,
      "hero-dates": escapeHtml(info.changeDates),
      ...hero,
      ...Object.fromEntries(cardSlots()),
    },
    totalOf: (about) => {
      const one = rooms.find(({ name }) => name === about);
      if (!one || path !== info.paths.search) return total;
      // With several rooms, one room's share is not what the party pays.
      return party.rooms > 1 ? undefined : totalIn(pricesOf(one.slug, info.prices));
    },
  };
}
