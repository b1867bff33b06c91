/** Counts the taps from the home page to the chat with the right message. */
import type { Locator, Page } from "@playwright/test";
import { dayOf, nightsAt, mockNights } from "#tests/support/nights.ts";
import { expect, messageOf, open, setClock, test } from "#tests/support/site.ts";

const NOW = "2027-06-10T10:00:00+02:00";
const TAKEN = [["2027-06-10/21"], ["2027-06-11/2"], ["2027-06-12/1"]];

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** Swipes over the month with one finger; a swipe does not count as a tap. */
async function swipe(page: Page, grid: Locator): Promise<void> {
  const { x, y, width } = (await grid.boundingBox())!;
  const touchSession = await page.context().newCDPSession(page);
  // The finger rests at the end, because a tap after a flick would only stop the flick.
  const touchPoints = [0.8, 0.6, 0.4, 0.2, 0.2, 0.2].map((part) => ({
    x: x + width * part,
    y: y + 150,
  }));
  for (const [at, point] of touchPoints.entries())
    await touchSession.send("Input.dispatchTouchEvent", {
      type: at === 0 ? "touchStart" : "touchMove",
      touchPoints: [point],
      timestamp: Date.now() / 1000 + at * 0.1,
    });
  await touchSession.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touchSession.detach();
}

type Journey = { who: string; days: [string, string]; adds: string[]; taps: number; says: string };

const JOURNEYS: Journey[] = [
  {
    who: "a couple in December",
    days: ["2027-12-04", "2027-12-06"],
    adds: ["Aggiungi adulto"],
    taps: 6,
    says: "1 stanza per 2 adulti dal 04/12/2027 al 06/12/2027",
  },
  {
    who: "a family of four in two rooms",
    days: ["2027-08-12", "2027-08-15"],
    adds: ["Aggiungi adulto", "Aggiungi bambino", "Aggiungi bambino"],
    taps: 7,
    says: "2 stanze per 2 adulti e 2 bambini dal 12/08/2027 al 15/08/2027",
  },
];

for (const { who, days, adds, taps, says } of JOURNEYS)
  test(`${who} reaches the chat in ${taps} taps at most`, async ({ page, context }) => {
    await setClock(page, NOW);
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await mockNights(page, nightsAt(NOW, TAKEN));
    await open(page, "/");
    const form = page.locator("#richiesta");
    await expect(form.getByRole("button", { name: "Notti libere" })).toBeVisible();
    let tapCount = 0;
    const tap = async (target: Locator) => {
      tapCount++;
      await target.tap();
    };
    await tap(form.getByLabel("Check-in"));
    const grid = page.getByRole("grid");
    for (let turns = 0; turns < 8 && !(await dayOf(page, days[0]).isVisible()); turns++) {
      const monthLabel = (await grid.getAttribute("aria-label")) ?? "";
      await swipe(page, grid);
      await expect(grid).not.toHaveAttribute("aria-label", monthLabel);
    }
    for (const day of days) await tap(dayOf(page, day));
    for (const name of adds) await tap(form.getByRole("button", { name }));
    const chat = context.waitForEvent("page");
    await tap(form.getByRole("link", { name: "Controlla ora" }));
    expect(messageOf((await chat).url())).toContain(says);
    expect(tapCount).toBeLessThanOrEqual(taps);
  });
