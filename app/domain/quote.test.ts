import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fullContent } from "#tests/support/full-prices.ts";
import type { Prices } from "./prices.ts";
import { type BillLine, quoteRoom } from "./quote.ts";
import { daysAfter } from "./stay.ts";

const { prices } = fullContent;

/** "2027-06-10 +3": three nights from that day. */
function stayOf(written: string) {
  const [checkIn = "", nights = ""] = written.split(" +");
  return { checkIn, checkOut: daysAfter(checkIn, Number(nights)) };
}

/** "2+1(4)": two adults and a child of four; "x" is an age that the guest did not choose. */
function partyOf(written: string) {
  const [, adults, , writtenAges = ""] = /^(\d+)(\+\d+)?(?:\((.*)\))?$/.exec(written) ?? [];
  const ages = writtenAges
    .split(",")
    .filter(Boolean)
    .map((age) => (age === "x" ? undefined : Number(age)));
  const children = Number(/\+(\d+)/.exec(written)?.[1] ?? 0);
  return { adults: Number(adults), children, ages };
}

/** "2r110" is a room for 2 nights at € 110, "2x3t1" the tax of 2 persons for 3 nights, "b" a bed, "-9" a discount. */
function shortTextOf(lines: BillLine[]): string {
  const euros = (cents: number) => (cents / 100).toString();
  return lines
    .map((line) => {
      if (line.kind === "discount") return `-${euros(-line.cents)}`;
      const times = line.quantity === 1 ? "" : `${line.quantity}x`;
      return `${times}${line.nights}${line.kind[0]}${euros(line.unit)}`;
    })
    .join(" ");
}

const ELEGANT = "elegant_room";
const NATURAL = "natural_room";
const READING = "reading_room";

/** Stays with their prices; the file explains its rows. */
const ROWS = readFileSync(join(import.meta.dirname, "../../tests/fixtures/quotes.txt"), "utf8")
  .split("\n")
  .map((row) => row.replace(/\s*#.*/, "").trim())
  .filter(Boolean)
  .map((row) => row.split("; ") as [stay: string, party: string, room: string, ...string[]]);

test("the table of prices has its rows", () => expect(ROWS.length).toBeGreaterThan(60));

test.each(ROWS)("%s, %s in the %s: %s = %s", (stay, party, room, lines, total) => {
  const quoted = quoteRoom(stayOf(stay), partyOf(party), room, prices);
  expect(shortTextOf(quoted.lines)).toBe(lines);
  expect(quoted.cents).toBe(Math.round(Number(total) * 100));
});

describe("the minimum stay is the longest that any of the nights requires", () => {
  test.each([
    ["2027-08-07 +1", NATURAL, 1],
    ["2027-08-07 +2", NATURAL, 3], // the second night is Ferragosto's
    ["2027-08-23 +1", NATURAL, 3],
    ["2027-08-24 +1", NATURAL, 1],
    ["2027-08-15 +1", ELEGANT, 1], // the fair is another season, without a minimum stay
    ["2027-08-13 +2", ELEGANT, 3],
    ["2027-12-31 +1", ELEGANT, 2],
    ["2027-06-10 +1", READING, 1],
  ])("%s in the %s: %i", (stay, room, nights) => {
    expect(quoteRoom(stayOf(stay), partyOf("2"), room, prices).minNights).toBe(nights);
  });
});

test("a season without a price of its own only sets a minimum stay", () => {
  const longWeekend = { name: "Ponte", from: "06-01", to: "06-03", minNights: 2 };
  const longWeekendPrices = { ...prices, seasons: [longWeekend], tax: undefined };
  const quoted = quoteRoom(stayOf("2027-06-01 +1"), partyOf("1"), ELEGANT, longWeekendPrices);
  expect(quoted).toMatchObject({ cents: 7000, minNights: 2, tax: undefined });
});

test("the tax is zero where nobody pays it, and undefined where the family has not stated it", () => {
  expect(quoteRoom(stayOf("2027-04-10 +1"), partyOf("2"), ELEGANT, prices).tax).toBe(0);
  const untaxedPrices: Prices = { ...prices, tax: undefined };
  expect(
    quoteRoom(stayOf("2027-06-10 +1"), partyOf("2"), ELEGANT, untaxedPrices).tax,
  ).toBeUndefined();
});

test("a quote for a room without a rate throws an error", () => {
  const quoteOfUnknownRoom = () =>
    quoteRoom(stayOf("2027-06-10 +1"), partyOf("2"), "blue_room", prices);
  expect(quoteOfUnknownRoom).toThrow("blue_room");
});
