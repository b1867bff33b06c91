import type { Page } from "@playwright/test";

/** Counts headings, paragraphs, list items and links in `main` that are invisible, for example not faded in yet. */
export async function countHidden(page: Page): Promise<number> {
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
