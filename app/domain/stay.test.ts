import { afterEach, describe, expect, test, vi } from "vitest";
import { italian } from "#tests/support/italian.ts";
import { daysAfter, isDay, MAX_NIGHTS, nightCountOf, minStayFrom, stayProblem } from "./stay.ts";

const TODAY = "2027-06-10";

/** Time zones with large offsets, with clock changes at midnight, and with a calendar day that was skipped. */
const ZONES = [
  "Europe/Rome",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Pacific/Apia",
  "Africa/Cairo",
  "America/Santiago",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
];

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["2027-06-10", true],
  ["2028-02-29", true], // a leap year
  ["2027-02-29", false], // no leap year
  ["2027-13-01", false],
  ["2027-6-1", false], // date fields always write two digits
  ["10/06/2027", false],
  ["", false],
])("%s is a valid day: %s", (text, expected) => expect(isDay(text)).toBe(expected));

describe.each(ZONES)("in %s", (zone) => {
  test.each([
    ["2027-06-10", "2027-06-12", 2],
    ["2027-06-30", "2027-07-01", 1], // month
    ["2027-12-31", "2028-01-01", 1], // year
    ["2028-02-28", "2028-03-01", 2], // leap day inside
    ["2027-02-28", "2027-03-01", 1], // no leap day
    ["2027-03-27", "2027-03-29", 2], // Italy's clocks go forward on the 28th
    ["2027-10-30", "2027-11-01", 2], // and back on the 31st
    ["2027-04-29", "2027-05-01", 2], // Egypt's clocks change at midnight
    ["2027-01-01", "2028-01-01", 365],
  ])("%s to %s: %i nights", (checkIn, checkOut, nights) => {
    vi.stubEnv("TZ", zone);
    expect(nightCountOf({ checkIn, checkOut })).toBe(nights);
    expect(daysAfter(checkIn, nights)).toBe(checkOut);
  });

  test("each day of two years as check-in has the next day as check-out", () => {
    vi.stubEnv("TZ", zone);
    const day = (index: number) =>
      new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
    for (let index = 0; index < 731; index++) {
      expect(minStayFrom(day(index)).checkOut).toBe(day(index + 1));
    }
  });

  test("a day is written without a shift by the time zone", () => {
    vi.stubEnv("TZ", zone);
    expect(italian.shortDate("2027-06-10")).toBe("10/06/2027");
    expect(italian.longDate("2027-06-10")).toBe("giovedì 10 giugno 2027");
  });
});

test("a check-in that is cleared clears the check-out", () => {
  expect(minStayFrom("")).toEqual({ checkIn: "", checkOut: "" });
});

test.each([
  ["2027-06-10", "2027-06-11", undefined], // tonight alone is the shortest stay
  ["2027-06-09", "2027-06-11", "check-in-before-today"],
  ["2027-06-10", "2027-06-10", "ends-before-it-starts"], // no night
  ["2027-06-12", "2027-06-11", "ends-before-it-starts"],
  ["2027-06-12", daysAfter("2027-06-12", MAX_NIGHTS), undefined],
  ["2027-06-12", daysAfter("2027-06-12", MAX_NIGHTS + 1), "too-long"],
  ["2027-06-12", "2127-06-15", "too-long"], // a typing mistake in the year
  ["2027-06-12", "9999-06-15", "too-long"],
  ["", "2027-06-11", "check-in-missing"],
  ["2027-06-10", "", "check-out-missing"],
  ["2027-02-30", "2027-06-11", "check-in-missing"], // no such day
])("a stay from %s to %s has the problem %s", (checkIn, checkOut, problem) => {
  expect(stayProblem({ checkIn, checkOut }, TODAY)).toBe(problem);
});

test("a count of nights from an invalid day throws an error", () => {
  expect(() => nightCountOf({ checkIn: "", checkOut: TODAY })).toThrow(RangeError);
});
