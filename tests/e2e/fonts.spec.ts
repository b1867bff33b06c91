import type { APIRequestContext, Page } from "@playwright/test";
import { pagePaths } from "#app/paths/page-paths.ts";
import { readContents } from "#tests/support/content.ts";
import { charactersIn, MAIN_FONT_RANGE } from "#app/content/font-ranges.ts";
import { expect, open, test } from "#tests/support/site.ts";

function wordsOf(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, "text/html");
    for (const element of documentElement.querySelectorAll("script, style, template"))
      element.remove();
    return documentElement.textContent;
  }, html);
}

/** All letters on the pages whose path begins with `begin`. */
async function lettersOn(page: Page, request: APIRequestContext, begin: string): Promise<string> {
  const paths = pagePaths(readContents()).filter((path) => path.startsWith(begin));
  expect(paths.length).toBeGreaterThan(10);
  const words: string[] = [];
  for (const path of paths) words.push(await wordsOf(page, await (await request.get(path)).text()));
  return [...new Set(words.join("").replaceAll(/\s/g, ""))].toSorted().join("");
}

test("no page in any language requests a font's second file", async ({ page, request }) => {
  const letters = [...(await lettersOn(page, request, "/"))];
  expect(letters.filter((letter) => !charactersIn(MAIN_FONT_RANGE).includes(letter))).toEqual([]);
});

test("pages use our own fonts; foreign letters load a second file", async ({ page }) => {
  await open(page, "/");
  const loadedFonts = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const loadedFonts = [...document.fonts].filter(({ status }) => status === "loaded");
      const fontFamilies = loadedFonts.map(({ family }) => family);
      return fontFamilies.filter((name) => name.endsWith("Variable")).toSorted();
    });
  await expect.poll(loadedFonts).toEqual(["Cormorant Variable", "Figtree Variable"]);
  const heading = page.getByRole("heading", { level: 1 }).first();
  await heading.evaluate((element) => element.append(" Łź"));
  const [title, text] = ["Cormorant Variable", "Figtree Variable"];
  await expect.poll(loadedFonts).toEqual([title, title, text]);
});
