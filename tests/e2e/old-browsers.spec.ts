/** Browsers of 2022 run the scripts (scripts/oldest-browsers.ts); older ones get the page without scripts. */
import { expect, messageOf, open, rooms, setClock, test } from "#tests/support/site.ts";
import { nightsAt, mockNights } from "#tests/support/nights.ts";
import { PATHS_IN } from "#app/paths/paths.ts";

const NOW = "2027-06-10T10:00:00+02:00";
const ROOM_PATH = PATHS_IN.it.room(rooms[0]!.address);

/** Removes the methods that are newer than Safari 15.4, Chrome 109 and Firefox 102. */
function forgetNewMethods(): void {
  const removedFeatures: [object, string[]][] = [
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with", "findLast", "findLastIndex"]],
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["timeout", "any"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover", "popover"]],
    [Element.prototype, ["checkVisibility"]],
  ];
  for (const [owner, names] of removedFeatures)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

test.beforeEach(async ({ page }) => setClock(page, NOW));

test("a browser of 2022 chooses nights, sees the total and opens the chat", async ({ page }) => {
  await page.addInitScript(forgetNewMethods);
  await mockNights(page, nightsAt(NOW, [["2027-06-12/3"], [], []]));
  await open(page, ROOM_PATH);
  const form = page.locator("#richiesta");
  await form.getByLabel("Check-in").fill("2027-06-20");
  await form.getByLabel("Check-out").fill("2027-06-23");
  await form.getByRole("button", { name: "Notti libere" }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  const bookLink = form.getByRole("link", { name: "Prenota camera" });
  const message = async () => messageOf(await bookLink.getAttribute("href"));
  await expect.poll(message).toContain("dal 20/06/2027 al 23/06/2027");
  await page.goto("/cerca_stanza?dal=2027-06-20&al=2027-06-23&adulti=2&camere=1");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a browser without popovers opens and closes the menu", async ({ page }) => {
    await page.addInitScript(forgetNewMethods);
    await open(page, "/");
    const button = page.getByRole("button", { name: "Apri il menu" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(page.getByRole("button", { name: "Chiudi il menu" })).toBeVisible();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "SERVIZI" }).click();
    await expect(page).toHaveURL(/services/);
    await expect(page.getByRole("button", { name: "Apri il menu" })).toBeVisible();
  });
});

test("an older browser gets the page without scripts, with its form", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "structuredClone"));
  await page.goto("/");
  const form = page.getByRole("form", { name: "Le tue date" });
  await form.getByLabel("Check-in").fill("2027-07-04");
  await form.getByLabel("Check-out").fill("2027-07-06");
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/cerca_stanza\?dal=2027-07-04&al=2027-07-06/);
  await expect(page.locator("html.js")).toHaveCount(0);
  const card = page.locator("[data-card]").first();
  const chatLink = card.getByRole("link", { name: /Chiedi/ }).first();
  expect(messageOf(await chatLink.getAttribute("href"))).toContain("dal 04/07/2027 al 06/07/2027");
});
