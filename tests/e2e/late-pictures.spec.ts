import type { Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import { expect, open, test } from "#tests/support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** The paths of pictures that the page has requested so far; `cut` is the kind of crop, such as "card". */
function requestedPictures(page: Page, cut: string): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/pictures/") && pathname.includes(`-${cut}.`)) paths.add(pathname);
  });
  return paths;
}

test("a room's page loads only the pictures beside the visible one", async ({ page }) => {
  const fetchedPictures = requestedPictures(page, "gallery");
  await open(page, "/elegant_room");
  await page.waitForLoadState("networkidle");
  expect(fetchedPictures.size).toBeLessThanOrEqual(3);
  const { slides } = readContent("words").gallery;
  const gallery = page.getByRole("region", { name: "Elegant Room" });
  const pictures = gallery.getByRole("img");
  for (const slideNumber of [1, 2, 3]) {
    await gallery.getByRole("button", { name: slides.next }).click();
    await expect(pictures.nth(slideNumber)).toBeInViewport();
    await expect(pictures.nth(slideNumber)).toHaveJSProperty("complete", true);
  }
  expect(fetchedPictures.size).toBeGreaterThan(3);
});

test("the home page fetches no room's picture before a guest scrolls", async ({ page }) => {
  const fetchedPictures = requestedPictures(page, "card");
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(fetchedPictures.size).toBe(0);
  await page.getByRole("heading", { name: "Elegant Room" }).scrollIntoViewIfNeeded();
  // The room carousel has three slides.
  await expect.poll(() => fetchedPictures.size).toBeGreaterThanOrEqual(3);
});
