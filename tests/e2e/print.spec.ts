import { addressLine } from "#app/domain/map-links.ts";
import { nightIn } from "#tests/support/price.ts";
import { sheets } from "#tests/support/sheets.ts";
import { expect, house, open, rooms, testIf } from "#tests/support/site.ts";

for (const [path, words] of [
  ...rooms.map((room) => [`/${room.slug}`, [room.name, nightIn(room), "Check-in dalle"]] as const),
  ["/contatti", ["IN CONTATTO CON NOI", "A14"]] as const,
]) {
  for (const theme of ["light", "dark"]) {
    testIf(path === (theme === "dark" ? `/${rooms[0]!.slug}` : "/contatti"))(
      `${path} prints on one sheet from the ${theme} theme`,
      async ({ page }) => {
        await page.addInitScript(
          (dark) => localStorage.setItem("darkMode", dark),
          String(theme === "dark"),
        );
        await open(page, path);
        await page.emulateMedia({ media: "print" });
        for (const text of [...words, house.phone, addressLine(house.address)])
          await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByRole("banner")).toBeHidden();
        await expect(page.getByRole("contentinfo")).toBeHidden();
        await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
        expect(sheets(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
      },
    );
  }
}
