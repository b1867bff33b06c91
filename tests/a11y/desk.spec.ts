/** The desk's screens in all their states, on a small phone and a large window, light and dark. */
import type { Page } from "@playwright/test";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { colourViolations, violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/desk-page.ts";
import { fillHouse, openScreen, SCREENS, SIGN_IN } from "#tests/support/desk-screens.ts";

const SMALL = { width: 320, height: 640 };
const LARGE = { width: 1280, height: 900 };

/** What a thumb would miss: links in a sentence may be lower (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll(
      "a[href], button, summary, input:not([type=hidden]), select, textarea",
    );
    return [...targets].flatMap((target) => {
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 43.5
        ? [`${target.textContent || target.outerHTML.slice(0, 80)}: ${width} × ${height}`]
        : [];
    });
  });
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.setViewportSize(SMALL);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways, `${name} scrolls sideways`).toBe(0);
  expect(await smallTargets(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page), `${name}, small`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(LARGE);
  expect(await colourViolations(page), `${name}, large and dark`).toEqual([]);
}

test("while nothing has happened the screens are accessible", async ({ page }) => {
  for (const path of [DESK_PATHS.today, DESK_PATHS.messages, DESK_PATHS.portals]) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
  }
});

for (const [name, state] of Object.entries(SCREENS))
  test(`${name} is accessible`, async ({ page, desk }) => {
    await fillHouse(page, desk);
    await openScreen(page, state);
    await expect(page.getByRole("navigation", { name: "Banco" })).toBeVisible();
    await expectAccessible(page, name);
  });

test.describe("before the sign-in", () => {
  test.use({ isSignedIn: false });

  test("the screens are accessible, and all there is", async ({ page }) => {
    for (const [name, state] of Object.entries(SIGN_IN)) {
      await openScreen(page, state);
      await expectAccessible(page, name);
    }
    await page.goto("/banco/prezzi");
    await expect(page).toHaveURL("/banco/entra");
  });
});
