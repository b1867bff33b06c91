import { pathWithCard } from "#app/domain/booking-state.ts";
import { bookingOf } from "#tests/support/booking.ts";
import { expect, open, setClock, test } from "#tests/support/site.ts";
import { template } from "./template.ts";

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

test("the booking page takes title and booking from the address", async ({ page }) => {
  await open(page, "/room_details?dal=2027-07-01&al=2027-07-02&adulti=1&bambini=0&camere=3");
  await expect.poll(() => bookingOf(page)).toEqual(["01/07/2027", "02/07/2027", "1", "0", "3"]);
  const { title, price } = template.rooms.rooms[0]!;
  await page.goto(
    `${pathWithCard("/room_details", { title, price })}&dal=2027-07-01&al=2027-07-05&adulti=3&bambini=2&camere=2`,
  );
  for (const reload of [() => page.reload(), undefined]) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => bookingOf(page)).toEqual(["01/07/2027", "05/07/2027", "3", "2", "2"]);
    await expect(page.getByRole("region", { name: "Booking" })).toContainText(`$${price}`);
    await reload?.();
  }
  // A title that no card has, from a foreign link, is not shown.
  await open(page, "/room_details?title=Sea%20Suite&price=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ELEGANCE ROOM");
  await expect(page.getByRole("region", { name: "Booking" })).not.toContainText("$");
});
