import { expect, test } from "vitest";
import { daysAfter, MAX_NIGHTS } from "#app/domain/stay.ts";
import { parseStay } from "./arguments.ts";
import type { DeskContext } from "./context.ts";

const TODAY = "2027-06-10";
const context = { now: Date.parse(`${TODAY}T10:00:00Z`) } as DeskContext;

test("nights are closed as far ahead as the longest stay, and no year that is a typing error", () => {
  const last = daysAfter(TODAY, MAX_NIGHTS);
  expect(parseStay(context, TODAY, last)).toEqual({ checkIn: TODAY, checkOut: last });
  for (const wrong of [daysAfter(last, 1), "2127-06-12", "9999-06-12"])
    expect(() => parseStay(context, TODAY, wrong)).toThrow("più di tre anni");
});
