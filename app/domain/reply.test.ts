import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { availabilityAt } from "#tests/support/availability.ts";
import { findAlternatives, roomsQuote } from "./alternatives.ts";
import { type Availability, UNKNOWN_AVAILABILITY } from "./availability.ts";
import { type Language, LANGUAGE_CODES } from "./languages.ts";
import type { Party } from "./party.ts";
import { phrasebook } from "./phrasebook.ts";
import type { Prices } from "./prices.ts";
import { type Reply, replyText, type ReplyContent } from "./reply.ts";

const contents = readContents();
const { rooms, prices } = { rooms: contents.it.rooms.rooms, prices: contents.it.prices };
const slugs = rooms.map(({ slug }) => slug);
const roomNames = Object.fromEntries(rooms.map(({ slug, name }) => [slug, name]));

const contentIn = (language: Language): ReplyContent => ({
  replies: contents[language].replies,
  phrases: contents[language].phrases,
  rooms: roomNames,
  taxNote: contents[language].house.taxNote,
  host: contents[language].about.owner.name,
  house: contents[language].house.name,
});

const NOW = Date.parse("2027-06-01T10:00:00Z");
const STAY = { checkIn: "2027-08-12", checkOut: "2027-08-15" };
const PARTY: Party = { rooms: 1, adults: 2, children: 1, ages: [4] };
const [FIRST = "", SECOND = ""] = slugs;

const freshAvailability = (taken: Record<string, string[]>) =>
  availabilityAt(Object.fromEntries(slugs.map((slug) => [slug, taken[slug] ?? []])), NOW);

const offersIn = (availability: Availability, rates: Prices = prices) =>
  findAlternatives(
    { stay: STAY, party: PARTY, rooms: [FIRST] },
    { rooms: slugs, prices: rates, availability },
    NOW,
  );

const REPLY = { name: "Anna", stay: STAY, party: PARTY, rooms: [FIRST] };
const quoteAt = (rates: Prices = prices) => roomsQuote([FIRST], STAY, PARTY, rates);

const FREE: Reply = { ...REPLY, kind: "free", status: "free", total: quoteAt() };
const CHECK: Reply = { ...REPLY, kind: "free", status: "ask", total: quoteAt() };
const OTHER: Reply = {
  ...REPLY,
  kind: "alternative",
  offers: offersIn(freshAvailability({ [FIRST]: ["2027-08-12/3"] })),
};
const FULL: Reply = { ...REPLY, kind: "full" };
const KINDS: [string, Reply][] = [
  ["free", FREE],
  ["to be checked", CHECK],
  ["an alternative", OTHER],
  ["full", FULL],
];

/** Prices with a tax in the total, an extra bed and a discount. */
const FULL_PRICES: Prices = {
  ...prices,
  rates: Object.fromEntries(
    slugs.map((slug, at) => [slug, { base: 8_500 + at * 500, extraBed: { adult: 2_500 } }]),
  ),
  discounts: [{ nights: 3, percent: 10 }],
  tax: { perNight: 150 },
};

describe.each(LANGUAGE_CODES)("in %s,", (language) => {
  const content = contentIn(language);
  const { replies: words } = content;
  const book = phrasebook(content.phrases);
  const write = (reply: Reply) => replyText(reply, content);

  test.each(KINDS)("a reply of the kind “%s” is complete, and never says booked", (_, reply) => {
    const text = write(reply);
    expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|\.\./);
    expect(text).not.toMatch(/prenotat|riservat|booked|reserved|gebucht|reserviert/i);
    // The reply has as many paragraphs and lines as the Italian one, which the family can read.
    expect(text.split("\n\n").length).toBeGreaterThanOrEqual(4);
    expect(text.split("\n")).toHaveLength(replyText(reply, contentIn("it")).split("\n").length);
    expect(text).toMatch(/^[^\n]*Anna,\n\n\p{Ll}/u);
    const { checkIn, checkOut } = STAY;
    for (const words of [book.longDate(checkIn), book.longDate(checkOut), book.guestsWords(PARTY)])
      expect(text).toContain(words);
    expect(text.endsWith(`${content.host}\n${content.house}`)).toBe(true);
  });

  test("a reply without the guest's name still greets", () => {
    expect(write({ ...FREE, name: " " })).toMatch(new RegExp(`^${words.greeting}\n`));
  });

  test("the reply shows the same price lines as the site", () => {
    for (const rates of [prices, FULL_PRICES]) {
      const bill = book.billWords(quoteAt(rates), content.taxNote);
      expect(write({ ...FREE, total: quoteAt(rates) })).toContain(
        `${words.price}\n${bill.join("\n")}\n\n`,
      );
    }
  });

  test("the reply says below the price that a child's age is missing", () => {
    const text = write({ ...FREE, isAgeMissing: true });
    expect(text).toContain(`\n${content.phrases.quote.agesMissing}\n`);
    expect(write(FREE)).not.toContain(content.phrases.quote.agesMissing);
  });

  test("only a reply about a free room calls it free and explains how to book", () => {
    const isFree = words.free.one.replace(/\{quando\}.*/, "").replace(/^.*\{camere\}/, "");
    const room = words.room.replace("{camera}", roomNames[FIRST] ?? "");
    expect(write(FREE)).toContain(room + isFree);
    expect(write(FREE)).toContain(words.booking);
    for (const reply of [CHECK, OTHER, FULL]) expect(write(reply)).not.toContain(words.booking);
  });

  test("the reply names two rooms in one phrase", () => {
    const quoteOfTwo = roomsQuote([FIRST, SECOND], STAY, PARTY, prices);
    const text = write({ ...FREE, rooms: [FIRST, SECOND], total: quoteOfTwo });
    const both = [FIRST, SECOND].map((slug) =>
      words.room.replace("{camera}", roomNames[slug] ?? ""),
    );
    expect(text).toContain(
      new Intl.ListFormat(content.phrases.locale, { type: "conjunction" }).format(both),
    );
  });

  const linesOf = (text: string) => text.split("\n").filter((line) => line.startsWith("•"));

  test.each([prices, FULL_PRICES])("each offer has its own line with its price", (rates) => {
    const offers = offersIn(freshAvailability({ [FIRST]: ["2027-08-12/3"] }), rates);
    const text = write({ ...REPLY, kind: "alternative", offers });
    const lines = linesOf(text);
    expect(lines).toHaveLength(offers.length);
    for (const [at, offer] of offers.entries()) {
      expect(lines[at]).toContain(book.totalWords(offer.total));
      expect(lines[at]).toContain(roomNames[offer.rooms[0]!]);
    }
    expect(text.includes(content.taxNote)).toBe(rates === prices);
  });

  test("an offer without fresh availability is marked as still to be checked", () => {
    const mark = words.toCheck.replace("{proposta}", "");
    const unsure = write({ ...REPLY, kind: "alternative", offers: offersIn(UNKNOWN_AVAILABILITY) });
    expect(linesOf(unsure).length).toBeGreaterThan(0);
    expect(linesOf(unsure).filter((line) => !line.endsWith(mark))).toEqual([]);
    expect(write(OTHER)).not.toContain(mark);
  });

  test("a reply without any offer asks for other dates", () => {
    const text = write({ ...REPLY, rooms: [], kind: "alternative", offers: [] });
    expect(text).toContain(words.otherDates);
    expect(text).not.toContain(words.offers);
  });
});

test("replies address German guests formally", () => {
  for (const [, reply] of KINDS)
    expect(replyText(reply, contentIn("de"))).not.toMatch(/\b(?:du|dir|dich|deine?|euch|ihr)\b/);
});
