/** A screen reader announces the results of each choice once, and nothing while the guest is still typing. */
import { costOf } from "#tests/support/price.ts";
import type { Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { italian } from "#tests/support/italian.ts";
import { dayOf, nightsAt, mockNights } from "#tests/support/nights.ts";
import { expect, open, setClock, test } from "#tests/support/site.ts";

const NOW = "2027-06-10T10:00:00+02:00";
const words = readContent("words");

test.beforeEach(async ({ page }) => setClock(page, NOW));

/** Records announcements from the page's start on; the returned function gives the new ones at each call. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heardTexts: string[] = [];
    Object.assign(globalThis, { heardTexts });
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output";
    const observer = new MutationObserver((changes) => {
      const liveElements = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(live),
        ),
      );
      for (const liveElement of liveElements)
        if (liveElement?.textContent.trim() && liveElement.ariaLive !== "off")
          heardTexts.push(liveElement.textContent.trim());
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { heardTexts: string[] }).heardTexts.splice(0));
}

/** Waits for one announcement, and expects that no other one follows. */
async function nextAnnouncement(page: Page, heard: () => Promise<string[]>): Promise<string> {
  const newTexts: string[] = [];
  await expect
    .poll(async () => newTexts.push(...(await heard())), { timeout: 3_000, intervals: [50] })
    .toBe(1);
  await page.clock.runFor(900);
  expect([...newTexts, ...(await heard())]).toHaveLength(1);
  return newTexts[0]!;
}

test("typing, counters and calendar give one announcement each", async ({ page }) => {
  await mockNights(page, nightsAt(NOW, [["2027-08-20/2"], ["2027-08-20/2"], ["2027-08-20/2"]]));
  const readAnnounced = await listen(page);
  await open(page, "/");
  const form = page.getByRole("form", { name: words.enquiry.availability });
  await page.clock.runFor(900);
  expect(await readAnnounced()).toEqual([]);

  // A year is typed digit by digit; the unfinished years 2, 20 and 202 are not announced.
  await form.getByLabel("Check-in").focus();
  await page.keyboard.type("0813", { delay: 50 });
  for (const figure of "2027") {
    await page.keyboard.press(figure);
    await page.clock.runFor(750);
  }
  const movedText = interpolate(words.enquiry.moved, { giorno: italian.longDate("2027-08-14") });
  expect(await nextAnnouncement(page, readAnnounced)).toContain(movedText);

  await form.getByLabel("Check-out").focus();
  await page.keyboard.type("0816", { delay: 50 });
  const announced = await nextAnnouncement(page, readAnnounced);
  expect(announced).toContain("3 notti: c’è posto.");
  expect(announced).toContain(costOf(3, 1, { checkIn: "2027-08-13" }));

  await form.getByRole("button", { name: words.enquiry.guests, exact: true }).press("Enter");
  await form.getByRole("button", { name: words.enquiry.children.add }).press("Enter");
  expect(await nextAnnouncement(page, readAnnounced)).toBe("1 bambino.");
  await form
    .getByRole("button", { name: words.enquiry.children.add })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((done) => setTimeout(done, 50));
      button.click();
    });
  const heardText = await nextAnnouncement(page, readAnnounced);
  expect(heardText).toContain("3 bambini, 2 camere.");
  expect(heardText).toContain(costOf(3, 2, { checkIn: "2027-08-13", adults: 1, children: 3 }));

  await form.getByRole("button", { name: words.nights.heading }).press("Enter");
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.clock.runFor(900);
  const heardBefore = (await readAnnounced()).length;
  await form.getByRole("button", { name: words.nights.next }).press("Enter");
  await page.clock.runFor(900);
  expect((await readAnnounced()).slice(heardBefore)).toEqual([
    expect.stringContaining("settembre 2027, ottobre 2027."),
  ]);
  await dayOf(page, "2027-09-06").click();
  const announcement = await nextAnnouncement(page, readAnnounced);
  expect(announcement).toContain(words.nights.chooseLeaving);
  await dayOf(page, "2027-09-08").click();
  expect(await nextAnnouncement(page, readAnnounced)).toContain("2 notti, 2 camere: c’è posto.");
});
