/** The scroll position does not change while a guest chooses. */
import type { Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import { dayOf, nightsAt, mockNights } from "#tests/support/nights.ts";
import { expect, open, rooms, search, setClock, test } from "#tests/support/site.ts";
import { PATHS_IN } from "#app/paths/paths.ts";

const NOW = "2027-06-10T10:00:00+02:00";
const words = readContent("words");
const ROOM_PATH = PATHS_IN.it.room(rooms[0]!.address);
const TAKEN = [["2027-06-12/3"], ["2027-06-12/3"], ["2027-06-12/3"]];

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => setClock(page, NOW));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(`after “${words.ask.changeDates}” a press on a counter never scrolls`, async ({ page }) => {
    await open(page, `${ROOM_PATH}?dal=2027-07-01&al=2027-07-03`);
    await page.locator('a[href^="#"]:visible', { hasText: words.ask.changeDates }).first().click();
    await page.evaluate(() => scrollBy(0, 250));
    const form = page.locator("#richiesta");
    const add = form.getByRole("button", { name: "Aggiungi adulto" });
    await add.scrollIntoViewIfNeeded();
    const scrollBefore = await scrollTop(page);
    await add.tap();
    await expect(page).toHaveURL(/adulti=2/);
    expect(await scrollTop(page)).toBe(scrollBefore);
  });

  for (const isOpen of [false, true])
    test(`“Vedi le camere”, calendar ${isOpen ? "open" : "shut"}, scrolls to the rooms' heading`, async ({
      page,
    }) => {
      await mockNights(page, nightsAt(NOW, TAKEN));
      await open(page, "/cerca_stanza");
      const form = page.locator("#richiesta");
      if (isOpen) await form.getByRole("button", { name: words.nights.heading }).click();
      await expect(page.getByRole("grid")).toHaveCount(isOpen ? 1 : 0);
      await form.getByRole("button", { name: search.form.show }).click();
      const heading = page.getByRole("heading", { name: search.answer.heading });
      // The page scrolls to the rooms: it has arrived when their heading is near the window's top.
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(300);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("region", { name: search.answer.heading })).toBeFocused();
    });

  test("the month does not move when a long answer appears", async ({ page }) => {
    await mockNights(page, nightsAt(NOW, TAKEN));
    await open(page, ROOM_PATH);
    const button = page.locator("#richiesta").getByRole("button", { name: words.nights.heading });
    await button.click();
    const cell = dayOf(page, "2027-06-18");
    const top = () =>
      cell.evaluate((element) => {
        const form = element.closest("form")!.getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().top - form.top);
      });
    await expect(cell).toBeVisible();
    const topBefore = await top();
    await dayOf(page, "2027-06-11").click();
    await dayOf(page, "2027-06-16").click();
    await expect(page.getByText(/Notti occupate/).first()).toBeVisible();
    expect(await top()).toBe(topBefore);
  });
});
