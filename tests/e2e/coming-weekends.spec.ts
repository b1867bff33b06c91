/** The calendar opened from the date fields, with the next free weekends above it. */
import type { Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import type { Language } from "#app/domain/languages.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { violations } from "#tests/support/axe.ts";
import { costOf } from "#tests/support/price.ts";
import { nightsAt, mockNights } from "#tests/support/nights.ts";
import { expect, open, setClock, test } from "#tests/support/site.ts";

/** The time of the pages' clocks, on a Thursday. */
const NOW = "2027-06-10T10:00:00+02:00";
const READ_AT = "2027-06-10T09:20:00+02:00";
/** The taken nights: the first room is taken until July, the other rooms on the first weekend. */
const TAKEN = [["2027-06-10/21"], ["2027-06-11/2"], ["2027-06-12/1"]];

test.beforeEach(async ({ page }) => setClock(page, NOW));

const formOf = (page: Page) => page.locator("#richiesta");

const weekends = (page: Page, language: Language = "it") =>
  page.getByRole("list", { name: readContent("words", {}, language).nights.weekends });

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("three taps ask for the next free weekend", async ({ page }) => {
    const weekend = costOf(2, 1, { adults: 2 });
    const weekendLabels = ["18–20 giu", "25–27 giu", "2–4 lug"];
    await mockNights(page, nightsAt(READ_AT, TAKEN));
    await open(page, "/");
    const form = formOf(page);
    await expect(form.getByRole("button", { name: "Notti libere" })).toBeVisible();
    await form.getByLabel("Check-in").tap();
    const links = weekends(page).getByRole("link");
    await expect(links).toHaveText(weekendLabels.map((range) => range + weekend));
    expect(await violations(page)).toEqual([]);
    await links.nth(1).tap();
    await expect(form.getByLabel("Check-in")).toHaveValue("2027-06-25");
    await expect(form.getByLabel("Check-out")).toHaveValue("2027-06-27");
    await expect(form).toContainText(weekend);
    await expect(page).toHaveURL(/dal=2027-06-25&al=2027-06-27&adulti=2/);
    // The calendar is folded to the stay, and the stay's status is beside the total.
    const foldedWeekend = form.getByRole("button", { name: "25–27 giu · 2 notti" });
    await expect(foldedWeekend).toBeFocused();
    await expect(form).toContainText("2 notti: c’è posto.");
    await expect(page.getByRole("grid")).toHaveCount(0);
    const checkLink = form.getByRole("link", { name: "Controlla ora" });
    expect(await checkLink.getAttribute("href")).toContain("27%2F06%2F2027");
    await foldedWeekend.tap();
    await expect(page.getByRole("grid")).toBeVisible();
  });
});

test("a room lists its own free weekends, priced for the guest's party", async ({ page }) => {
  await mockNights(page, nightsAt(READ_AT, TAKEN));
  const room = readContent("rooms", {}, "de").rooms[1]!;
  await open(page, `${PATHS_IN.de.room(room.address)}?adulti=2&bambini=1&eta=9&camere=1`);
  await formOf(page).locator('[name="dal"]').first().click();
  const firstWeekend = weekends(page, "de").getByRole("link").first();
  await expect(firstWeekend).toContainText(/18\D+20\D/);
  const [price] = /€\s[\d.,]+|[\d.,]+\s€/.exec((await firstWeekend.textContent()) ?? "") ?? [];
  expect(price).toBeDefined();
  await firstWeekend.click();
  await expect(page.locator("#richiesta strong", { hasText: "€" }).last()).toHaveText(price!);
});
