/** What a screen reader is given to say: the words that come into a page's live regions. */
import type { Page } from "@playwright/test";

/** Listens from the page's beginning; what was announced since one last asked. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output";
    const observer = new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(live),
        ),
      );
      for (const region of regions)
        if (region?.textContent.trim() && region.ariaLive !== "off")
          said.push(region.textContent.trim());
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));
}
