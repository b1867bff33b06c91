import { carousel } from "#tests/support/carousel.ts";
import { expect, expectFirst, open, test, testInFull } from "#tests/support/site.ts";
import { demoContent } from "./template.ts";

const resortContent = demoContent("template/resort");

test.beforeEach(({ page }) => open(page, "/home2"));

test("the form passes dates and people on to the design's search", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BOOK YOUR VACATION");
  for (const label of ["Check-in *", "Check-out *"])
    await expect(page.getByLabel(label)).toHaveAttribute("type", "date");
  for (const label of ["Adults", "Children"]) {
    const select = page.getByLabel(label);
    await expect(select.getByRole("option")).toHaveText(["01", "02", "03", "04", "05"]);
    // The browser opens and closes this list itself: on focus no script may turn the field into an open list.
    await select.focus();
    await expect(select).not.toHaveAttribute("size");
    await expect(select).not.toHaveAttribute("multiple");
  }
  await page.getByLabel("Check-in *").fill("2031-05-10");
  await expect(page.getByLabel("Check-out *")).toHaveValue("2031-05-11");
  await page.getByLabel("Adults").selectOption("03");
  await page.getByRole("link", { name: "Checkout Now" }).click();
  await expect(page).toHaveURL("/home2/find_room?dal=2031-05-10&al=2031-05-11&adulti=3&bambini=1");
  await expect(page.getByLabel(/check in/i)).toHaveValue("2031-05-10");
  await expect(page.getByLabel("Adult", { exact: true })).toHaveValue("3");
});

testInFull("the page has three rooms, reviews and places", async ({ page }) => {
  const roomCarousel = carousel(page, resortContent.rooms.heading);
  const roomHeadings = roomCarousel.getByRole("article").getByRole("heading");
  await expect(roomHeadings).toHaveText(["Deluxe", "Double", "Classic"]);
  // On wider screens all three cards are in view, and the carousel has no arrows.
  await page.setViewportSize({ width: 991, height: 800 });
  await roomCarousel.scrollIntoViewIfNeeded();
  for (const index of [2, 3, 1]) {
    await roomCarousel.getByRole("button", { name: "Next slide" }).click();
    await expectFirst(roomCarousel.getByRole("group", { name: `${index} of 3` }));
  }

  const voices = carousel(page, resortContent.reviews.heading);
  await voices.scrollIntoViewIfNeeded();
  await voices.getByRole("button", { name: "Go to slide 3" }).click();
  await expectFirst(voices.getByRole("group", { name: "3 of 4" }));

  const buttons = page.getByRole("button", { name: /^Enlarge picture/ });
  await expect(buttons).toHaveCount(3);
  await buttons.nth(1).click();
  const dialog = page.getByRole("dialog", { name: "Full window" });
  const { alt } = resortContent.places.items[1]!.picture;
  await expect(dialog.getByRole("img", { name: alt })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(buttons.nth(1)).toBeFocused();
});
