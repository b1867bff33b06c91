import { PATHS } from "#app/paths/paths.ts";
import { expect, open, test } from "#tests/support/site.ts";

test("hovering over a link prefetches its page, and a click shows it", async ({ page }) => {
  await open(page, "/");
  const footerLinks = page.getByRole("navigation", { name: "Link Utili" });
  const link = footerLinks.getByRole("link", { name: "Contatti" });
  await link.hover();
  // The browser prefetches the page only after the pointer has rested on the link for a while.
  await page.waitForTimeout(600);
  await link.click();
  await expect(page).toHaveURL(PATHS.contact);
  await expect(page.getByRole("heading", { level: 1, name: "Contatti" })).toBeVisible();
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe("navigational-prefetch");
});
