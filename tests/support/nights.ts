/** Availability for pages in a browser, as if read from portals' calendars. */
import type { Locator, Page } from "@playwright/test";
import type { Availability } from "#app/domain/availability.ts";
import type { NightRun } from "#app/domain/nights.ts";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { rooms } from "./site.ts";

/** The availability with each room's taken nights, in the order of the rooms, read at `asOf`. */
export function nightsRead(asOf: string, taken: NightRun[][]): Availability {
  const nightsOfRooms = rooms.map(({ slug }, index) => [
    slug,
    { state: "fresh" as const, asOf, taken: taken[index] ?? [] },
  ]);
  return { asOf, rooms: Object.fromEntries(nightsOfRooms) };
}

/** Answers the page's requests for free nights with this availability; gives a function that counts the requests. */
export async function answerNights(page: Page, nights: Availability): Promise<() => number> {
  let requestCount = 0;
  await page.route(`**${AVAILABILITY_PATH}`, (route) => {
    requestCount++;
    return route.fulfill({ json: nights });
  });
  return () => requestCount;
}

/** The calendar's cell of a day. */
export function dayOf(page: Page | Locator, day: string): Locator {
  return page.locator(`[data-day="${day}"]`);
}
