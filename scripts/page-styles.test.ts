import { expect, test } from "vitest";
import { isTemplatePage, trimmed, withoutIdleFonts } from "./page-styles.ts";

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

test("a font that no rule names is left out", () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(/a.woff2)}`;
  const rule = '.grid{font-family:"Used One",serif}';
  expect(withoutIdleFonts(face("Idle") + face("Used One") + rule)).toBe(face("Used One") + rule);
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
