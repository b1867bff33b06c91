import { DEMONSTRATIONS, GUESTHOUSE } from "#app/site/mounts.ts";
import { GUESTHOUSE_SCREENS, SCREEN_NAMES, screenPath } from "#app/site/template-paths.ts";
import { expect, open, template, test } from "#tests/support/site.ts";
import { violations } from "#tests/support/axe.ts";

/** Each screen once, by turns in another look; the homes; one screen in the guesthouse's own layout. */
const PATHS = [
  ...SCREEN_NAMES.map((name, index) =>
    screenPath(DEMONSTRATIONS[index % DEMONSTRATIONS.length]!, name),
  ),
  ...DEMONSTRATIONS.map((mount) => screenPath(mount, "home")),
  screenPath(GUESTHOUSE, GUESTHOUSE_SCREENS[0]!),
];

for (const [theme, width] of [
  ["light", 1280],
  ["dark", 390],
] as const) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test.beforeEach(({ page }) =>
      page.addInitScript(
        (dark) => localStorage.setItem("darkMode", dark),
        String(theme === "dark"),
      ),
    );

    for (const path of PATHS) {
      test(`${path} has no accessibility violations`, async ({ page }) => {
        await open(page, path);
        if (path.endsWith("/service_details"))
          await expect(page.getByRole("listitem").getByText(template.menu[0]!.title)).toBeVisible();
        if (path.endsWith("/pricing")) await page.locator("summary").first().click();
        expect(await violations(page)).toEqual([]);
      });
    }

    test("nor have the dialogs of a form, or a menu that failed", async ({ page, strays }) => {
      await open(page, "/room");
      await page.getByRole("button", { name: template.contact.form.button }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Yes, complete!" }).click();
      await expect(page.getByRole("dialog", { name: "Congratulation!" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.route("/menu.json", (route) => route.abort());
      await open(page, "/service_details");
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      strays.length = 0;
    });
  });
}
