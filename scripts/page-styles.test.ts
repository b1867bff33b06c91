import { expect, test } from "vitest";
import { isTemplatePage, trimmed } from "./page-styles.ts";

const words = new Set(["grid", "md:flex", "dark", "card"]);

test.each([
  [".grid{display:grid}", ".grid{display:grid}"],
  [".block{display:block}", ""],
  [".grid,.block{color:red}", ".grid{color:red}"],
  [
    "@media (width>=768px){.md\\:flex{display:flex}.md\\:grid{display:grid}}",
    "@media (width>=768px){.md\\:flex{display:flex}}",
  ],
  [".card .title{color:red}", ""], // never there without its title
  ["main>p{color:red}", "main>p{color:red}"], // no class, so always
  [".grid{&:hover{color:red}}", ".grid{&:hover{color:red}}"],
  ["[data-design=resort]{--page:red}", ""],
  ["[data-design=guesthouse]{--page:red}", "[data-design=guesthouse]{--page:red}"],
])("%s becomes %s", (sheet, wanted) => {
  expect(trimmed(sheet, words)).toBe(wanted);
});

test.each([
  ["index.html", false],
  ["404.html", false],
  ["room_details/index.html", false],
  ["room/index.html", true],
  ["home2/index.html", true],
  ["home2/404.html", true],
  ["home4/room_details/index.html", true],
])("%s is a template page: %s", (page, wanted) => {
  expect(isTemplatePage(page)).toBe(wanted);
});
