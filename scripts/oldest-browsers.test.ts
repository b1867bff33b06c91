import { expect, test } from "vitest";
import { tooNewFeatures } from "./oldest-browsers.ts";

test.each([
  ["a list's new method", "list.toSorted()", ["toSorted"]],
  ["a new function of an old class", "AbortSignal.timeout(1)", ["AbortSignal.timeout"]],
  ["a new method of an element", "menu.hidePopover()", ["hidePopover"]],
  ["the same where it is guarded", "menu.hidePopover?.()", []],
  ["a pattern that looks behind", "/(?<=@)x/", ["(?<="]],
  ["what all of them have", "list.at(-1); Object.hasOwn(a, b); structuredClone(a)", []],
])("%s", (_, code, calls) => {
  expect(tooNewFeatures(code)).toEqual(calls);
});
