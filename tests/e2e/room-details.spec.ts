import { bookingOf } from "#tests/support/booking.ts";
import {
  detailsWords,
  expect,
  expectFirst,
  open,
  setClock,
  test,
  waitForHydration,
} from "#tests/support/site.ts";

const DEFAULT_BOOKING = ["10/06/2027", "13/06/2027", "2", "1", "1"];

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

test("any id shows the generic room, with its gallery of six pictures", async ({ page }) => {
  await open(page, "/room_details/elegant%20room");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ELEGANCE ROOM");
  await expect(main.getByText("CAMERA MATRIMONIALE")).toBeVisible();
  await expect(main.getByText("Demo page")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect.poll(() => bookingOf(page)).toEqual(DEFAULT_BOOKING);
  await expect(main.getByText(/^Placeholder text/)).toHaveCount(detailsWords.rules.length);
  await expect(page.getByRole("banner").getByRole("link", { name: "PRENOTA ORA" })).toBeVisible();
  const gallery = page.getByRole("region", { name: "Galleria ELEGANCE ROOM" });
  const slide = (index: number) =>
    gallery.getByRole("group", { name: `${index} di 6`, exact: true });
  await expect(gallery.locator("[aria-roledescription=slide]")).toHaveCount(6);
  await gallery.getByRole("button", { name: "Immagine precedente" }).click();
  await expectFirst(slide(6));
  await gallery.getByRole("button", { name: "Immagine successiva" }).click();
  await expectFirst(slide(1));
});

test("Confirm Booking asks; Cancel changes nothing, a Yes leads home", async ({ page }) => {
  await open(page, "/room_details");
  await expect.poll(() => bookingOf(page)).toEqual(DEFAULT_BOOKING);
  const requestMethods: string[] = [];
  page.on("request", (request) => requestMethods.push(request.method()));
  const button = page.getByRole("button", { name: "Confirm Booking" });
  const dialog = page.getByRole("dialog", { name: "Are you sure? You booking this rooms?" });
  const yesButton = dialog.getByRole("button", { name: "Yes" });
  const cancel = dialog.getByRole("button", { name: "Cancel" });
  for (const leaveDialog of [() => cancel.click(), () => page.keyboard.press("Escape")]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await leaveDialog();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL("/room_details");
    expect(await bookingOf(page)).toEqual(DEFAULT_BOOKING);
  }
  await button.click();
  await expect(yesButton).toBeFocused();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("Tab");
    const isFocusOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(isFocusOutside).toBe(false);
  }
  await expect(yesButton).toHaveCSS("background-color", "rgb(47, 107, 69)");
  await expect(cancel).toHaveCSS("background-color", "rgb(168, 50, 42)");
  await yesButton.click();
  const success = page.getByRole("dialog", { name: "Congratulation! Booking Successful!" });
  await expect(success).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(success).toContainText("Demo page: nothing was booked or sent.");
  await success.getByRole("button", { name: "OK" }).click();
  await expect(success).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  await waitForHydration(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(requestMethods.filter((method) => method !== "GET")).toEqual([]);
});
