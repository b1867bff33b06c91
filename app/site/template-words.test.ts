import { expect, test } from "vitest";
import { readContent } from "#tests/support/content.ts";
import { HOME_NAMES } from "./template-words.ts";

test("the designs' menus call the guesthouse's home page as its title does", () => {
  expect(HOME_NAMES.guesthouse).toBe(readContent("home").title);
});
