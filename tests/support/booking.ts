import type { Page } from "@playwright/test";

/** The values of a generic room's booking: check-in, check-out, adults, children, rooms. */
export function bookingOf(page: Page): Promise<(string | null)[]> {
  const bookingValues = page.getByRole("region", { name: "Booking" }).locator("dl > div > dd");
  return bookingValues.evaluateAll((all) => all.map((value) => value.textContent));
}
