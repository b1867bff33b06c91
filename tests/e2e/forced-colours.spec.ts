/** Pages in forced colours, where the system replaces the page's colours. */
import type { Locator, Page } from "@playwright/test";
import { DEMO_MOUNTS } from "#demonstration/mounts.ts";
import { pixels, highestContrast } from "#tests/support/pixels.ts";
import { expect, open, test } from "#tests/support/site.ts";

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

/** The largest contrast between pixels in a narrow strip across the button's left edge. */
async function edgeContrast(page: Page, button: Locator): Promise<number> {
  const box = (await button.boundingBox())!;
  return highestContrast(
    await pixels(page, { x: box.x - 4, y: box.y + box.height / 2, width: 8, height: 1 }),
  );
}

test("every button of a room's page has a visible edge", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/elegant_room");
  await page.evaluate(() => scrollTo(0, 400));
  const buttons = [
    page.getByRole("link", { name: /^Prenota camera/ }),
    page.getByRole("banner").getByRole("link", { name: /^Prenota ora/i }),
    page.getByRole("button", { name: "Torna su" }),
    page.getByRole("banner").getByRole("button", { name: "Tema scuro" }),
  ];
  for (const button of buttons) {
    await button.scrollIntoViewIfNeeded();
    expect(await edgeContrast(page, button), String(button)).toBeGreaterThanOrEqual(3);
  }
});

test("the designs' buttons and the dialog's have a visible edge", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { prefix } of DEMO_MOUNTS) {
    await page.goto(`${prefix}/room_details`);
    const bookLink = page.getByRole("banner").getByRole("link", { name: "Book Now" });
    expect(await edgeContrast(page, bookLink), prefix).toBeGreaterThanOrEqual(3);
  }
  await open(page, "/room_details");
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  const yesButton = page.getByRole("button", { name: "Yes" });
  await expect(yesButton).toBeVisible();
  expect(await edgeContrast(page, yesButton)).toBeGreaterThanOrEqual(3);
});
