import type { Page } from "@playwright/test";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { bookingOf } from "#tests/support/booking.ts";
import { expect, open, setClock, test } from "#tests/support/site.ts";
import { template } from "./template.ts";

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

const { rooms, contact } = template;
const suite = rooms.rooms[1]!;

test("the list of rooms shows six cards, whose links carry name and price", async ({ page }) => {
  await open(page, "/room");
  const list = page.getByRole("region", { name: rooms.heading });
  await expect(list.getByRole("article")).toHaveCount(6);
  const facilities = page.getByRole("group", { name: "Facilities", exact: true });
  await expect(facilities.locator("[aria-roledescription=slide]")).toHaveCount(2);
  for (const name of ["Previous slide", "Next slide"])
    await expect(facilities.getByRole("button", { name })).toBeDisabled();
  await page.getByRole("link", { name: suite.title, exact: true }).click();
  await expect(page).toHaveURL(pathWithCard("/find_room", suite));
  const room = page.getByRole("region", { name: suite.title });
  await expect(room).toContainText(`$${suite.price} / Night`);
  await page.goBack();
  await expect(page).toHaveURL("/room");
  await page.getByRole("link", { name: `View Details: ${suite.title}` }).click();
  await expect(page).toHaveURL(pathWithCard("/room_details", suite));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(suite.title);
  await expect(page.getByRole("region", { name: "Booking" })).toContainText(`$${suite.price}`);
});

test("Get in Touch asks, keeps the text on Cancel, thanks after Yes", async ({ page }) => {
  await open(page, "/home5/contact");
  const form = page.getByRole("form", { name: "Get in Touch" });
  const button = form.getByRole("button", { name: contact.form.button });
  const dialog = page.getByRole("dialog", { name: "Form Fill-Up Complete?", exact: true });
  const subject = form.getByLabel(contact.form.subject);
  const block = page.getByRole("region", { name: contact.block.heading });
  for (const words of Object.values(contact.invented))
    await expect(block.getByText(words, { exact: true })).toBeVisible();
  await expect(block.getByRole("link")).toHaveCount(0);
  const options = subject.locator("option");
  const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  expect(values).toEqual(["option1", "option2", "option3"]);
  await subject.focus();
  await expect(subject).toHaveJSProperty("size", 6);
  await subject.blur();
  await expect(subject).toHaveJSProperty("size", 1);
  // The form accepts empty fields.
  await button.click();
  await expect(dialog).toContainText("Please Fill All Type Of Field");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await form.getByLabel(contact.form.name).fill("Anna");
  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(form.getByLabel(contact.form.name)).toHaveValue("Anna");
  await button.click();
  const yesButton = dialog.getByRole("button", { name: "Yes, complete!" });
  await yesButton.click();
  const success = page.getByRole("dialog", { name: "Congratulation!", exact: true });
  await expect(success).toContainText("Your Appointment Added Successful!");
  await expect(success).toContainText("Demo page: nothing was booked or sent.");
  const searchLink = success.getByRole("link", { name: "Cerca la tua stanza" });
  await expect(searchLink).toHaveAttribute("href", "/cerca_stanza");
  await success.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

/** The search form of a design, and the values of its fields. */
function searchOf(page: Page) {
  const form = page.getByRole("form", { name: "Check Availability" });
  const values = () =>
    Promise.all(
      ["Check In", "Check Out", "Adult", "Children", "Rooms"].map((label) =>
        form.getByLabel(label).inputValue(),
      ),
    );
  return { form, values, checkButton: form.getByRole("button", { name: "Check Availability" }) };
}

test("the search refuses past days and passes all on to the booking", async ({ page }) => {
  await open(page, "/home2/room");
  await page.getByRole("link", { name: suite.title, exact: true }).click();
  const { form, values, checkButton } = searchOf(page);
  await expect.poll(values).toEqual(["2027-06-10", "2027-06-13", "2", "1", "1"]);
  const roomCards = page.getByRole("region", { name: "All six rooms" }).getByRole("article");
  await expect(roomCards).toHaveCount(6);
  await form.getByLabel("Check In").fill("2027-06-01");
  await checkButton.click();
  await expect(page).toHaveURL(pathWithCard("/home2/find_room", suite));
  await expect(form.getByLabel("Check In")).toBeFocused();
  await form.getByLabel("Check In").fill("2027-07-01");
  await expect(form.getByLabel("Check Out")).toHaveValue("2027-07-02");
  await form.getByLabel("Check Out").fill("2027-07-05");
  await form.getByLabel("Adult").selectOption("3");
  await form.getByLabel("Children").selectOption("2");
  await form.getByLabel("Rooms").selectOption("2");
  await checkButton.click();
  await expect(page).toHaveURL(/\/home2\/room_details\?/);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(suite.title);
  const chosenValues = ["01/07/2027", "05/07/2027", "3", "2", "2"];
  await expect.poll(() => bookingOf(page)).toEqual(chosenValues);
  await page.reload();
  await expect.poll(() => bookingOf(page)).toEqual(chosenValues);
  await expect(title).toHaveText(suite.title);
  // After Back the search has the same room; after Forward the booking has the chosen values.
  await page.goBack();
  await expect(page.getByRole("heading", { name: suite.title, level: 2 })).toBeVisible();
  await page.goForward();
  await expect(title).toHaveText(suite.title);
  await expect.poll(() => bookingOf(page)).toEqual(chosenValues);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form leads to the room's page with the search in the address", async ({ page }) => {
    await page.goto("/home2/find_room");
    const { form, checkButton } = searchOf(page);
    await form.getByLabel("Check In").fill("2027-07-01");
    await form.getByLabel("Check Out").fill("2027-07-03");
    await checkButton.click();
    await expect(page).toHaveURL(/\/home2\/room_details\?dal=2027-07-01&al=2027-07-03&adulti=2/);
  });
});

test("a design's Confirm Booking leads after a Yes to its own home page", async ({ page }) => {
  await open(page, "/home2/room_details");
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  const success = page.getByRole("dialog", { name: "Congratulation! Booking Successful!" });
  await expect(success).toContainText("Demo page: nothing was booked or sent.");
  await success.getByRole("button", { name: "OK" }).click();
  await expect(success).toHaveCount(0);
  await expect(page).toHaveURL("/home2");
});
