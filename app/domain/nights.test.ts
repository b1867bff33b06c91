import { describe, expect, test } from "vitest";
import { numbersFrom } from "#tests/support/numbers.ts";
import { nearestStays } from "./room-availability.ts";
import { firstTaken, isFree, latestCheckOut, nightsOfRuns, runsOf, stayOfRun } from "./nights.ts";
import { daysAfter, nightsIn, nightsOf, type Stay } from "./stay.ts";

const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });
const TAKEN = nightsOfRuns(["2027-08-12/3", "2027-08-20/1"]);
const WINDOW = { first: "2027-08-01", end: "2027-09-01" };

/** The nearest free stays in a room. */
const nearest = (asked: Stay, taken: ReadonlySet<string>, window: typeof WINDOW) =>
  nearestStays(asked, { rooms: [{ taken, isKnown: true }], needed: 1, ...window });

function someNights(seed: number): Set<string> {
  const next = numbersFrom(seed);
  return new Set(Array.from({ length: next(60) }, () => daysAfter("2027-03-01", next(90))));
}

test.each([
  [[], []],
  [["2027-08-12"], ["2027-08-12/1"]],
  [["2027-08-14", "2027-08-12", "2027-08-13", "2027-08-12"], ["2027-08-12/3"]], // any order, twice
  [
    ["2027-08-12", "2027-08-14"],
    ["2027-08-12/1", "2027-08-14/1"],
  ],
  [["2027-12-31", "2028-01-01"], ["2027-12-31/2"]],
  [["2027-03-27", "2027-03-28", "2027-03-29"], ["2027-03-27/3"]], // a clock change within
  [["2028-02-28", "2028-02-29", "2028-03-01"], ["2028-02-28/3"]],
])("%j are the runs %j", (nights, runs) => expect(runsOf(nights)).toEqual(runs));

test.each([
  "",
  "2027-08-12",
  "2027-08-12/0",
  "2027-08-12/-1",
  "2027-02-30/1",
  "2027-08-12/1.5",
  "x/2",
])("«%s» is no run", (run) => expect(() => stayOfRun(run)).toThrow(RangeError));

test("the day of departure is no night of a stay", () => {
  expect(nightsIn(stay("2027-08-12", "2027-08-14"))).toEqual(["2027-08-12", "2027-08-13"]);
});

describe.each(Array.from({ length: 50 }, (_, seed) => seed))(
  "for the nights of seed %i",
  (seed) => {
    const nights = someNights(seed);
    const runs = runsOf(nights);

    test("runs hold the same nights, none twice, and none that touch", () => {
      expect([...nightsOfRuns(runs)].toSorted()).toEqual([...nights].toSorted());
      const stays = runs.map(stayOfRun);
      for (const [index, { checkIn }] of stays.entries()) {
        const before = stays[index - 1];
        expect(before === undefined || before.checkOut < checkIn).toBe(true);
      }
    });

    test("runs of two halves, put together, are the runs of the whole", () => {
      const half = [...nights].filter((_, index) => index % 2);
      const rest = [...nights].filter((_, index) => index % 2 === 0);
      expect(runsOf([...nightsOfRuns(runsOf(half)), ...nightsOfRuns(runsOf(rest))])).toEqual(runs);
    });

    test("the nearest free stays are free, as long, within the window, and none is nearer", () => {
      const next = numbersFrom(seed + 1_000);
      const first = "2027-03-01";
      const end = "2027-06-01";
      const checkIn = daysAfter(first, next(80));
      const asked = stay(checkIn, daysAfter(checkIn, 1 + next(5)));
      const found = nearest(asked, nights, { first, end });
      const length = nightsOf(asked);
      const all = Array.from({ length: 92 }, (_, index) => daysAfter(first, index))
        .map((day) => stay(day, daysAfter(day, length)))
        .filter((one) => one.checkOut <= end && isFree(one, nights))
        // Further away nothing is looked for.
        .filter((one) => one.checkIn >= daysAfter(checkIn, -60))
        .filter((one) => one.checkOut <= daysAfter(asked.checkOut, 60));
      const earlier = all.findLast((one) => one.checkIn < checkIn);
      const later = all.find((one) => one.checkIn > checkIn);
      expect(new Set(found)).toEqual(new Set([earlier, later].filter(Boolean)));
    });

    test("a stay up to the latest check-out is free, and one night longer is not", () => {
      const end = "2027-06-01";
      for (let index = 0; index < 90; index++) {
        const checkIn = daysAfter("2027-03-01", index);
        if (nights.has(checkIn)) continue;
        const checkOut = latestCheckOut(checkIn, nights, end);
        expect(isFree({ checkIn, checkOut }, nights)).toBe(true);
        expect(checkOut === end || nights.has(checkOut)).toBe(true);
      }
    });
  },
);

test("a guest may leave on the first taken day, and arrive when the others leave", () => {
  expect(isFree(stay("2027-08-10", "2027-08-12"), TAKEN)).toBe(true);
  expect(isFree(stay("2027-08-15", "2027-08-20"), TAKEN)).toBe(true);
});

test("a stay never jumps over a taken night", () => {
  expect(firstTaken(stay("2027-08-10", "2027-08-16"), TAKEN)).toBe("2027-08-12");
  expect(firstTaken(stay("2027-08-19", "2027-08-22"), TAKEN)).toBe("2027-08-20");
});

test("the nearer of two free stays comes first", () => {
  expect(nearest(stay("2027-08-12", "2027-08-14"), TAKEN, WINDOW)).toEqual([
    stay("2027-08-10", "2027-08-12"),
    stay("2027-08-15", "2027-08-17"),
  ]);
  expect(nearest(stay("2027-08-14", "2027-08-16"), TAKEN, WINDOW)).toEqual([
    stay("2027-08-15", "2027-08-17"),
    stay("2027-08-10", "2027-08-12"),
  ]);
});

test("where nothing is free in the window nothing is offered", () => {
  const all = nightsOfRuns(["2027-08-01/31"]);
  expect(nearest(stay("2027-08-12", "2027-08-14"), all, WINDOW)).toEqual([]);
  const early = stay("2027-06-12", "2027-06-14"); // wholly before it
  expect(nearest(early, new Set(), WINDOW)).toEqual([stay("2027-08-01", "2027-08-03")]);
});
