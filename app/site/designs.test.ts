import { expect, test } from "vitest";
import { readContent } from "#app/content/read.ts";
import { GUESTHOUSE } from "./designs.ts";

test("the designs' menus call the guesthouse's home page as its title does", () => {
  expect(GUESTHOUSE.title).toBe(readContent("home").title);
});
