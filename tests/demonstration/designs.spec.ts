/** The parts that all four designs share; the file with a design's name tests the parts of that design alone. */
import type { Page } from "@playwright/test";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { DEMO_MOUNTS } from "#app/demonstration/mounts.ts";
import { countHidden } from "#tests/support/hidden-words.ts";
import { expect, expectHref, open, test } from "#tests/support/site.ts";
import { demoContent, template } from "./template.ts";

const resort = demoContent("template/resort");
const hostel = demoContent("template/hostel");
const cityContent = demoContent("template/city-hotel");
const apartment = demoContent("template/apartment");

/** The sections of each home page that hold facilities, offers and reviews. */
const SECTIONS: Record<string, string[]> = {
  "/home2": [resort.facilities.heading, resort.offers.heading, resort.reviews.heading],
  "/home3": [hostel.facilities.heading, hostel.offers.heading, hostel.reviews.heading],
  "/home4": [
    cityContent.services.heading,
    cityContent.features.heading,
    cityContent.offer.heading,
    cityContent.customers.heading,
    cityContent.guests.heading,
  ],
  "/home5": [apartment.facilities.heading, apartment.offers.heading, apartment.reviews.heading],
};

/** The offers of each design; the city hotel has a single large one. */
const OFFERS_BY_DESIGN: Record<string, typeof resort.offers> = {
  "/home2": resort.offers,
  "/home3": hostel.offers,
  "/home5": apartment.offers,
};

/** The city hotel has three stories under "Latest News Update" and three under "Recent Blogs". */
const stories = (prefix: string) => (prefix === "/home4" ? 6 : 3);

for (const { prefix } of DEMO_MOUNTS) {
  test(`${prefix} shows menu, facilities, offers, reviews, stories, newsletter`, async ({
    page,
  }) => {
    await open(page, prefix);
    await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
    await expect(page.getByText("Demo page", { exact: true })).toBeVisible();
    for (const name of SECTIONS[prefix]!)
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    await expect(page.getByText(/^\d\d% off$/)).toHaveCount(prefix === "/home4" ? 1 : 3);
    for (const { room, percent, title, blurb } of OFFERS_BY_DESIGN[prefix]?.items ?? []) {
      const offerCard = page.getByRole("article").filter({ hasText: `${percent}% off${room}` });
      await expect(offerCard.getByRole("heading")).toHaveText(title);
      await expect(offerCard).toContainText(blurb);
    }
    await expect(page.locator("[aria-roledescription=carousel]").first()).toBeAttached();
    const readMoreLinks = page.getByRole("link", { name: /^Read More/ });
    await expect(readMoreLinks).toHaveCount(stories(prefix));
    for (const link of await readMoreLinks.all()) {
      const title = (await link.getAttribute("aria-label"))!.replace("Read More: ", "");
      await expectHref(link, pathWithCard("/blog_details", { title }));
    }
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer.getByRole("img")).toHaveCount(6);
    const { phone, email, address } = template.contact.invented;
    for (const words of [phone, email, address])
      await expect(footer.getByText(words, { exact: true })).toBeVisible();
    await expectHref(footer.getByRole("link", { name: "About Us" }), `${prefix}/about`);
    // The page does not claim that the form was sent, and sends nothing.
    await page.getByPlaceholder("Your e-mail address").fill("anna@posta.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("status")).toHaveText(["Demo page: nothing was booked or sent."]);

    // The menu's entries in order; Rooms, Page and Blog only open their submenus.
    const entriesOfDesign = [
      "About …/about",
      "Rooms: Room …/room, Find Room …/find_room, Room Details …/room_details",
      "Page: About Us …/about, Service …/services, Service Details …/service_details, Our Team …/our_team, Pricing …/pricing",
      "Blog: Blog …/blog, Blog Details …/blog_details",
      "Contact …/contact",
    ];
    expect(await menuOf(page)).toEqual([
      "Home: Hotel Booking /, Resort /home2, Hostel /home3, City Hotel /home4, Apartment /home5",
      ...entriesOfDesign.map((entry) => entry.replaceAll("…", prefix)),
    ]);
    for (const name of ["Rooms", "Page", "Blog"]) {
      const button = page.getByRole("banner").getByRole("button", { name, exact: true });
      await button.focus();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }
    expect(new URL(page.url()).pathname).toBe(prefix);
    const bar = page.getByRole("banner");
    const bookLink = bar.getByRole("link", { name: "Book Now" });
    // The resort's centred name leaves no room for the link between 992 and 1099 px.
    for (const width of [prefix === "/home2" ? 1100 : 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bookLink, `at ${width} px`).toHaveAttribute("href", "/pricing");
      await expect(bar.getByRole("button", { name: "Dark theme" })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole("button", { name: "Open the menu" })).toBeHidden();
    }
    for (const width of [390, 991]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bookLink).toBeHidden();
      await bar.getByRole("button", { name: "Open the menu" }).click();
      await expect(bookLink, `at ${width} px`).toHaveAttribute("href", "/pricing");
      await bar.getByRole("button", { name: "Close the menu" }).click();
      await expect(bookLink).toBeHidden();
    }
  });
}

/** The entries of the top bar's menus: "name /path", or "name: " and the links of the submenu. */
function menuOf(page: Page) {
  return page
    .getByRole("banner")
    .locator("nav:not([aria-label=Menu]) > ul > li")
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const links = [...entry.querySelectorAll("a")];
        const linkTexts = links.map((link) => `${link.textContent} ${link.getAttribute("href")}`);
        const button = entry.querySelector("button");
        return button ? `${button.textContent}: ${linkTexts.join(", ")}` : linkTexts.join();
      }),
    );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("each home page shows all its words, also those behind buttons", async ({ page }) => {
    for (const { prefix } of DEMO_MOUNTS) {
      await page.goto(prefix);
      expect(await countHidden(page), prefix).toBe(0);
      if (prefix === "/home3")
        await expect(page.getByRole("link", { name: /^DETAILS & BOOKING/ })).toHaveCount(6);
      const blogArticles = page.getByRole("region", { name: "Recent Blogs" }).getByRole("article");
      if (prefix === "/home4") await expect(blogArticles).toHaveCount(6);
    }
  });
});
