/** The texts of a page share one left edge; on phones chat and call are always in view. */
import type { Page } from "@playwright/test";
import { IS_FULL } from "#tests/support/full.ts";
import { isRepeated, italianPaths } from "#tests/support/pages.ts";
import { phoneDigits, expect, home, open, test } from "#tests/support/site.ts";

/**
 * The headings and paragraphs that start near the column's left edge but not on it. A
 * text beside a picture or a heading starts in a column of its own, well away from the edge.
 */
function misalignedTexts(page: Page) {
  return page.evaluate(() => {
    const columnLeft = document.querySelector("footer .column")!.getBoundingClientRect().left;
    const maxIndent = columnLeft + 0.2 * innerWidth;
    const inner = "li, aside, form, figure, details, [aria-roledescription], dl, article article";
    return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, p)")]
      .filter((words) => !words.closest(inner) && words.checkVisibility() && words.innerText.trim())
      .filter((words) => words.getBoundingClientRect().width > 1)
      .map((words) => [words.innerText.slice(0, 40), words.getBoundingClientRect().left] as const)
      .filter(([, left]) => Math.abs(left - columnLeft) > 1 && left < maxIndent);
  });
}

test("every page has one left edge; phones always show chat and call", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  test.setTimeout(90_000);
  const quickContacts = page.getByRole("complementary", { name: "Contatti rapidi" });
  for (const path of italianPaths) {
    if (isRepeated(path) && !IS_FULL) continue;
    await open(page, path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misalignedTexts(page), `${path}, ${width} px`).toEqual([]);
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(pageWidth, path).toBeLessThanOrEqual(width);
      if (width > 360) continue;
      const chat = quickContacts.getByRole("link", { name: /WhatsApp/ });
      await expect(chat, path).toBeInViewport({ ratio: 1 });
      const generalChat = new RegExp(`^https://wa.me/${phoneDigits}\\?text=Ciao`);
      await expect(chat, path).toHaveAttribute("href", generalChat);
      const callLink = quickContacts.getByRole("link", { name: "Chiama" });
      await expect(callLink, path).toHaveAttribute("href", `tel:+${phoneDigits}`);
    }
  }
});

test("names and texts of the services are aligned in each row", async ({ page }) => {
  await open(page, "/");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page
      .getByRole("region", { name: home.services.heading })
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => ({
          row: Math.round(item.getBoundingClientRect().top),
          words: [...item.querySelectorAll("h3, p")]
            .map((part) => Math.round(part.getBoundingClientRect().top))
            .join(),
        })),
      );
    expect(rows).toHaveLength(6);
    for (const { row, words } of rows)
      expect(rows.filter((other) => other.row === row).map((other) => other.words)).toEqual(
        rows.filter((other) => other.row === row).map(() => words),
      );
  }
});
