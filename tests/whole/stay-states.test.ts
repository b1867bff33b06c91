/**
 * The words about a stay, its total and its links on a page, before scripts run and without them: for free,
 * taken, uncertain and too short stays, too many people, several rooms; home, room and search; every language.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { availabilityAt } from "#tests/support/availability.ts";
import { FULL_PRICES } from "#tests/support/full-prices.ts";
import { books } from "#tests/support/italian.ts";
import { readContents } from "#tests/support/content.ts";
import { enquiryQuery } from "#app/domain/enquiry.ts";
import {
  type Availability,
  type Freshness,
  UNKNOWN_AVAILABILITY,
} from "#app/domain/availability.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Party } from "#app/domain/party.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { quoteRooms, splitIntoRooms } from "#app/domain/quote-rooms.ts";
import { nightCountOf } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import type { EnquiryRenderer } from "#server/enquiry/enquiry-pages.ts";
import { enquiryRendererOf } from "#tests/support/enquiry-page.ts";

const NOW = Date.parse("2027-06-10T10:00:00Z");
/** A stay in a season with a minimum of three nights. */
const STAY = { checkIn: "2027-08-17", checkOut: "2027-08-20" };
const SHORT_STAY = { ...STAY, checkOut: "2027-08-19" };
const TWO_GUESTS: Party = { rooms: 1, adults: 2, children: 0 };
const FOUR_GUESTS: Party = { rooms: 2, adults: 3, children: 1 };

const CONTENTS_BY_PRICES = {
  "today's prices": readContents(),
  "prices that use everything": readContents({ prices: FULL_PRICES }),
};
const SLUGS = CONTENTS_BY_PRICES["today's prices"].it.rooms.rooms.map(({ slug }) => slug);

const nightsOfRoom = (state: Freshness, taken: string[]) =>
  availabilityAt(Object.fromEntries(SLUGS.map((slug) => [slug, taken])), NOW, state);

type Answer = "free" | "taken" | "ask";

const FREE = {
  answer: "free" as Answer | undefined,
  nights: nightsOfRoom("fresh", []),
  stay: STAY,
  party: TWO_GUESTS,
};

const STATES: (typeof FREE & { state: string })[] = [
  { ...FREE, state: "free" },
  { ...FREE, state: "taken", answer: "taken", nights: nightsOfRoom("fresh", ["2027-08-18/1"]) },
  { ...FREE, state: "uncertain", answer: "ask", nights: nightsOfRoom("unknown", []) },
  { ...FREE, state: "too short", stay: SHORT_STAY },
  { ...FREE, state: "too many people", answer: undefined, party: { ...TWO_GUESTS, adults: 4 } },
  { ...FREE, state: "for several rooms", party: FOUR_GUESTS },
];

const PAGE_NAMES = ["home", "room", "search"] as const;

const ANSWERS: Answer[] = ["free", "taken", "ask"];

let availability: Availability = UNKNOWN_AVAILABILITY;

const text = (html: string, between = " ") =>
  html
    .replaceAll(/<[^>]*>/g, between)
    .replaceAll(/&#x?27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[ \n]+/g, " ")
    .trim();

/** The part of a page about an enquiry: the form with its summary; on the search the results up to the first room. */
const PART_OF_PAGE = {
  home: /data-island="availability-bar"[\s\S]*?<\/main>/,
  room: /data-island="booking-panel"[\s\S]*?<\/main>/,
  search: /<section id="risposta"[\s\S]*?<\/article>/,
};

const messagesIn = (html: string) =>
  [...html.matchAll(/wa\.me\/\d+\?text=([^"]*)"/g)].map(([, words = ""]) =>
    decodeURIComponent(words.replaceAll("&#x27;", "'")),
  );

const draftsIn = (html: string) =>
  [...html.matchAll(/&amp;body=([^"]*)"/g)].map(([, words = ""]) =>
    decodeURIComponent(words.replaceAll("&#x27;", "'")),
  );

const COMBINATIONS = Object.entries(CONTENTS_BY_PRICES).flatMap(([house, contents]) =>
  LANGUAGE_CODES.map((language) => ({ house, contents, language })),
);

describe.each(COMBINATIONS)("with $house in $language", ({ house, contents, language }) => {
  const content = contents[language];
  let enquiryRenderer: EnquiryRenderer;
  beforeAll(async () => {
    enquiryRenderer = await enquiryRendererOf(
      contents,
      () => availability,
      () => NOW,
    );
  });
  const { nights: words } = content.words;
  const book = books[language];
  const room = content.rooms.rooms[0]!;
  const paths = PATHS_IN[language];
  const pathOf = { home: paths.home, room: paths.room(room.address), search: paths.search };

  test.each(PAGE_NAMES.flatMap((page) => STATES.map((state) => ({ page, ...state }))))(
    "the $page page says that a stay is $state, and its links ask for it",
    async ({ page, state, answer, nights, stay, party }) => {
      availability = nights;
      const query = new URLSearchParams(enquiryQuery({ stay, party }));
      const html = (await enquiryRenderer(pathOf[page], query)!()).identity.body.toString();
      const [part = ""] = PART_OF_PAGE[page].exec(html) ?? [];
      const pageText = text(part);
      const isSearch = page === "search";
      const isTooMany = state === "too many people";
      // With several rooms, the price of one room is no total.
      const isShare = party.rooms > 1 && page !== "home";

      // With more people than beds no stay is called free.
      const roomCountWords =
        party.rooms > 1 && !isShare ? `, ${book.countWords("rooms", party.rooms)}` : "";
      const notti = book.nightsWords(nightCountOf(stay)) + roomCountWords;
      const wordsOf = (status: Answer) =>
        isSearch ? words.room[status] : interpolate(words.stay[status], { notti });
      expect(ANSWERS.filter((status) => pageText.includes(wordsOf(status)))).toEqual(
        answer ? [answer] : [],
      );
      expect(pageText.includes(words.doubt)).toBe(answer === "ask");
      expect(pageText.includes(words.nearest)).toBe(answer === "taken");
      const nearestFreeDates = book.dayRange({ checkIn: "2027-08-15", checkOut: "2027-08-18" });
      expect(pageText.includes(nearestFreeDates)).toBe(answer === "taken");
      const tooShort = book.pluralize(3, content.phrases.quote.tooShort);
      const isStayTooShort = state === "too short" && house !== "today's prices";
      expect(pageText.includes(tooShort)).toBe(isStayTooShort);

      const pricesOfPage = page === "home" ? content.prices : pricesOf(room.slug, content.prices);
      const total = quoteRooms(stay, isShare ? splitIntoRooms(party)[0]! : party, pricesOfPage);
      expect(pageText.includes(book.priceWords(total))).toBe(!isTooMany);
      const button = answer === "free" || answer === "taken" ? words.button[answer] : undefined;
      const label = `${button ?? content.search.room.ask}: ${room.name}`;
      expect(pageText.includes(label)).toBe(isSearch && !isShare);
      const message = book.enquiryMessage({ stay, party }, page === "home" ? undefined : room.name);
      expect(messagesIn(html).includes(message)).toBe(!isSearch || !isShare);
      if (isSearch) return;
      // The form and the e-mail have the same total, and none for an impossible stay.
      const { thisRoom, total: whole } = content.words.summary;
      const totalText = interpolate(isShare ? thisRoom : whole, { totale: book.priceWords(total) });
      const isWithoutTax = isShare || !book.taxWords(total);
      const summary = text(/^([\s\S]*?<\/form>){2}/.exec(part)![0], "");
      expect(summary.includes(isWithoutTax ? totalText : book.totalWords(total))).toBe(!isTooMany);
      // Totals that depend on a child's unknown age say so; the first room's do not depend on it.
      const isChildHere = party.children > 0 && page === "home";
      const isAgeMissing = isChildHere && house !== "today's prices";
      expect(pageText.includes(content.phrases.quote.agesMissing)).toBe(isAgeMissing);
      const { taxNote } = content.house;
      expect(summary.includes(taxNote)).toBe(!isTooMany && !content.prices.tax);
      const bill = isTooMany || isShare ? "" : `\n\n${book.draftWords(total, taxNote)}`;
      expect(draftsIn(html)).toContain(message + bill);
    },
  );
});
