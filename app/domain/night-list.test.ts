import { expect, test } from "vitest";
import { nightList } from "./night-list.ts";

test.each([
  ["it-IT", ["2027-08-12"], "12_agosto"],
  ["it-IT", ["2027-08-12", "2027-08-13"], "12 e 13_agosto"],
  ["it-IT", ["2027-08-12", "2027-08-13", "2027-08-14", "2027-08-16"], "12–14 e 16_agosto"],
  ["it-IT", ["2027-08-30", "2027-08-31", "2027-09-01"], "30, 31_agosto e 1_settembre"],
  ["en-GB", ["2027-08-12", "2027-08-13"], "12 and 13_August"],
  ["de-DE", ["2027-08-12", "2027-08-13"], "12. und 13._August"],
])("in %s the nights %j read %s", (locale, nights, words) => {
  expect(nightList(locale, nights)).toBe(words.replaceAll("_", "\u00a0"));
});
