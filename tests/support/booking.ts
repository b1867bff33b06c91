import type { Page } from "@playwright/test";

/** What the booking of a generic room holds: check-in, check-out, adults, children, rooms. */
export function bookingOf(page: Page): Promise<(string | null)[]> {
  const values = page.getByRole("region", { name: "Booking" }).locator("dl > div > dd");
  return values.evaluateAll((all) => all.map((value) => value.textContent));
}
