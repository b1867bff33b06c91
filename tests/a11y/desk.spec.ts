/** The desk's screens in all states: accessible names, keyboard, small and large windows, both themes. */
import type { Page, Response } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { colourViolations, expectNoViolations, violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/desk-page.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { fillHouse, openScreen, SCREENS, SIGN_IN } from "#tests/support/desk-screens.ts";

// Without reduced motion, colours would still be in transition after a change of theme.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const SMALL_WINDOW = { width: 320, height: 640 };
const LARGE_WINDOW = { width: 1280, height: 900 };

/** Targets too small for a thumb; links in a sentence may be lower (WCAG 2.2, 2.5.8). */
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
  await page.setViewportSize(SMALL_WINDOW);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${name} scrolls sideways`).toBe(0);
  expect(await smallTargets(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page), `${name}, small`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(LARGE_WINDOW);
  expect(await colourViolations(page), `${name}, large and dark`).toEqual([]);
}

type TabWalk = {
  /** Elements that Tab does not reach. */
  missed: string[];
  /** Elements whose focus has no ring, or is covered by a bar. */
  unseen: string[];
};

async function walkByTab(page: Page): Promise<TabWalk> {
  // In a group of radio buttons Tab reaches only the checked button.
  const controls =
    "a[href], button, summary, input:not([type=hidden], [type=radio]:not(:checked)), select, textarea";
  const elementCount = await page.evaluate((selector) => {
    const targets = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    for (const element of targets) element.setAttribute("data-missed", "");
    return targets.length;
  }, controls);
  const unseenNames = new Set<string>();
  // Tab stops four times in a date field (day, month, year, calendar), so there are more stops than elements.
  for (let stop = 0; stop < elementCount + 20; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body)
        return document.querySelector("[data-missed]") ? undefined : "end";
      focused.removeAttribute("data-missed");
      const { left, width, top, bottom, height } = focused.getBoundingClientRect();
      // Of a large field only the beginning must be uncovered.
      const checkedHeights = height < 100 ? [top + 3, bottom - 3] : [Math.max(top, 0) + 8];
      const isCovered = checkedHeights.some((y) => {
        const topElement = document.elementFromPoint(left + width / 2, y);
        return !topElement || !(focused.contains(topElement) || topElement.contains(focused));
      });
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      // At the second to fourth stop in a date field the browser draws the ring, so the first stop's ring counts.
      if (outlineStyle !== "none" || boxShadow !== "none") focused.setAttribute("data-ring", "");
      const hasRing = focused.hasAttribute("data-ring");
      const title = focused.ariaLabel ?? (focused.textContent || focused.outerHTML);
      return isCovered || !hasRing ? `${isCovered ? "covered" : "no ring"}: ${title}` : undefined;
    });
    if (fault === "end") break;
    if (fault) unseenNames.add(fault.slice(0, 120));
  }
  const missedElements = await page.evaluate(() =>
    [...document.querySelectorAll("[data-missed]")].map((one) => one.outerHTML.slice(0, 120)),
  );
  return { missed: missedElements, unseen: [...unseenNames] };
}

test("the screens of a desk without data are accessible", async ({ page }) => {
  for (const path of [DESK_PATHS.today, DESK_PATHS.inbox, DESK_PATHS.portals]) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
  }
});

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** The other screens consist of the same parts, so they are tested with --full alone. */
const SCREENS_OF_EACH_KIND = new Set([
  "today",
  "calendar, nights chosen",
  "calendar, this month",
  "calendar, a stay",
  "reply, with an answer",
  "prices, with a season",
  "message",
  "portals, refused",
  "first days, photographs",
  "first days",
  "site, a list",
  "site, a new review refused",
  "site, a picture chosen",
  "picture",
  "publish, with changes",
  "history",
  "access",
]);

/** Without --full only these screens are walked by Tab, because a walk takes as long as all other checks. */
const WALKED_SCREENS = new Set(["today", "calendar, nights chosen", "reply, with an answer"]);

for (const [name, state] of Object.entries(SCREENS))
  (IS_FULL || SCREENS_OF_EACH_KIND.has(name) ? test : test.skip)(
    `${name} is valid and accessible`,
    async ({ page, desk }) => {
      let response: Response | undefined;
      page.on("response", (one) => {
        if (one.request().resourceType() === "document" && one.status() !== 303) response = one;
      });
      await fillHouse(page, desk);
      await openScreen(page, state);
      await expect(page.getByRole("navigation", { name: "Banco" })).toBeVisible();
      const html = await response!.text();
      const { results } = await validator.validateString(html, name);
      const issues = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`),
      );
      expect(issues).toEqual([]);
      expect(html).not.toContain(' style="');
      if (IS_FULL || WALKED_SCREENS.has(name))
        expect(await walkByTab(page)).toEqual({ missed: [], unseen: [] });
      await expectAccessible(page, name);
    },
  );

test("a page of the draft is accessible, with the desk's bar on it", async ({ page }) => {
  await page.goto(DESK_PATHS.preview);
  await expect(page.getByText("Anteprima, solo per voi.")).toBeVisible();
  await expectNoViolations(page);
});

test.describe("before the sign-in", () => {
  test.use({ isSignedIn: false });

  test("the sign-in screens are accessible, and no others open", async ({ page }) => {
    for (const [name, state] of Object.entries(SIGN_IN)) {
      await openScreen(page, state);
      await expectAccessible(page, name);
    }
    await page.goto("/banco/prezzi");
    await expect(page).toHaveURL("/banco/entra");
  });
});
