import type { Page } from "@playwright/test";

/** What the booking of a generic room holds: check-in, check-out, adults, children, rooms. */
export function bookingOf(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole("region", { name: "Booking" })
    .locator("dl > div > dd")
    .evaluateAll((values) => values.map((value) => value.textContent));
}
