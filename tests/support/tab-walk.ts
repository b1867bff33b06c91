/** What a keyboard reaches on a page, and whether its focus is seen. */
import type { Page } from "@playwright/test";

type TabWalk = {
  /** What no Tab reaches. */
  missed: string[];
  /** What has the focus without a ring, or below a bar. */
  unseen: string[];
};

/** Goes through a page by Tab. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  // Of radio buttons Tab reaches the one that is chosen.
  const controls =
    "a[href], button, summary, input:not([type=hidden], [type=radio]:not(:checked)), select, textarea";
  const count = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    for (const one of all) one.setAttribute("data-missed", "");
    return all.length;
  }, controls);
  const unseen = new Set<string>();
  // A date has a stop for day, month, year and its calendar.
  for (let stop = 0; stop < count + 20; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body)
        return document.querySelector("[data-missed]") ? undefined : "end";
      focused.removeAttribute("data-missed");
      const { left, width, top, bottom, height } = focused.getBoundingClientRect();
      // Of a large field its beginning is enough.
      const ends = height < 100 ? [top + 3, bottom - 3] : [Math.max(top, 0) + 8];
      const isCovered = ends.some((y) => {
        const there = document.elementFromPoint(left + width / 2, y);
        return !there || !(focused.contains(there) || there.contains(focused));
      });
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      // Within a date the browser draws the later rings itself.
      if (outlineStyle !== "none" || boxShadow !== "none") focused.setAttribute("data-ring", "");
      const hasRing = focused.hasAttribute("data-ring");
      const name = focused.ariaLabel ?? (focused.textContent || focused.outerHTML);
      return isCovered || !hasRing ? `${isCovered ? "covered" : "no ring"}: ${name}` : undefined;
    });
    if (fault === "end") break;
    if (fault) unseen.add(fault.slice(0, 120));
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll("[data-missed]")].map((one) => one.outerHTML.slice(0, 120)),
  );
  return { missed, unseen: [...unseen] };
}
