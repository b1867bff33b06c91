import { countHidden } from "#tests/support/hidden-words.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { isRepeated, italianPaths } from "#tests/support/pages.ts";
import { ENQUIRY_CHATS, expect, home, house, messageOf, open, test } from "#tests/support/site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows all its words and a chat link", async ({ page }) => {
    for (const path of italianPaths.filter((each) => IS_FULL || !isRepeated(each))) {
      await page.goto(path);
      expect(await countHidden(page), path).toBe(0);
      const chat = page.locator(ENQUIRY_CHATS).filter({ visible: true }).first();
      expect(messageOf(await chat.getAttribute("href")), path).toMatch(/^Ciao, vorrei /);
      const phoneLink = page.getByRole("contentinfo").getByRole("link", { name: house.phone });
      await expect(phoneLink, path).toBeVisible();
    }
  });

  test("a phone shows both slides of the hero, and opens the menu", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    for (const { headline } of home.hero) {
      await page.getByRole("heading", { name: headline }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("heading", { name: headline })).toBeInViewport();
    }
    await page.getByRole("button", { name: "Apri il menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Contatti" })).toBeVisible();
  });
});

test("only sections below the window wait for scrolling, then fade in", async ({ page }) => {
  await open(page, "/");
  const hiddenSections = page.locator("[data-reveal-state=waiting]");
  await expect(hiddenSections.first()).toBeAttached();
  const sectionTops = await hiddenSections.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top - innerHeight),
  );
  expect(Math.min(...sectionTops)).toBeGreaterThan(0);
  expect(
    await hiddenSections.first().evaluate((one) => getComputedStyle(one).transitionDuration),
  ).toMatch(/^1s/);
  for (const element of await page.locator("[data-reveal]").all()) {
    await element.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(element).toHaveCSS("opacity", "1");
  }
});

test("with reduced motion nothing waits, and the theme changes at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await expect(page.locator("[data-reveal-state]")).toHaveCount(0);
  const movingElements = await page.evaluate(() => {
    document.documentElement.classList.toggle("dark");
    return document.getAnimations().length;
  });
  expect(movingElements).toBe(0);
});
