import { addressLine } from "#app/domain/map-links.ts";
import { nightIn } from "#tests/support/price.ts";
import { sheets } from "#tests/support/sheets.ts";
import { expect, house, open, rooms, test } from "#tests/support/site.ts";

const [room] = rooms;

for (const [path, theme, ...words] of [
  [`/${room!.slug}`, "dark", room!.name, nightIn(room!), "Check-in dalle"],
  ["/contatti", "light", "IN CONTATTO CON NOI", "A14"],
] as const)
  test(`${path} prints on one sheet from the ${theme} theme`, async ({ page }) => {
    const isDark = String(theme === "dark");
    await page.addInitScript((dark) => localStorage.setItem("darkMode", dark), isDark);
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    for (const text of [...words, house.phone, addressLine(house.address)])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    expect(sheets(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  });
