import type { Page } from "@playwright/test";

/** What the booking of a generic room holds: check-in, check-out, adults, children, rooms. */
export function bookingOf(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole("region", { name: "Booking" })
    .locator("dl > div > dd")
    .evaluateAll((values) => values.map((value) => value.textContent));
}

/** The same before anything is chosen, on 10 June 2027. */
export const DEFAULT_BOOKING = ["10/06/2027", "13/06/2027", "2", "1", "1"];
