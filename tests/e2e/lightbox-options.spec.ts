import { expect, test } from "#tests/support/site.ts";
import { bundlePart, openPart } from "#tests/support/part.ts";

let bundledFiles: Map<string, string>;

test.beforeAll(async () => {
  bundledFiles = await bundlePart("lightbox");
});

test.beforeEach(async ({ page }) => {
  await openPart(page, bundledFiles);
  // Requests for the film stay without an answer, so that the test does not depend on its loading.
  await page.route("**/film/*", () => {});
});

test("a page can set the lightbox to stay open on a background click", async ({ page }) => {
  await page.getByRole("button", { name: "Apri" }).click();
  const dialog = page.getByRole("dialog", { name: "A tutto schermo" });
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 120);
  await page.keyboard.press("Tab");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a film shows its controls after 3 seconds, even without its data", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.getByRole("button", { name: "Apri" }).click();
  const video = page.locator("video");
  await expect(video).toHaveAttribute("aria-label", "Il film della casa");
  await page.clock.runFor(2900);
  await expect(video).toHaveCSS("opacity", "0");
  await page.clock.runFor(150);
  await expect(video).toHaveCSS("opacity", "1");
});

test("a slide that is no picture shows its own content", async ({ page }) => {
  await page.getByRole("button", { name: "Apri" }).click();
  await expect(page.getByRole("dialog", { name: "A tutto schermo" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Un testo al posto di un’immagine")).toBeInViewport();
});
