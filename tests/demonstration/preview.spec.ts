import { DESK_PATHS } from "#app/desk/paths.ts";
import { expect, test } from "#tests/support/desk-page.ts";

test("the preview's footer links the house's words to their forms", async ({ page }) => {
  await page.goto(`${DESK_PATHS.preview}/our_team`);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Modifica: In fondo alle pagine" });
  await expect(link).toHaveAttribute("href", new RegExp(`^${DESK_PATHS.site}/`));
});
