import type { Page } from "@playwright/test";

/** The number of words in a page's main part that are invisible, for example in an element not revealed yet. */
export async function hiddenWords(page: Page): Promise<number> {
  return page.locator("main :is(h1, h2, h3, p, li, a)").evaluateAll(
    (elements) =>
      elements.filter((element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (getComputedStyle(at).opacity === "0" || getComputedStyle(at).visibility === "hidden")
            return true;
        return false;
      }).length,
  );
}
