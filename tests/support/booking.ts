import type { Page } from "@playwright/test";

/** The values in the region "Booking" of a room of the demonstration: check-in, check-out, adults, children, rooms. */
export function bookingOf(page: Page): Promise<(string | null)[]> {
  const bookingValues = page.getByRole("region", { name: "Booking" }).locator("dl > div > dd");
  return bookingValues.evaluateAll((all) => all.map((value) => value.textContent));
}
