/** Pages changed by other software: translators, extensions, phones that make numbers into links. */
import type { Page } from "@playwright/test";
import { expect, open, setClock, test, waitForHydration } from "#tests/support/site.ts";

const NOW = "2027-06-10T10:00:00+02:00";

/** Wraps each text in two elements, as a translator does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, option"))
      continue;
    const fontElement = document.createElement("font");
    fontElement.append(document.createElement("font"));
    fontElement.firstElementChild!.textContent = text.data;
    text.replaceWith(fontElement);
  }
}

const addElement = () =>
  document.querySelector("main input")?.after(document.createElement("x-ext"));
const linkNumbers = () => {
  const phone = document.querySelector('a[href^="tel:"]');
  phone?.replaceChildren(Object.assign(document.createElement("a"), { href: "tel:1", text: "1" }));
};

/** Expects the form's date fields, counters and buttons to be visible. */
async function expectControls(page: Page): Promise<void> {
  await waitForHydration(page);
  const form = page.locator("#richiesta");
  for (const field of await form.locator("input[type=date]").all())
    await expect(field).toBeVisible();
  await expect(form.locator("button").first()).toBeVisible();
}

for (const [who, change, path] of [
  ["a translator", translate, "/"],
  ["a translator", translate, "/en/find-a-room"],
  ["an extension", addElement, "/elegant_room"],
  ["a phone", linkNumbers, "/elegant_room"],
] as const)
  test(`${who} that changes ${path} leaves its controls and theme`, async ({ page, faults }) => {
    await page.addInitScript(() => localStorage.setItem("darkMode", "true"));
    await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${String(change)})`);
    await page.goto(path);
    await expectControls(page);
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    // React reports in the console that the page differs from what React rendered.
    faults.length = 0;
  });

test("a translated page still shows the right stay", async ({ page }) => {
  await setClock(page, NOW);
  await open(page, "/en");
  await page.evaluate(translate);
  const form = page.locator("#richiesta");
  await form.locator("input[type=date]").first().fill("2027-07-10");
  await form.locator("input[type=date]").last().fill("2027-07-20");
  await form.getByRole("button", { name: "Guests" }).click();
  await form.getByRole("button", { name: "Add an adult" }).click();
  await expect(form).toContainText("10 nights, 1 room, 2 adults");
  await expect(form).not.toContainText("1 night,");
  await expect(form).not.toContainText("1 adult");
});
