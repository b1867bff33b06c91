import { expect, test } from "vitest";
import { languageAt } from "#app/paths/page-paths.ts";

test.each([
  ["/", "it"],
  ["/about", "it"],
  ["/room_details", "it"], // a page of the guesthouse
  ["/room", "en"],
  ["/room/", "en"],
  ["/rooms", "it"], // not found, in Italian
  ["/home2", "en"],
  ["/home2/", "en"],
  ["/home4/room_details/7", "en"],
  ["/home2/nowhere", "en"],
  ["/home22", "it"], // no mount has this prefix
] as const)("the page %s is in the language %s", (path, lang) => {
  expect(languageAt(path)).toBe(lang);
});
