import type { Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import { phoneDigits, expect, expectHref, house, open, rooms, test } from "#tests/support/site.ts";

function bar(page: Page) {
  return page.getByRole("banner");
}

test.describe("the bar at the top of a large screen", () => {
  test("holds the links in their order, with one marked as the page shown", async ({ page }) => {
    await open(page, "/");
    const mainMenu = bar(page).getByRole("navigation", { name: "Principale" });
    const entryNames = [/^Home$/, /^Chi siamo$/, /^Camere/, /^SERVIZI$/, /^Contatti$/];
    await expect(mainMenu.locator(":scope > ul > li")).toHaveText(entryNames);
    for (const [label, to] of [
      ["Home", "/"],
      ["Chi siamo", "/about"],
      ["SERVIZI", "/services"],
      ["Contatti", "/contatti"],
    ] as const)
      await expectHref(mainMenu.getByRole("link", { name: label, exact: true }), to);
    const bookLink = bar(page).getByRole("link", { name: "PRENOTA ORA" });
    await expectHref(bookLink, "/cerca_stanza");
    // On a page without a form the link in the bar is filled with the accent colour.
    await open(page, "/about");
    await expect(bookLink).toHaveCSS("background-color", "rgb(193, 157, 104)");
    await expect(bookLink).toHaveCSS("color", "rgb(27, 22, 19)");
    for (const path of ["/", `/${rooms[0]!.slug}`]) {
      await open(page, path);
      await bar(page).getByRole("button", { name: "Camere" }).focus();
      await expect(mainMenu.locator("[aria-current=page]")).toHaveCount(1);
    }
  });

  test("opens the rooms by hover, focus and click, and closes them by Escape", async ({ page }) => {
    await open(page, "/");
    const button = bar(page).getByRole("button", { name: "Camere" });
    const link = bar(page).getByRole("link", { name: "Natural Room" });
    await expect(link).toBeHidden();
    await button.hover();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeVisible();
    await button.blur();
    await page.mouse.move(700, 500);
    await expect(link).toBeHidden();
    await button.focus();
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await button.press("Enter");
    await expect(link).toBeVisible();
    await button.press("Enter");
    await expect(link).toBeHidden();
    // A key pressed after the focus arrived does not close the menu that the focus opened.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(bar(page).getByRole("link", { name: "Elegant Room" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await button.press("Space");
    const targets = ["/elegant_room", "/natural_room/", "/reading_room"];
    const links = bar(page).getByRole("link", { name: / Room$/ });
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual(
      targets,
    );
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/elegant_room");
  });
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  test("a tap opens the rooms and a second tap closes them", async ({ page }) => {
    await open(page, "/");
    const button = bar(page).getByRole("button", { name: "Camere" });
    const link = bar(page).getByRole("link", { name: "Reading Room" });
    await button.tap();
    await expect(link).toBeVisible();
    await button.tap();
    await expect(link).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the menu button opens and closes the links", async ({ page }) => {
    await open(page, "/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Apri il menu" }).tap();
    await expect(menu.getByRole("link")).toHaveText([
      "Home",
      "Chi siamo",
      "Elegant Room",
      "Natural Room",
      "Reading Room",
      "SERVIZI",
      "Contatti",
      "Buono a sapersi",
      "PRENOTA ORA",
      "English",
      "Deutsch",
    ]);
    await page.getByRole("button", { name: "Chiudi il menu" }).tap();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Apri il menu" }).tap();
    await menu.getByRole("link", { name: "Reading Room" }).tap();
    await expect(page).toHaveURL("/reading_room");
    await expect(menu).toBeHidden();
  });
});

test("the theme starts light; a chosen dark one is set before painting", async ({ page }) => {
  await open(page, "/");
  const rootElement = page.locator("html");
  await expect(rootElement).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const toggle = page.getByRole("button", { name: "Tema scuro" });
  await toggle.click();
  await expect(rootElement).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
  await page.goto("/reading_room", { waitUntil: "commit" });
  await page.locator("body").waitFor();
  await expect(rootElement).toHaveClass(/dark/);
  await expect(page.getByRole("button", { name: "Tema scuro", pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Tema scuro" }).click();
  await expect(rootElement).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ darkMode: "false" });
});

test("the bar is solid after 100 px; the button to the top comes after 20", async ({ page }) => {
  await open(page, "/");
  const background = () => bar(page).evaluate((header) => getComputedStyle(header).backgroundColor);
  const button = page.getByRole("button", { name: "Torna su" });
  const scroll = async (top: number) => {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForFunction((to) => scrollY === to, top);
  };
  await expect(bar(page)).toHaveCSS("position", "fixed");
  await scroll(20);
  await expect(button).toBeHidden();
  await scroll(21);
  await expect(button).toBeVisible();
  await scroll(100);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  await scroll(101);
  await expect.poll(background).toBe("rgb(27, 22, 19)");
  await scroll(3000);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a new page starts at its top; going back restores the position", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("link", { name: "Guarda dettagli: Reading Room" });
  await link.scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => scrollY);
  expect(scrollBefore).toBeGreaterThan(200);
  // The click is made by script, because a pointer would scroll the page first.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole("heading", { level: 1, name: "Reading Room" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollBefore);
});

test("the footer names the house, its codes, links and this year", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-01-01T12:00:00+01:00"));
  await open(page, "/");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("Un’esperienza da vivere");
  for (const heading of ["CONTATTI", "Link Utili", "NEWSLETTER"])
    await expect(foot.getByRole("heading", { name: heading })).toBeVisible();
  await expectHref(foot.getByRole("link", { name: house.phone }), `tel:+${phoneDigits}`);
  await expectHref(foot.getByRole("link", { name: house.email }), `mailto:${house.email}`);
  await expect(foot).toContainText(house.address.street);
  await expect(foot).toContainText("(TE)");
  const links = foot.getByRole("navigation", { name: "Link Utili" });
  for (const [name, to] of [
    ["Camere", "/cerca_stanza"],
    ["Prenota", "/cerca_stanza"],
    ["Contatti", "/contatti"],
  ] as const)
    await expectHref(links.getByRole("link", { name }), to);
  const { cin, cir, holder } = house.codes;
  for (const words of [`CIN: ${cin}`, `CIR: ${cir}`, holder, "© 2031"])
    await expect(foot).toContainText(words);
  await expectHref(foot.getByRole("link", { name: house.developer!.name }), house.developer!.link);
  await expect(foot.locator("a[target=_blank]")).toHaveText([
    "Facebook",
    "Instagram",
    readContent("words").ask.chat,
    house.developer!.name,
  ]);
});
