import type { Locator, Page } from "@playwright/test";
import type { Availability } from "#app/domain/availability.ts";
import type { NightRun } from "#app/domain/nights.ts";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { availabilityAt } from "./availability.ts";
import { rooms } from "./site.ts";

/** `taken` has the taken nights of each room, in the order of content/rooms.yaml. */
export function nightsAt(asOf: string, taken: NightRun[][]): Availability {
  const nightsOfRooms = rooms.map(({ slug }, index) => [slug, taken[index] ?? []]);
  return availabilityAt(Object.fromEntries(nightsOfRooms), Date.parse(asOf));
}

/** Answers the page's requests for the availability with `nights`; returns a function that returns their number. */
export async function mockNights(page: Page, nights: Availability): Promise<() => number> {
  let requestCount = 0;
  await page.route(`**${AVAILABILITY_PATH}`, (route) => {
    requestCount++;
    return route.fulfill({ json: nights });
  });
  return () => requestCount;
}

export function dayOf(page: Page | Locator, day: string): Locator {
  return page.locator(`[data-day="${day}"]`);
}
