/** A page is on its way before its link is pressed, and is asked for once. */
import type { Page } from "@playwright/test";
import { PATHS } from "#app/paths/paths.ts";
import { expect, open, test } from "#tests/support/site.ts";

const DATA = `${PATHS.services}.data`;

/** The link to the services among the useful links, and how often their data were asked for. */
async function toServices(page: Page) {
  await open(page, "/");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(DATA)) asked++;
  });
  const foot = page.getByRole("navigation", { name: "Link Utili" });
  return { link: foot.getByRole("link", { name: "SERVIZI" }), asked: () => asked };
}

const arrived = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Servizi" })).toBeVisible();

test("under the mouse it is fetched, and the press asks for nothing more", async ({ page }) => {
  const { link, asked } = await toServices(page);
  await link.hover();
  await expect.poll(asked).toBe(1);
  await link.click();
  await arrived(page);
  expect(asked()).toBe(1);
});

test("what could not be fetched is asked for again", async ({ page, strays }) => {
  const { link, asked } = await toServices(page);
  await page.route(`**${DATA}`, (route) => route.abort(), { times: 1 });
  await link.hover();
  await expect.poll(asked).toBe(1);
  await link.click();
  await arrived(page);
  expect(asked()).toBe(2);
  // The browser tells of the first.
  strays.splice(0, strays.length, ...strays.filter((stray) => !stray.startsWith("console")));
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("it is asked for once", async ({ page }) => {
    const { link, asked } = await toServices(page);
    await link.tap();
    await arrived(page);
    expect(asked()).toBe(1);
  });
});
