import { carousel } from "#tests/support/carousel.ts";
import { expect, expectHref, open, test, testInFull } from "#tests/support/site.ts";
import { demoContent, template } from "./template.ts";

const cityContent = demoContent("template/city-hotel");

test.beforeEach(({ page }) => open(page, "/home4"));

test("the search requires every field before it leads to a room", async ({ page }) => {
  const form = page.locator("form").filter({ has: page.getByLabel("Location") });
  for (const label of ["Check-in", "Check-out", "Adults", "Children", "Location"])
    await expect(form.getByLabel(label)).toHaveAttribute("required");
  for (const [label, ...options] of [
    ["Adults", "1", "2", "3", "4"],
    ["Children", "1", "2", "3", "4"],
    ["Location", ...cityContent.availability.locations],
  ] as const) {
    const select = form.getByLabel(label);
    await expect(select.getByRole("option")).toHaveText([label, ...options]);
    await expect(select.getByRole("option", { name: label })).toBeDisabled();
  }
  await form.getByRole("button", { name: "Check Now" }).click();
  await expect(page).toHaveURL(/\/home4$/);
  await form.getByLabel("Adults").focus();
  await expect(form.getByLabel("Adults")).toHaveAttribute("size", "6");
  await form.getByLabel("Adults").selectOption("2");
  await expect(form.getByLabel("Adults")).toHaveAttribute("size", "1");
  await form.getByLabel("Children").selectOption("1");
  await form.getByLabel("Location").selectOption(cityContent.availability.locations[1]!);
  await form.getByRole("button", { name: "Check Now" }).click();
  await expect(page).toHaveURL(/\/home4\/find_room\?dal=[\d-]+&al=[\d-]+&adulti=2&bambini=1/);
  const search = page.getByRole("form", { name: "Check Availability" });
  await expect(search.getByLabel("Adult")).toHaveValue("2");
  await expect(search.getByLabel("Children")).toHaveValue("1");
});

testInFull("the page has the specified sections, links, pictures and reviews", async ({ page }) => {
  const expectLink = (name: string | RegExp, href: string) =>
    expectHref(page.getByRole("main").getByRole("link", { name }).first(), href);
  await expectLink("Rooms & Suites", "/room");
  await expectLink("Learn More", "/about");
  await expectLink(/^Learn more:/, "/room_details");
  await expectLink("View All Rooms", "/room");
  await expectLink("Discover More", "/service_details");
  await expectHref(page.getByRole("banner").getByRole("link", { name: "Book Now" }), "/pricing");
  for (const name of [
    "Welcome to the West Coast",
    "Extra Services",
    "Check Availability",
    "What Our Guests Say",
    "Book online today",
    "Our Customers Say",
    "Latest News Update",
    "Years Experience",
    "Recent Blogs",
  ])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Laundry service" })).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Years Experience" })).toContainText("22+");

  const voices = carousel(page, "What Our Guests Say");
  await voices.scrollIntoViewIfNeeded();
  await expect(voices.getByRole("group")).toHaveCount(3);
  await expect(voices.locator("[data-axis=y][data-live]")).toBeVisible();
  const slide = (index: number) => voices.getByRole("group", { name: `${index} of 3` });
  const slides = voices.getByRole("group");
  const boxes = await slides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes[1]!.left).toBe(boxes[0]!.left);
  expect(boxes[1]!.top).toBeCloseTo(boxes[0]!.bottom, 0);
  for (const index of [2, 3]) {
    // The button is pressed by the keyboard, because a click on a moving element would scroll the page.
    await voices.getByRole("button", { name: `Go to slide ${index}` }).press("Enter");
    const { quote } = cityContent.guests.items[index - 1]!;
    await expect(slide(index).getByText(quote)).toBeInViewport({ ratio: 1 });
    await expect(slide(index - 1)).not.toBeInViewport();
  }
  // After the last slide, dragging shows the first one.
  const { x, y, width, height } = (await voices.locator("[data-axis=y]").boundingBox())!;
  await page.mouse.move(x + width / 2, y + height * 0.8);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height * 0.1, { steps: 5 });
  await page.mouse.up();
  await expect(slide(1).getByText(cityContent.guests.items[0]!.quote)).toBeInViewport({ ratio: 1 });

  const buttons = page.getByRole("button", { name: /^Enlarge picture/ });
  await expect(buttons).toHaveCount(4);
  await buttons.nth(2).click();
  const dialog = page.getByRole("dialog", { name: "Full window" });
  await expect(dialog.getByRole("group", { name: "Picture 3 of 4" })).toBeInViewport();
  await page.keyboard.press("Escape");

  const blogSection = page.getByRole("region", { name: "Recent Blogs" });
  await expect(blogSection.getByRole("article")).toHaveCount(3);
  await blogSection.getByRole("button", { name: "All Blogs" }).click();
  await expect(blogSection.getByRole("article")).toHaveCount(6);
  await blogSection.getByRole("button", { name: "Close All" }).click();
  await expect(blogSection.getByRole("article")).toHaveCount(3);
  const newsSection = page.getByRole("region", { name: "Latest News Update" });
  await expect(newsSection.getByRole("article")).toHaveCount(3);
  const newsLinks = newsSection.getByRole("link", { name: /^Read More/ });
  await newsLinks.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(template.blog.posts[0]!.title);
});
