import type { Page } from "@playwright/test";
import { startPlainHost } from "#tests/support/plain-host.ts";
import { about, waitForHydration, expect, house, test, testIf } from "#tests/support/site.ts";

/** Unknown paths in the place of a room, of a story and of an answer, and one that fits no route. */
const UNKNOWN_PATHS = ["/foo", "/foo/", "/territorio/foo", "/risposte/foo", "/a/b/c"];

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  const number = page.getByText("404", { exact: true });
  const size = await number.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(100);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page).toHaveTitle(`${house.name} - Page Not Found`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await waitForHydration(page);
}

/** Whether a console message is only the browser's report of a 404 or a blocked request. */
const isNoFault = (fault: string) => /status of 404|net::ERR_/.test(fault);

test.afterEach(({ faults }) => {
  expect(faults.filter((stray) => !isNoFault(stray))).toEqual([]);
  faults.length = 0;
});

for (const path of UNKNOWN_PATHS)
  testIf(path === "/foo")(`${path} gives a 404 page with working links`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectNotFound(page);
    await page.getByRole("banner").getByRole("link", { name: "Chi siamo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: about.title })).toBeVisible();
  });

test("an unknown story gives a 404 page on a plain host, too", async ({ page, faults }) => {
  const path = "/territorio/foo";
  const host = await startPlainHost();
  expect((await page.goto(host.url + path))?.status()).toBe(404);
  await expectNotFound(page);
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page.getByRole("form", { name: "Disponibilità" })).toBeVisible();
  host.close();
  // Requests to the host are expected, which has another port than the site under test.
  faults.splice(0, faults.length, ...faults.filter((stray) => !stray.includes(host.url)));
});
