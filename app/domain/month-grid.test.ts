import { expect, test } from "vitest";
import { monthsAfter, dayAfterKey, weeksOf, weekStartIn } from "./month-grid.ts";

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test.each([
  ["ArrowLeft", "2027-03-01", "2027-02-28"],
  ["ArrowRight", "2027-12-31", "2028-01-01"],
  ["ArrowRight", "2027-03-27", "2027-03-28"], // the clock changes
  ["ArrowUp", "2027-06-03", "2027-05-27"],
  ["ArrowDown", "2027-10-28", "2027-11-04"],
  ["Home", "2027-06-10", "2027-06-07"],
  ["Home", "2027-06-07", "2027-06-07"],
  ["End", "2027-06-10", "2027-06-13"],
  ["End", "2027-06-30", "2027-07-04"],
  ["PageUp", "2027-03-31", "2027-02-28"], // February has no 31st
  ["PageDown", "2028-01-31", "2028-02-29"],
])("the key %s leads from %s to %s", (name, from, to) => {
  expect(dayAfterKey(from, key(name), 1)).toBe(to);
});

test("Page Up and Page Down with Shift move by a year", () => {
  expect(dayAfterKey("2028-02-29", key("PageDown", true), 1)).toBe("2029-02-28");
  expect(dayAfterKey("2028-02-29", key("PageUp", true), 1)).toBe("2027-02-28");
});

test("other keys move to no day", () => {
  for (const name of ["a", "Escape", "Tab", "Enter"])
    expect(dayAfterKey("2027-06-10", key(name), 1)).toBeUndefined();
});

test("a week begins on the locale's first weekday", () => {
  expect(["it-IT", "de-DE", "en-GB"].map(weekStartIn)).toEqual([1, 1, 1]);
  expect(dayAfterKey("2027-06-10", key("Home"), 7)).toBe("2027-06-06");
});

test.each([
  ["2027-02-01", 1, 4, 0], // a month of four whole weeks
  ["2027-08-01", 1, 6, 6],
  ["2027-08-01", 7, 5, 0],
  ["2028-02-01", 1, 5, 1],
])("%s, from weekday %i on, has %i weeks, %i empty days first", (month, start, count, before) => {
  const weeks = weeksOf(month, start);
  expect(weeks).toHaveLength(count);
  expect(weeks[0]?.findIndex(Boolean)).toBe(before);
  expect(weeks.flat().filter(Boolean)).toEqual(
    weeks.flat().filter((day) => day?.startsWith(month.slice(0, 7))),
  );
  expect(weeks.flat().findLast(Boolean)?.slice(0, 7)).toBe(month.slice(0, 7));
});

test("a step by months from the 31st skips no month", () => {
  expect(monthsAfter("2027-01-31", 1)).toBe("2027-02-28");
  expect(monthsAfter("2027-01-31", -2)).toBe("2026-11-30");
});
