import { expect, test } from "vitest";
import { italian } from "#tests/support/italian.ts";

const { dayRange, longDate, monthOf, shortDate, writtenDate } = italian;

test.each([
  ["2027-08-12", "2027-08-15", "12–15_ago"],
  ["2027-12-30", "2028-01-02", "30_dic – 2_gen"],
  ["2027-08-12", "2028-08-15", "12_ago – 15_ago"], // the years differ: the summary beside the range names both
])("the range from %s to %s reads %s, day beside month", (checkIn, checkOut, words) => {
  expect(dayRange({ checkIn, checkOut })).toBe(words.replaceAll("_", "\u00a0"));
});

test.each([
  [shortDate, "01/06/2027"],
  [longDate, "martedì 1 giugno 2027"],
  [writtenDate, "1 giugno 2027"],
  [monthOf, "giugno 2027"],
])("the first of a month is written in that month in any time zone: %o", (write, words) => {
  expect(write("2027-06-01")).toBe(words);
});
