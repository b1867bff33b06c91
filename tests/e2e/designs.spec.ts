import type { Page } from "@playwright/test";
import { TEMPLATE_DESIGNS } from "#app/site/designs.ts";
import { readContent } from "#app/content/read.ts";
import { expect, expectFirst, open, test } from "#tests/support/site.ts";

const resort = readContent("template/resort");
const hostel = readContent("template/hostel");
const city = readContent("template/city-hotel");
const apartment = readContent("template/apartment");
const blog = readContent("template/blog");

const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;

/** Slides of a carousel that stand in its window, whole or in part. */
async function inView(page: Page, name: string): Promise<number> {
  const carousel = page.locator("[aria-roledescription=carousel]").and(page.getByLabel(name));
  await carousel.scrollIntoViewIfNeeded();
  return carousel.locator(".carousel-viewport").evaluate((row) => {
    const slide = row.querySelector(".carousel-slide")!.getBoundingClientRect();
    const track = getComputedStyle(row.querySelector(".carousel-track")!);
    return (
      Math.round(
        ((row.clientWidth + parseFloat(track.getPropertyValue("--gap") || "0")) / slide.width) * 10,
      ) / 10
    );
  });
}

test.describe("what all four homes have", () => {
  for (const { base } of TEMPLATE_DESIGNS) {
    test(`${base}: a menu, offers or facilities, voices, stories, a newsletter and a foot`, async ({
      page,
    }) => {
      await open(page, base);
      await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
      await expect(page.getByText("Demo page", { exact: true })).toBeVisible();
      await expect(page.getByText(/^\d\d% off$/).first()).toBeAttached();
      await expect(page.locator("[aria-roledescription=carousel]").first()).toBeAttached();
      await expect(page.getByRole("link", { name: /^Read More/ }).first()).toHaveAttribute(
        "href",
        "/blog_details",
      );
      const foot = page.getByRole("contentinfo");
      await expect(foot).toContainText(`© ${new Date().getFullYear()}`);
      await expect(foot.getByRole("img")).toHaveCount(6);
      // Nobody is told that anything was sent, and nothing is.
      await page.getByPlaceholder("Your e-mail address").fill("anna@posta.example");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByRole("status")).toHaveText(["Demo page: nothing was booked or sent."]);
    });

    test(`${base}: Rooms, Page and Blog only open what is under them`, async ({ page }) => {
      await open(page, base);
      for (const name of ["Rooms", "Page", "Blog"]) {
        const button = page.getByRole("banner").getByRole("button", { name, exact: true });
        await button.focus();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await page.keyboard.press("Escape");
        await expect(button).toHaveAttribute("aria-expanded", "false");
      }
      expect(new URL(page.url()).pathname).toBe(base);
    });
  }
});

test.describe("the resort", () => {
  test.beforeEach(({ page }) => open(page, "/home2"));

  test("hands dates and people on to its own search", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("BOOK YOUR VACATION");
    for (const label of ["Adults", "Children"])
      await expect(page.getByLabel(label).getByRole("option")).toHaveText([
        "01",
        "02",
        "03",
        "04",
        "05",
      ]);
    await page.getByLabel("Check-in *").fill("2031-05-10");
    await expect(page.getByLabel("Check-out *")).toHaveValue("2031-05-11");
    await page.getByLabel("Adults").selectOption("03");
    await page.getByRole("link", { name: "Checkout Now" }).click();
    await expect(page).toHaveURL(/\/home2\/find_room$/);
    await expect(page.getByLabel(/check in/i)).toHaveValue("2031-05-10");
  });

  test("shows its places over the whole window", async ({ page }) => {
    const buttons = page.getByRole("button", { name: /^Enlarge picture/ });
    await expect(buttons).toHaveCount(3);
    await buttons.nth(1).click();
    const dialog = page.getByRole("dialog", { name: "Full window" });
    await expect(
      dialog.getByRole("img", { name: resort.places.items[1]!.picture.alt }),
    ).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(buttons.nth(1)).toBeFocused();
  });

  test("has three rooms to rent, 58 square feet each", async ({ page }) => {
    for (const { title } of resort.rooms.items) {
      const card = page.getByRole("article").filter({
        has: page.getByRole("heading", { name: title, exact: true }),
      });
      await expect(card).toContainText("StatusRentArea58 Sq. Ft.TypeApartment");
    }
    await expect(page.getByRole("link", { name: "SEE MORE TOUR" })).toBeVisible();
    for (const name of ["Air Conditioner", "Swimming Pool", "Comfortable rooms"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
  });

  test("turns its guests' voices by dots", async ({ page }) => {
    const voices = page.getByRole("group", { name: resort.reviews.heading });
    await voices.scrollIntoViewIfNeeded();
    await voices.getByRole("button", { name: "Go to slide 3" }).click();
    await expectFirst(voices.getByRole("group", { name: "3 of 4" }));
  });
});

test.describe("the hostel", () => {
  test.beforeEach(({ page }) => open(page, "/home3"));

  test("searches by plain words, and goes on whatever they are", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A New Vision Of Comfort");
    for (const label of ["Arrival *", "Departure *", "Adults *", "Children *"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("type", "text");
      await expect(page.getByLabel(label)).toHaveAttribute("required");
    }
    await expect(
      page.getByText("Check-in: After 02:00pm & Check-out: Before 11:00am"),
    ).toBeVisible();
    await page.getByRole("link", { name: "SEARCH ROOM" }).click();
    await expect(page).toHaveURL(/\/home3\/find_room$/);
  });

  test("offers 20, 25 and 25 percent", async ({ page }) => {
    const offers = page.getByRole("region", { name: hostel.offers.heading });
    for (const [index, words] of [
      "20% offDouble Room",
      "25% offCouple Room",
      "25% offFamily Room",
    ].entries())
      await expect(offers.getByRole("article").nth(index)).toContainText(words);
    for (const link of await page.getByRole("link", { name: /^VIEW OFFER/ }).all())
      await expect(link).toHaveAttribute("href", "/pricing");
    await expect(page.getByRole("link", { name: "OUR EVENTS" })).toHaveAttribute("href", "/blog");
    await expect(page.getByRole("heading", { name: "JOIN OUR MAILING LIST" })).toBeVisible();
  });

  test("shows three rooms, then six, then three", async ({ page }) => {
    const rooms = page.getByRole("link", { name: /^DETAILS & BOOKING/ });
    await expect(rooms).toHaveCount(3);
    await page.getByRole("button", { name: "VIEW ALL ROOMS" }).click();
    await expect(rooms).toHaveCount(6);
    await page.getByRole("button", { name: "CLOSE ALL" }).click();
    await expect(rooms).toHaveCount(3);
    await rooms.first().click();
    await expect(page).toHaveURL(/\/room_details$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostel.rooms.items[0]!.title);
  });

  test("plays its film only when asked", async ({ page, context, strays }) => {
    await context.route(PLAYER, (route) => route.fulfill({ body: "player" }));
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByRole("button", { name: `Watch the video: ${hostel.film.video.name}` }).click();
    await expect(page.locator("iframe")).toHaveAttribute("src", PLAYER);
    strays.length = 0;
  });
});

test.describe("the city hotel", () => {
  test.beforeEach(({ page }) => open(page, "/home4"));

  test("leads where the specification says", async ({ page }) => {
    const leads = (name: string | RegExp, href: string) =>
      expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveAttribute(
        "href",
        href,
      );
    await leads("Rooms & Suites", "/room");
    await leads("Learn More", "/about");
    await leads(/^Learn more:/, "/room_details");
    await leads("View All Rooms", "/room");
    await leads("Discover More", "/service_details");
    await expect(page.getByRole("heading", { name: "Laundry service" })).toHaveCount(5);
    await expect(page.getByRole("banner").getByRole("link", { name: "Book Now" })).toHaveAttribute(
      "href",
      "/pricing",
    );
    const foot = page.getByRole("contentinfo");
    for (const name of [
      "About Us",
      "Activities",
      "Contact Us",
      "News & Blogs",
      "Checkout",
      "Accommodation",
      "Dine & Drink",
      "Spa & Leisure",
      "Services",
      "Our Location",
      "Terms of Use",
      "Privacy Policy",
    ])
      await expect(foot.getByRole("link", { name, exact: true })).toBeVisible();
  });

  test("asks for every field before it looks for a room", async ({ page }) => {
    const form = page.locator("form").filter({ has: page.getByLabel("Location") });
    for (const label of ["Check-in", "Check-out", "Adults", "Children", "Location"])
      await expect(form.getByLabel(label)).toHaveAttribute("required");
    await expect(form.getByLabel("Adults").getByRole("option")).toHaveText([
      "Adults",
      "1",
      "2",
      "3",
      "4",
    ]);
    await expect(form.getByLabel("Adults").getByRole("option", { name: "Adults" })).toBeDisabled();
    await form.getByRole("button", { name: "Check Now" }).click();
    await expect(page).toHaveURL(/\/home4$/);
    await form.getByLabel("Adults").focus();
    await expect(form.getByLabel("Adults")).toHaveAttribute("size", "6");
    await form.getByLabel("Adults").selectOption("2");
    await expect(form.getByLabel("Adults")).toHaveAttribute("size", "1");
    await form.getByLabel("Children").selectOption("1");
    await form.getByLabel("Location").selectOption(city.availability.locations[1]!);
    await form.getByRole("button", { name: "Check Now" }).click();
    await expect(page).toHaveURL(/\/home4\/find_room$/);
  });

  test("turns what guests say one above the other", async ({ page }) => {
    const voices = page.getByRole("group", { name: "What Our Guests Say" });
    await voices.scrollIntoViewIfNeeded();
    await expect(voices.getByRole("group")).toHaveCount(3);
    await voices.getByRole("button", { name: "Go to slide 2" }).click();
    await expect(
      voices.getByRole("group", { name: "2 of 3" }).getByText(city.guests.items[1]!.quote),
    ).toBeInViewport({ ratio: 1 });
    await expect(voices.getByRole("group", { name: "1 of 3" })).not.toBeInViewport();
  });

  test("shows three stories, then six, then three", async ({ page }) => {
    const journal = page.getByRole("region", { name: "Recent Blogs" });
    await expect(journal.getByRole("article")).toHaveCount(3);
    await journal.getByRole("button", { name: "All Blogs" }).click();
    await expect(journal.getByRole("article")).toHaveCount(6);
    await journal.getByRole("button", { name: "Close All" }).click();
    await expect(journal.getByRole("article")).toHaveCount(3);
    const news = page.getByRole("region", { name: "Latest News Update" });
    await expect(news.getByRole("article")).toHaveCount(3);
    await news
      .getByRole("link", { name: /^Read More/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(blog.posts[0]!.title);
  });

  test("opens four pictures over the window, and has 22+ years", async ({ page }) => {
    await expect(page.getByRole("button", { name: /^Enlarge picture/ })).toHaveCount(4);
    await expect(page.getByText("22+", { exact: true })).toBeVisible();
    for (const name of ["Air-conditioned", "Airport transfer", "All inclusive", "Under protection"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
  });
});

test.describe("the apartments", () => {
  test.beforeEach(({ page }) => open(page, "/home5"));

  test("turn their pictures by thumbnails, and hand the dates on", async ({ page }) => {
    const hero = page.getByRole("region", { name: "Apartments" });
    for (const number of ["01", "02", "03"]) await expect(hero.getByText(number)).toBeVisible();
    await hero.getByRole("button", { name: "Go to slide 2" }).click();
    await expect(
      hero.getByRole("heading", { name: apartment.hero.slides[1]!.heading }),
    ).toBeInViewport();
    await page.getByLabel("Children").selectOption("2");
    await page.getByRole("link", { name: "Get In Touch" }).click();
    await expect(page).toHaveURL(/\/home5\/find_room$/);
    await expect(page.getByLabel("Children")).toHaveValue("2");
  });

  test("have an account nobody can open, with four in its badge", async ({ page }) => {
    const header = page.getByRole("banner");
    for (const name of ["My Bookings 4", "Login", "Sign Up"]) {
      const link = header.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", "#");
      await link.click();
      await expect(page).toHaveURL(/\/home5$/);
    }
  });

  test("lead to their own rooms, and to the search of the template", async ({ page }) => {
    const rooms = page.getByRole("region", { name: "Best rooms" });
    await expect(rooms.getByRole("heading", { level: 3 })).toHaveText([
      "Single Room",
      "Double Room",
      "Deluxe room",
      "Deluxe room",
    ]);
    await expect(rooms.getByText("Adults: 5")).toHaveCount(4);
    await expect(rooms.getByText("Size: 95ft3")).toHaveCount(4);
    await expect(rooms.getByText("$49")).toHaveCount(4);
    await expect(rooms.getByRole("link", { name: "Single Room", exact: true })).toHaveAttribute(
      "href",
      "/home5/room",
    );
    await expect(rooms.getByRole("link", { name: /^Book Now/ }).first()).toHaveAttribute(
      "href",
      "/find_room",
    );
  });

  test("ask twice about an appointment and send nothing", async ({ page }) => {
    const form = page.getByRole("form", { name: "Request an appointment" });
    await form.getByRole("button").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (const label of ["Your name", "Appointment topic", "Message"])
      await form.getByLabel(label).fill("Anna");
    await form.getByLabel("Email address").fill("anna@posta.example");
    await form.getByRole("button").click();
    const question = page.getByRole("dialog", { name: "Form Fill-Up Complete?" });
    await expect(question).toContainText("Please Fill All Type Of Field");
    await expect(question.getByRole("button", { name: "Yes, complete!" })).toHaveCSS(
      "background-color",
      "rgb(47, 107, 69)",
    );
    await expect(question.getByRole("button", { name: "Cancel" })).toHaveCSS(
      "background-color",
      "rgb(168, 50, 42)",
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await form.getByRole("button").click();
    await page.getByRole("button", { name: "Yes, complete!" }).click();
    const success = page.getByRole("dialog", { name: "Congratulation!" });
    await expect(success).toContainText("Your Appointment Added Successful!");
    await expect(success).toContainText("Demo page: nothing was booked or sent.");
  });

  test("have a bar that turns solid after 120 px", async ({ page }) => {
    const header = page.getByRole("banner");
    const colour = () =>
      header.evaluate((bar) => getComputedStyle(bar).backgroundColor.includes("0)"));
    await page.evaluate(() => scrollTo(0, 120));
    await page.waitForTimeout(400);
    expect(await colour()).toBe(true);
    await page.evaluate(() => scrollTo(0, 121));
    await expect.poll(colour).toBe(false);
  });
});

/** Slides a view shows at a width (specification, section 9), and one pixel below. */
const SLIDERS: [path: string, name: string, ...steps: [width: number, slides: number][]][] = [
  ["/home2", resort.rooms.heading, [767, 1], [768, 2], [991, 2], [992, 3]],
  ["/home2", resort.reviews.heading, [991, 1], [992, 2]],
  ["/home4", city.customers.heading, [599, 1], [600, 2], [999, 2], [1000, 3]],
  [
    "/home4",
    city.gallery.heading,
    ...([
      [599, 1.5],
      [600, 2],
      [767, 2],
      [768, 2.5],
      [991, 2.5],
      [992, 3.5],
      [1199, 3.5],
      [1200, 4.5],
    ] as [number, number][]),
  ],
  ["/home5", apartment.rooms.heading, [767, 1], [768, 2], [999, 2], [1000, 3]],
  ["/home5", apartment.reviews.heading, [767, 1], [768, 2], [991, 2], [992, 3]],
];

for (const [path, name, ...steps] of SLIDERS)
  test(`${path}: “${name}” shows as many slides as the width allows`, async ({ page }) => {
    await open(page, path);
    for (const [width, slides] of steps) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => inView(page, name), `at ${width} px`).toBe(slides);
    }
  });
