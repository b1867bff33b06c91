/**
 * What a page says of a stay, and how it asks, before any script runs and without them: free, taken, in
 * doubt, too short, too many people, on home, room and search, in every language.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { FULL_PRICES } from "#tests/support/full-prices.ts";
import { books } from "#tests/support/italian.ts";
import { readContents } from "#tests/support/content.ts";
import { enquiryQuery } from "#app/domain/enquiry.ts";
import { type Availability, NO_AVAILABILITY } from "#app/domain/availability.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import type { EnquiryPages } from "#server/enquiry/enquiry-pages.ts";
import { enquiryPagesOf } from "#tests/support/enquiry-page.ts";

const NOW = Date.parse("2027-06-10T10:00:00Z");
/** In a season that asks for three nights. */
const STAY = { checkIn: "2027-08-17", checkOut: "2027-08-20" };
const SHORT = { ...STAY, checkOut: "2027-08-19" };
const TWO = { rooms: 1, adults: 2, children: 0 };

const CONTENTS = readContents({ prices: FULL_PRICES });
const SLUGS = CONTENTS.it.rooms.rooms.map(({ slug }) => slug);

const known = (state: "fresh" | "unknown", taken: string[]): Availability => ({
  rooms: Object.fromEntries(
    SLUGS.map((slug) => [slug, { state, asOf: new Date(NOW).toISOString(), taken }]),
  ),
});

const STATES = [
  { state: "free", answer: "free", nights: known("fresh", []), stay: STAY, party: TWO },
  {
    state: "taken",
    answer: "taken",
    nights: known("fresh", ["2027-08-18/1"]),
    stay: STAY,
    party: TWO,
  },
  { state: "in doubt", answer: "ask", nights: known("unknown", []), stay: STAY, party: TWO },
  { state: "too short", answer: "free", nights: known("fresh", []), stay: SHORT, party: TWO },
  {
    state: "too many people",
    answer: undefined,
    nights: known("fresh", []),
    stay: STAY,
    party: { ...TWO, adults: 4 },
  },
] as const;

const PAGES = ["home", "room", "search"] as const;

const ANSWERS = ["free", "taken", "ask"] as const;

let availability: Availability = NO_AVAILABILITY;
let pages: EnquiryPages;
beforeAll(async () => {
  pages = await enquiryPagesOf(
    CONTENTS,
    () => availability,
    () => NOW,
  );
});

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#x?27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[ \n]+/g, " ")
    .trim();

/** A page's own part for an enquiry: its form with the summary, or what the search says of all rooms, with the first one. */
const PART_OF_PAGE = {
  home: /data-island="availability-bar"[\s\S]*?<\/main>/,
  room: /data-island="booking-panel"[\s\S]*?<\/main>/,
  search: /<section id="risposta"[\s\S]*?<\/article>/,
};

const messagesIn = (html: string) =>
  [...html.matchAll(/wa\.me\/\d+\?text=([^"]*)"/g)].map(([, words = ""]) =>
    decodeURIComponent(words.replaceAll("&#x27;", "'")),
  );

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  const content = CONTENTS[language];
  const { nights: words } = content.words;
  const book = books[language];
  const room = content.rooms.rooms[0]!;
  const paths = PATHS_IN[language];
  const pathOf = { home: paths.home, room: paths.room(room.address), search: paths.search };

  test.each(PAGES.flatMap((page) => STATES.map((state) => ({ page, ...state }))))(
    "the $page says that a stay is $state, and asks for it",
    async ({ page, state, answer, nights, stay, party }) => {
      availability = nights;
      const query = new URLSearchParams(enquiryQuery({ stay, party }));
      const html = (await pages(pathOf[page], query)!()).html.toString();
      const [part = ""] = PART_OF_PAGE[page].exec(html) ?? [];
      const said = text(part);
      const isSearch = page === "search";
      const isTooMany = state === "too many people";

      // More people than beds: nothing is called free.
      const notti = book.nights(nightsOf(stay));
      const wordsOf = (status: (typeof ANSWERS)[number]) =>
        isSearch ? words.room[status] : interpolate(words.stay[status], { notti });
      expect(ANSWERS.filter((status) => said.includes(wordsOf(status)))).toEqual(
        answer ? [answer] : [],
      );
      expect(said.includes(words.doubt)).toBe(answer === "ask");
      expect(said.includes(words.nearest)).toBe(answer === "taken");
      const nearest = book.dayRange({ checkIn: "2027-08-15", checkOut: "2027-08-18" });
      expect(said.includes(nearest)).toBe(answer === "taken");
      const tooShort = book.choose(3, content.phrases.quote.tooShort);
      expect(said.includes(tooShort)).toBe(state === "too short");

      const prices = page === "home" ? content.prices : pricesOf(room.slug, content.prices);
      const total = book.priceWords(quoteRooms(stay, party, prices));
      expect(said.includes(total)).toBe(!isTooMany);
      const button = answer === "free" || answer === "taken" ? words.button[answer] : undefined;
      const label = `${button ?? content.search.room.ask}: ${room.name}`;
      expect(said.includes(label)).toBe(isSearch);
      const message = book.enquiryMessage({ stay, party }, page === "home" ? undefined : room.name);
      expect(messagesIn(html)).toContain(message);
    },
  );
});
