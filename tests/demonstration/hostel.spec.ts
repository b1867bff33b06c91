import { pathWithCard } from "#app/domain/booking-state.ts";
import { expect, expectHref, open, test, testInFull } from "#tests/support/site.ts";
import { demoContent } from "./template.ts";

const hostel = demoContent("template/hostel");

const PLAYER_URL = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;

test.beforeEach(({ page }) => open(page, "/home3"));

test("the search has text fields, and leads on whatever they contain", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A New Vision Of Comfort");
  await expectHref(page.getByRole("link", { name: "Discover more" }), "/home3/about");
  for (const label of ["Arrival *", "Departure *", "Adults *", "Children *"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("type", "text");
    await expect(page.getByLabel(label)).toHaveAttribute("required");
  }
  await expect(page.getByText("Check-in: After 02:00pm & Check-out: Before 11:00am")).toBeVisible();
  await page.getByRole("link", { name: "SEARCH ROOM" }).click();
  await expect(page).toHaveURL(/\/home3\/find_room$/);
});

testInFull("the page has offers, a film and rooms", async ({ page, context, faults }) => {
  await expect(page.getByRole("link", { name: /^VIEW OFFER/ })).toHaveCount(3);
  await expectHref(page.getByRole("link", { name: "OUR EVENTS" }), "/blog");

  await context.route(PLAYER_URL, (route) => route.fulfill({ body: "player" }));
  await expect(page.locator("iframe")).toHaveCount(0);
  const playerRequest = page.waitForRequest(PLAYER_URL);
  await page.getByRole("button", { name: `Watch the video: ${hostel.film.video.name}` }).click();
  await playerRequest;
  await expect(page.locator("iframe")).toHaveAttribute("src", PLAYER_URL);
  faults.length = 0;
  await page.keyboard.press("Escape");

  const roomLinks = page.getByRole("link", { name: /^DETAILS & BOOKING/ });
  await expect(roomLinks).toHaveCount(3);
  await page.getByRole("button", { name: "VIEW ALL ROOMS" }).click();
  await expect(roomLinks).toHaveCount(6);
  for (const [index, room] of (await roomLinks.all()).entries())
    await expectHref(room, pathWithCard("/room_details", hostel.rooms.items[index]!));
  await page.getByRole("button", { name: "CLOSE ALL" }).click();
  await expect(roomLinks).toHaveCount(3);
  await roomLinks.first().click();
  await expect(page).toHaveURL(pathWithCard("/room_details", hostel.rooms.items[0]!));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostel.rooms.items[0]!.title);
});
