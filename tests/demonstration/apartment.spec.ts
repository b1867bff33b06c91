import { pathWithCard } from "#app/domain/booking-state.ts";
import { carousel } from "#tests/support/carousel.ts";
import { expect, expectFirst, open, test, testInFull } from "#tests/support/site.ts";
import { demoContent } from "./template.ts";

const apartment = demoContent("template/apartment");

test.beforeEach(({ page }) => open(page, "/home5"));

test("the form asks to confirm an appointment and sends nothing", async ({ page }) => {
  const form = page.getByRole("form", { name: "Request an appointment" });
  for (const label of ["Your name", "Email address", "Appointment topic", "Message"])
    await expect(form.getByLabel(label)).toHaveAttribute("required");
  await expect(form.getByLabel("Email address")).toHaveAttribute("type", "email");
  await form.getByRole("button").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const label of ["Your name", "Appointment topic", "Message"])
    await form.getByLabel(label).fill("Anna");
  await form.getByLabel("Email address").fill("anna@posta.example");
  await form.getByRole("button").click();
  // The dialogs' words are tested with the contact form (template-rooms.spec.ts).
  await page.getByRole("button", { name: "Yes, complete!" }).click();
  await expect(page.getByRole("dialog", { name: "Congratulation!" })).toBeVisible();
});

testInFull("the page has account, rooms and a bar, and passes dates on", async ({ page }) => {
  const header = page.getByRole("banner");
  for (const name of ["My Bookings 4", "Login", "Sign Up"]) {
    const link = header.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", "#");
    await link.click();
    await expect(page).toHaveURL(/\/home5$/);
  }

  const roomCards = page.getByRole("region", { name: "Best rooms" }).getByRole("article");
  const roomKinds = ["Single Room", "Double Room", "Deluxe room", "Deluxe room"];
  await expect(roomCards.getByRole("heading", { level: 3 })).toHaveText(roomKinds);
  await expect(
    roomCards.first().getByRole("link", { name: "Book Now: Single Room" }),
  ).toHaveAttribute("href", pathWithCard("/find_room", { title: "Single Room", price: 49 }));

  for (const name of [apartment.rooms.heading, apartment.reviews.heading]) {
    const box = carousel(page, name);
    await box.scrollIntoViewIfNeeded();
    await expect(box.getByRole("button")).toHaveCount(2);
    await box.getByRole("button", { name: "Previous slide" }).click();
    await expectFirst(box.getByRole("group", { name: "4 of 4" }));
  }

  const isHeaderClear = () =>
    header.evaluate((bar) => getComputedStyle(bar).backgroundColor.includes("0)"));
  await page.evaluate(() => scrollTo(0, 121));
  await expect.poll(isHeaderClear).toBe(false);
  await page.evaluate(() => scrollTo(0, 120));
  await expect.poll(isHeaderClear).toBe(true);

  const hero = page.getByRole("region", { name: "Apartments" });
  for (const number of ["01", "02", "03"]) await expect(hero.getByText(number)).toBeVisible();
  await hero.getByRole("button", { name: "Go to slide 2" }).click();
  const { heading } = apartment.hero.slides[1]!;
  await expect(hero.getByRole("heading", { name: heading })).toBeInViewport();
  for (const label of ["Check In", "Check Out"])
    await expect(page.getByLabel(label)).toHaveAttribute("type", "date");
  await page.getByLabel("Check In").fill("2031-05-10");
  await page.getByLabel("Check Out").fill("2031-05-14");
  await page.getByLabel("Children").selectOption("2");
  await page.getByRole("link", { name: "Get In Touch" }).click();
  await expect(page).toHaveURL("/home5/find_room?dal=2031-05-10&al=2031-05-14&bambini=2");
  const form = page.getByRole("form", { name: "Check Availability" });
  await expect(form.getByLabel("Check In")).toHaveValue("2031-05-10");
  await expect(form.getByLabel("Check Out")).toHaveValue("2031-05-14");
  await expect(form.getByLabel("Children")).toHaveValue("2");
});
