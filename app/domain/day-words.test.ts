import { expect, test } from "vitest";
import { dayRange } from "./day-words.ts";

test.each([
  ["2027-08-12", "2027-08-15", "12–15 ago"],
  ["2027-08-30", "2027-09-02", "30 ago – 2 set"],
  ["2027-12-30", "2028-01-02", "30 dic – 2 gen"],
  ["2027-08-12", "2028-08-15", "12 ago – 15 ago"], // a year: the summary beside it names both
])("from %s to %s, in short: %s", (checkIn, checkOut, words) => {
  expect(dayRange({ checkIn, checkOut })).toBe(words);
});
