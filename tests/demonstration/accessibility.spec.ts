import { DEMO_MOUNTS } from "#app/demonstration/mounts.ts";
import { GUESTHOUSE_MOUNT } from "#app/paths/mounts.ts";
import { SCREEN_NAMES, screenPath, screenNamesOf } from "#app/demonstration/paths.ts";
import { expectNoViolations } from "#tests/support/axe.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { expect, open, test, testIf } from "#tests/support/site.ts";
import { template } from "./template.ts";

/** Each screen in one of the designs, all home pages, and one screen in the layout of the guesthouse. */
const TEMPLATE_PATHS = [
  ...SCREEN_NAMES.map((name, index) => screenPath(DEMO_MOUNTS[index % DEMO_MOUNTS.length]!, name)),
  ...DEMO_MOUNTS.map((mount) => screenPath(mount, "home")),
  screenPath(GUESTHOUSE_MOUNT, screenNamesOf(GUESTHOUSE_MOUNT)[0]!),
];

/** Without --full each page is tested at one of these widths, alternately. */
const WIDTHS = [1280, 390];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Without --full only the home pages and the largest screen are tested. */
const ALWAYS_TESTED = /home\d$|service_details$/;

for (const [index, path] of TEMPLATE_PATHS.entries()) {
  testIf(ALWAYS_TESTED.test(path))(`${path} has no accessibility violations`, async ({ page }) => {
    await open(page, path);
    if (path.endsWith("/service_details"))
      await expect(page.getByRole("listitem").getByText(template.menu[0]!.title)).toBeVisible();
    if (path.endsWith("/pricing")) await page.locator("summary").first().click();
    for (const width of IS_FULL ? WIDTHS : [WIDTHS[index % WIDTHS.length]!]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, `${width} px`);
    }
  });
}

test("the dialogs of a form and a failed menu have no violations", async ({ page, faults }) => {
  await open(page, "/room");
  await page.getByRole("button", { name: template.contact.form.button }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Yes, complete!" }).click();
  await expect(page.getByRole("dialog", { name: "Congratulation!" })).toBeVisible();
  await expectNoViolations(page);
  await page.route("/menu.json", (route) => route.abort());
  await open(page, "/service_details");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
  faults.length = 0;
});
