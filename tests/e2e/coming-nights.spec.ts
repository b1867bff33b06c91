/** The next free nights, for guests who have not chosen any. */
import type { Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import { AVAILABILITY_PATH, PATHS_IN } from "#app/paths/paths.ts";
import { violations } from "#tests/support/axe.ts";
import { stayOf } from "#tests/support/price.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { nightsRead, tell } from "#tests/support/nights.ts";
import { expect, open, setClock, test } from "#tests/support/site.ts";

/** A Thursday. */
const NOW = "2027-06-10T10:00:00+02:00";
const READ = "2027-06-10T09:20:00+02:00";
/** The first room has no weekend before July; the others have all but the first. */
const TAKEN = [["2027-06-10/21"], ["2027-06-11/2"], ["2027-06-12/1"]];

test.beforeEach(async ({ page }) => setClock(page, NOW));

const words = readContent("words").nights.coming;

function section(page: Page, heading = words.heading) {
  return page.getByRole("region", { name: heading });
}

/** Scrolls down as a guest does, so that every place comes near before it comes into the window. */
async function scrollDown(page: Page, until = section(page)): Promise<void> {
  for (let at = 0; at < 18 && (await until.count()) === 0; at++) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(80);
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("home names three weekends and a week, and one press fills the form", async ({ page }) => {
    const weekend = stayOf(2, 1, { adults: 2 });
    const asked = await tell(page, nightsRead(READ, TAKEN));
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    expect(asked()).toBe(0);
    await expect(section(page)).toHaveCount(0);
    await scrollDown(page);
    const links = section(page).getByRole("link");
    await expect(links).toHaveText([
      `Fine settimana18–20 giu${weekend}`,
      `Fine settimana25–27 giu${weekend}`,
      `Fine settimana2–4 lug${weekend}`,
      `Una settimana19–26 giu${stayOf(7, 1, { adults: 2 })}`,
    ]);
    expect(await layoutShift(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await links.nth(1).click();
    const form = page.getByRole("form", { name: "Disponibilità" });
    await expect(form).toBeFocused();
    await expect(form.getByLabel("Check-in")).toHaveValue("2027-06-25");
    await expect(form.getByLabel("Check-out")).toHaveValue("2027-06-27");
    await expect(form).toContainText(weekend);
    await expect(page).toHaveURL(/dal=2027-06-25&al=2027-06-27&adulti=2/);
    expect(asked()).toBe(1);
  });
});

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
}

test("they are there for a guest who jumps to the end and back", async ({ page }) => {
  await tell(page, nightsRead(READ, TAKEN));
  await open(page, "/");
  const answer = page.waitForResponse(`**${AVAILABILITY_PATH}`);
  await scrollTo(page, 1_500);
  await answer;
  await page.waitForLoadState("networkidle");
  await scrollTo(page, 100_000);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(section(page)).toHaveCount(0);
  await scrollTo(page, 0);
  await expect(section(page).getByRole("link")).toHaveCount(4);
});

test("a room names its own, at the price for the guest's own people", async ({ page }) => {
  await tell(page, nightsRead(READ, TAKEN));
  const room = readContent("rooms", {}, "de").rooms[1]!;
  await open(page, `${PATHS_IN.de.room(room.address)}?adulti=2&bambini=1&eta=9&camere=1`);
  const coming = section(page, readContent("words", {}, "de").nights.coming.heading);
  await scrollDown(page, coming);
  const tile = coming.getByRole("link").first();
  await expect(coming.getByRole("link")).toHaveCount(4);
  await expect(tile).toContainText(/\D18\D+20\D/);
  const [price] = /€\s[\d.,]+|[\d.,]+\s€/.exec((await tile.textContent()) ?? "") ?? [];
  expect(price).toBeDefined();
  await tile.click();
  await expect(page.locator("#richiesta strong", { hasText: "€" }).last()).toHaveText(price!);
});
