import { describe, expect, test } from "vitest";
import { fullContent } from "#tests/support/full-prices.ts";
import type { Prices } from "./prices.ts";
import { type Line, quote } from "./quote.ts";
import { daysAfter } from "./stay.ts";

const { prices } = fullContent;

/** "2027-06-10 +3": three nights from that day. */
function stayOf(written: string) {
  const [checkIn = "", nights = ""] = written.split(" +");
  return { checkIn, checkOut: daysAfter(checkIn, Number(nights)) };
}

/** "2+1(4)": two adults and a child of four; "x" is an age nobody said. */
function partyOf(written: string) {
  const [, adults, , said = ""] = /^(\d+)(\+\d+)?(?:\((.*)\))?$/.exec(written) ?? [];
  const ages = said ? said.split(",").map((age) => (age === "x" ? undefined : Number(age))) : [];
  const children = Number(/\+(\d+)/.exec(written)?.[1] ?? 0);
  return { adults: Number(adults), children, ages };
}

/** "2r110": a room for two nights at 110; "b" is the bed, "t" the tax, times as many; "-" a discount. */
function brief(lines: Line[]): string {
  const euros = (cents: number) => (cents / 100).toString();
  return lines
    .map((line) => {
      if (line.kind === "discount") return `-${euros(-line.cents)}`;
      const times = line.times === 1 ? "" : `${line.times}x`;
      return `${times}${line.nights}${line.kind[0]}${euros(line.unit)}`;
    })
    .join(" ");
}

type Row = [stay: string, party: string, room: string, lines: string, total: number];

const E = "elegant_room";
const N = "natural_room";
const R = "reading_room";

// Totals by hand, in euros; outside of May to September nobody is taxed.
const TABLE: Row[] = [
  // Out of season: two, one, and one where no price for one was written
  ["2027-04-10 +1", "2", E, "1r85", 85],
  ["2027-04-10 +2", "2", E, "2r85", 170],
  ["2027-04-10 +2", "1", E, "2r70", 140],
  ["2027-04-10 +2", "1", R, "2r85", 170],
  ["2027-04-10 +6", "2", N, "6r90", 540],
  ["2027-04-10 +3", "1", N, "3r75", 225],
  ["2027-04-10 +2", "1+1(1)", E, "2r85", 170], // a baby is a person
  // The edges of a season: its first and last nights are in it
  ["2027-08-07 +1", "2", N, "1r90 2x1t1", 92],
  ["2027-08-08 +1", "2", N, "1r110 2x1t1", 112],
  ["2027-08-07 +2", "2", N, "1r90 1r110 2x2t1", 204],
  ["2027-08-23 +1", "2", N, "1r110 2x1t1", 112],
  ["2027-08-24 +1", "2", N, "1r90 2x1t1", 92],
  ["2027-08-22 +3", "2", N, "2r110 1r90 2x3t1", 316],
  ["2027-08-08 +3", "1", N, "3r95 3t1", 288], // the season's own price for one
  ["2028-08-08 +3", "2", N, "3r110 2x3t1", 336], // every year
  // A season over another: the later in the list, in its room and year alone
  ["2027-08-13 +5", "2", E, "2r110 3r130 2x5t1", 620],
  ["2027-08-13 +5", "2", N, "5r110 2x5t1", 560],
  ["2028-08-13 +5", "2", E, "5r110 2x5t1", 560],
  ["2027-08-14 +3", "1", E, "3r130 3t1", 393], // it has no price for one: its base counts
  ["2027-08-16 +1", "2", E, "1r130 2x1t1", 132],
  ["2027-08-17 +1", "2", E, "1r110 2x1t1", 112],
  // One room, once
  ["2027-11-01 +6", "2", R, "2r85 4r60.55", 412.2],
  ["2027-11-01 +6", "2", E, "6r85", 510],
  ["2028-11-02 +2", "2", R, "2r85", 170],
  // New Year
  ["2027-12-22 +1", "2", E, "1r85", 85],
  ["2027-12-23 +1", "2", E, "1r100", 100],
  ["2027-12-31 +1", "2", E, "1r100", 100],
  ["2027-12-30 +4", "2", E, "4r100", 400],
  ["2028-01-06 +1", "2", E, "1r100", 100],
  ["2028-01-06 +2", "2", E, "1r100 1r85", 185],
  ["2027-12-22 +2", "1", E, "1r70 1r100", 170],
  ["2028-01-07 +1", "1", E, "1r70", 70],
  // Leap days
  ["2028-02-28 +2", "2", E, "2r95", 190],
  ["2028-02-29 +1", "2", E, "1r95", 95],
  ["2028-02-29 +2", "2", E, "1r95 1r85", 180],
  ["2027-02-28 +2", "2", E, "1r95 1r85", 180],
  ["2028-02-24 +6", "2", E, "1r85 5r95", 560],
  ["2100-02-28 +2", "2", E, "1r95 1r85", 180], // no leap year
  // Clocks change in these nights, prices do not
  ["2027-03-27 +2", "2", E, "2r85", 170],
  ["2027-10-30 +2", "2", E, "2r85", 170],
  // The third person, the youngest
  ["2027-04-10 +2", "3", E, "2r85 2b25", 220],
  ["2027-04-10 +2", "2+1(2)", E, "2r85", 170],
  ["2027-04-10 +2", "2+1(3)", E, "2r85 2b15", 200],
  ["2027-04-10 +2", "2+1(11)", E, "2r85 2b15", 200],
  ["2027-04-10 +2", "2+1(12)", E, "2r85 2b25", 220],
  ["2027-04-10 +2", "2+1(0)", E, "2r85", 170],
  ["2027-04-10 +2", "2+1(x)", E, "2r85 2b25", 220], // pays in full while nobody says
  ["2027-04-10 +2", "2+1", E, "2r85 2b25", 220],
  ["2027-04-10 +2", "1+2(2,11)", E, "2r85", 170],
  ["2027-04-10 +2", "1+2(11,13)", E, "2r85 2b15", 200],
  ["2027-04-10 +2", "1+2(x,2)", E, "2r85", 170], // the youngest is two at most
  ["2027-04-10 +2", "2+1(5)", N, "2r90 2b25", 230], // one price for all
  ["2027-04-10 +2", "2+1(5)", R, "2r85", 170], // no price, nothing to pay
  ["2027-04-10 +2", "2+1(4,2)", E, "2r85 2b15", 200], // the age of a child that stays at home
  ["2027-08-07 +2", "2+1(4)", E, "1r85 1r110 2b15 2x2t1", 229],
  // Tax: by person and night, in its season, seven nights at most, from fourteen years on
  ["2027-04-29 +4", "2", E, "4r85 2x2t1", 344],
  ["2027-04-30 +1", "2", E, "1r85", 85],
  ["2027-05-01 +1", "2", E, "1r85 2x1t1", 87],
  ["2027-09-30 +1", "2", E, "1r85 2x1t1", 87],
  ["2027-09-30 +2", "2", E, "2r85 2x1t1", 172],
  ["2027-10-01 +1", "2", E, "1r85", 85],
  ["2027-06-10 +2", "2+1(13)", R, "2r85 2x2t1", 174],
  ["2027-06-10 +2", "2+1(14)", R, "2r85 3x2t1", 176],
  ["2027-06-10 +2", "2+1(x)", R, "2r85 3x2t1", 176],
  // The best discount, on room and bed, never on tax
  ["2027-04-10 +7", "2", E, "7r85 -59.5", 535.5],
  ["2027-04-10 +6", "2", E, "6r85", 510],
  ["2027-06-10 +7", "2", E, "7r85 -59.5 2x7t1", 549.5],
  ["2027-06-10 +8", "2", E, "8r85 -68 2x7t1", 626], // the eighth night is not taxed
  ["2027-06-10 +8", "2+1(11)", E, "8r85 8b15 -80 2x7t1", 734],
  ["2027-04-10 +14", "2", E, "14r85 -148.75", 1041.25], // the better of two, not both
  ["2027-10-30 +7", "2", R, "3r85 4r60.55 -49.72", 447.48], // 49.72 exactly
  ["2027-11-02 +14", "2", R, "4r60.55 10r85 -136.53", 955.67], // of 136.525 half a cent goes up
  ["2027-09-25 +8", "1", E, "8r70 -56 6t1", 510],
];

test.each(TABLE)("%s, %s in the %s: %s = %f", (stay, party, room, lines, total) => {
  const quoted = quote(stayOf(stay), partyOf(party), room, prices);
  expect(brief(quoted.lines)).toBe(lines);
  expect(quoted.cents).toBe(Math.round(total * 100));
});

describe("the shortest stay is what any of its nights asks for", () => {
  test.each([
    ["2027-08-07 +1", N, 1],
    ["2027-08-07 +2", N, 3], // the second night is Ferragosto's
    ["2027-08-23 +1", N, 3],
    ["2027-08-24 +1", N, 1],
    ["2027-08-15 +1", E, 1], // the fair is another season, and asks for nothing
    ["2027-08-13 +2", E, 3],
    ["2027-12-31 +1", E, 2],
    ["2027-06-10 +1", R, 1],
  ])("%s in the %s: %i", (stay, room, nights) => {
    expect(quote(stayOf(stay), partyOf("2"), room, prices).minNights).toBe(nights);
  });
});

test("a season without a price of its own asks for nights alone", () => {
  const bridge = { name: "Ponte", from: "06-01", to: "06-03", minNights: 2 };
  const own = { ...prices, seasons: [bridge], tax: undefined };
  const quoted = quote(stayOf("2027-06-01 +1"), partyOf("1"), E, own);
  expect(quoted).toMatchObject({ cents: 7000, minNights: 2, tax: undefined });
});

test("the tax is none where nobody pays it, and unknown where nobody wrote it down", () => {
  expect(quote(stayOf("2027-04-10 +1"), partyOf("2"), E, prices).tax).toBe(0);
  const silent: Prices = { ...prices, tax: undefined };
  expect(quote(stayOf("2027-06-10 +1"), partyOf("2"), E, silent).tax).toBeUndefined();
});

test("a room without a rate is no room of ours", () => {
  const ofNone = () => quote(stayOf("2027-06-10 +1"), partyOf("2"), "blue_room", prices);
  expect(ofNone).toThrow("blue_room");
});
