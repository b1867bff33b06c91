import { expect, test } from "vitest";
import { tooNewFeatures } from "./oldest-browsers.ts";

test.each([
  ["a list's new method", "list.toSorted()", ["toSorted"]],
  ["a new function of an old class", "AbortSignal.timeout(1)", ["AbortSignal.timeout"]],
  ["a new method of an element", "menu.hidePopover()", ["hidePopover"]],
  ["the same method, called only where it exists", "menu.hidePopover?.()", []],
  ["a regular expression with look-behind", "/(?<=@)x/", ["(?<="]],
  ["features of all the browsers", "list.at(-1); Object.hasOwn(a, b); structuredClone(a)", []],
])("the check of features too new for old browsers: %s", (_, code, calls) => {
  expect(tooNewFeatures(code)).toEqual(calls);
});
