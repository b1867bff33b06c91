import { expect, test } from "#tests/support/site.ts";
import { bundlePart, openPart } from "#tests/support/part.ts";

const DOT = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>`;

let files: Map<string, string>;

test.beforeAll(async () => {
  files = await bundlePart("lightbox");
});

test.beforeEach(async ({ page }) => {
  await openPart(page, files);
  // A film whose first data never comes.
  await page.route("**/film/*", () => {});
});

test("a press on the background leaves it open, where a page wants it so", async ({ page }) => {
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
  const film = page.locator("video");
  await expect(film).toHaveAttribute("aria-label", "Il film della casa");
  await page.clock.runFor(2900);
  await expect(film).toHaveCSS("opacity", "0");
  await page.clock.runFor(150);
  await expect(film).toHaveCSS("opacity", "1");
});

test("another site's address is refused, one without a type is asked once, other content is shown", async ({
  page,
  strays,
}) => {
  const asked: string[] = [];
  await page.route("**/media/7", async (route) => {
    asked.push(route.request().method());
    await route.fulfill({ contentType: "image/svg+xml", body: DOT });
  });
  await page.getByRole("button", { name: "Altri media" }).click();
  const dialog = page.getByRole("dialog", { name: "A tutto schermo" });
  await expect(dialog.getByRole("alert").first()).toHaveText("Invalid source");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img", { name: "Senza tipo" })).toBeInViewport();
  expect(asked[0]).toBe("GET");
  const kept = await page.evaluate(() => localStorage.getItem("mediaTypes"));
  expect(kept).toContain("/media/7");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("Un testo al posto di un’immagine")).toBeInViewport();
  expect(strays).toEqual([`request by script: ${new URL("/media/7", page.url()).href}`]);
  strays.length = 0;
});
