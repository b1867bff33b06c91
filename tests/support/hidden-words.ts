import type { Page } from "@playwright/test";

/** How many words of a page's main part are there and cannot be seen: a reveal that waits, for one. */
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
