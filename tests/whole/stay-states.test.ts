/**
 * What a page says of a stay, and how it asks, before any script runs and without them: free, taken, in
 * doubt, too short, too many people, on home, room and search, in every language.
 */
import { writeFileSync } from "node:fs";
import { createElement, type ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { FULL_PRICES } from "#tests/support/full-prices.ts";
import { inGuesthouse } from "#tests/support/in-guesthouse.ts";
import { books } from "#tests/support/italian.ts";
import { loading } from "#tests/support/loading.ts";
import { readAllContent } from "#tests/support/content.ts";
import { enquiryQuery } from "#app/domain/enquiry.ts";
import type { Availability } from "#app/domain/availability.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { loader as loadHome } from "#app/guesthouse/home/route.tsx";
import { HomeRooms } from "#app/guesthouse/home/sections.tsx";
import RoomScreen, { loader as loadRoom } from "#app/guesthouse/room/route.tsx";
import SearchScreen, { loader as loadSearch } from "#app/guesthouse/search/route.tsx";
import { renderEnquiry } from "#tests/support/enquiry-page.ts";
import { houseInfo } from "#server/text/house-info.ts";

const NOW = Date.parse("2027-06-10T10:00:00Z");
/** In a season that asks for three nights. */
const STAY = { checkIn: "2027-08-17", checkOut: "2027-08-20" };
const SHORT = { ...STAY, checkOut: "2027-08-19" };
const TWO = { rooms: 1, adults: 2, children: 0 };

const contentIn = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, readAllContent({ prices: FULL_PRICES }, language)]),
) as Record<Language, ReturnType<typeof readAllContent>>;
const SLUGS = contentIn.it.rooms.rooms.map(({ slug }) => slug);

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

/** A page's own part for an enquiry, as the build writes it. */
function built(page: (typeof PAGES)[number], language: Language): { path: string; html: string } {
  const content = contentIn[language];
  const info = houseInfo(content, language);
  const room = content.rooms.rooms[0]!;
  const changed = { prices: content.prices };
  const shown: Record<typeof page, () => [string, ReactElement]> = {
    home: () => {
      const { rooms } = loadHome(loading({}, changed, "2027-06-10", language));
      return [info.paths.home, createElement(HomeRooms, rooms)];
    },
    room: () => {
      const loaderData = loadRoom(loading({ room: room.address }, changed, "2027-06-10", language));
      return [info.paths.room(room.address), createElement(RoomScreen, { loaderData })];
    },
    search: () => {
      const loaderData = loadSearch(loading({}, changed, "2027-06-10", language));
      return [info.paths.search, createElement(SearchScreen, { loaderData })];
    },
  };
  const [path, part] = shown[page]();
  return { path, html: inGuesthouse(part, content, path) };
}

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#x?27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[ \n]+/g, " ")
    .trim();

/** What stands in a named place. */
function slot(html: string, name: string): string {
  const start = new RegExp(`<([a-z]+) [^>]*data-slot="${name}"[^>]*>`).exec(html);
  const [found = "", element = ""] = start ?? [];
  const from = (start?.index ?? 0) + found.length;
  return start ? text(html.slice(from, html.indexOf(`</${element}>`, from))) : "";
}

const messagesIn = (html: string) =>
  [...html.matchAll(/wa\.me\/\d+\?text=([^"]*)"/g)].map(([, words = ""]) =>
    decodeURIComponent(words.replaceAll("&#x27;", "'")),
  );

const table: string[] = [];

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  const content = contentIn[language];
  const { nights: words } = content.words;
  const book = books[language];
  const room = content.rooms.rooms[0]!;

  test.each(PAGES.flatMap((page) => STATES.map((state) => ({ page, ...state }))))(
    "the $page says that a stay is $state, and asks for it",
    async ({ page, state, answer, nights, stay, party }) => {
      const { path, html: asBuilt } = built(page, language);
      const info = houseInfo(content, language);
      const query = new URLSearchParams(enquiryQuery({ stay, party }));
      const html =
        (await renderEnquiry(asBuilt, { info, path, query, now: NOW, availability: nights })) ?? "";
      const isSearch = page === "search";
      const isTooMany = state === "too many people";
      const said = slot(html, isSearch ? `nights:${room.slug}` : "nights");
      const label = isSearch ? slot(html, `ask:${room.slug}`) : "";
      const prices = page === "room" ? pricesOf(room.slug, content.prices) : content.prices;
      const total = book.priceWords(quoteRooms(stay, party, prices));
      const message = book.enquiryMessage({ stay, party }, page === "home" ? undefined : room.name);
      const note = slot(html, "note");
      table.push(
        `| ${page} | ${state} | no | ${language} | ${said || "–"} | ${isSearch ? slot(html, `price:${room.slug}`) : slot(html, "summary")} | ${note} | ${label || (page === "home" ? content.words.enquiry.check : content.words.enquiry.bookRoom)} | ${message.replaceAll("\n", " ")} |`,
      );

      const notti = book.nights(nightsOf(stay));
      const first =
        answer && (isSearch ? words.room[answer] : interpolate(words.stay[answer], { notti }));
      // More people than beds: nothing is called free.
      expect(said.startsWith(first ?? "")).toBe(true);
      expect(said === "").toBe(first === undefined);
      expect(said.includes(words.doubt)).toBe(answer === "ask");
      expect(said.includes(words.nearest)).toBe(answer === "taken");
      const nearest = book.dayRange({ checkIn: "2027-08-15", checkOut: "2027-08-18" });
      expect(said.includes(nearest)).toBe(answer === "taken");

      expect(note.includes(book.choose(3, content.phrases.quote.tooShort))).toBe(
        state === "too short",
      );
      expect(isTooMany || note.includes(total)).toBe(true);
      const button = answer === "free" || answer === "taken" ? words.button[answer] : undefined;
      expect(label).toBe(isSearch ? (button ?? content.search.room.ask) : "");
      expect(slot(html, `name:${room.slug}`)).toBe(isSearch ? `${label}: ${room.name}` : "");
      const share = book.priceWords(quoteRooms(stay, party, pricesOf(room.slug, content.prices)));
      expect(slot(html, `price:${room.slug}`) === share).toBe(isSearch && !isTooMany);
      expect(messagesIn(html)).toContain(message);
    },
  );
});

test("a table of all states can be read where a file is named for it", () => {
  const file = process.env["STATES_FILE"];
  if (file) writeFileSync(file, table.join("\n"));
  expect(table).toHaveLength(LANGUAGE_CODES.length * PAGES.length * STATES.length);
});
