/** Nights as a portal's calendar would tell them, for pages in a browser. */
import type { Locator, Page } from "@playwright/test";
import type { Availability } from "#app/domain/availability.ts";
import type { NightRun } from "#app/domain/nights.ts";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { rooms } from "./site.ts";

/** What the server would answer: each room's taken nights, in the order of the rooms, read at a moment. */
export function nightsRead(asOf: string, taken: NightRun[][]): Availability {
  const nightsOfRooms = rooms.map(({ slug }, index) => [
    slug,
    { state: "fresh" as const, asOf, taken: taken[index] ?? [] },
  ]);
  return { asOf, rooms: Object.fromEntries(nightsOfRooms) };
}

/** Lets the page be told this; how often it has asked. */
export async function tell(page: Page, nights: Availability): Promise<() => number> {
  let requestCount = 0;
  await page.route(`**${AVAILABILITY_PATH}`, (route) => {
    requestCount++;
    return route.fulfill({ json: nights });
  });
  return () => requestCount;
}

/** A day's cell, wherever on the page the calendar stands. */
export function dayOf(page: Page | Locator, day: string): Locator {
  return page.locator(`[data-day="${day}"]`);
}
