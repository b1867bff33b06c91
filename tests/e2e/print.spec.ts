import { addressLine } from "#app/domain/map-links.ts";
import { expect, house, open, rooms, test } from "#tests/support/site.ts";

test("a page in the dark theme prints dark on white, with the address", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("darkMode", "true"));
  await open(page, `/${rooms[0]!.slug}`);
  await page.emulateMedia({ media: "print" });
  for (const text of [rooms[0]!.name, "Check-in dalle", house.phone, addressLine(house.address)])
    await expect(page.getByText(text).filter({ visible: true }).last()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  for (const part of [page.locator("body"), page.getByRole("contentinfo")])
    await expect(part).toHaveCSS("color", "rgb(27, 22, 19)");
});
