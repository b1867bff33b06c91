import type { Page } from "@playwright/test";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { expect, open, test, testInFull } from "#tests/support/site.ts";
import { template } from "./template.ts";

const { team, pricing, blog, post } = template;

testInFull("six team members show their address on hover and on a press", async ({ page }) => {
  await open(page, "/our_team");
  // The rendered text is tested, because no style may capitalize the title.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("our team", {
    useInnerText: true,
  });
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  const [{ name, email }] = team.members as [(typeof team.members)[number]];
  const button = page.getByRole("article", { name }).getByRole("button", { name: "E-mail of" });
  const address = page.getByText(email);
  await expect(address).toBeHidden();
  await button.hover();
  await expect(address).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(address).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(address).toBeVisible();
});

const questionButtons = (page: Page) =>
  page.getByRole("region", { name: "FREEQUENTLY ASKED QESTION" }).locator("details");

test("pricing shows three equal plans, and eight questions that open", async ({ page }) => {
  await open(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pricing");
  const planCards = page.getByRole("region", { name: pricing.heading }).getByRole("article");
  await expect(planCards).toHaveCount(3);
  for (const planCard of await planCards.all()) {
    await expect(planCard.getByRole("heading")).toHaveText("Room Services");
    await expect(planCard).toContainText("$12/ Daily");
    const button = planCard.getByRole("button", { name: "PURCHASES NOW" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    await expect(page).toHaveURL("/pricing");
  }
  await expect(questionButtons(page)).toHaveCount(8);
  await expect(questionButtons(page).and(page.locator("[open]"))).toHaveCount(0);
  for (const { title, text } of pricing.faq.items.slice(0, 2)) {
    await page.getByText(title).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText(pricing.faq.items[0]!.text)).toBeVisible();
});

test("the blog shows six stories and its sidebar, and passes a title on", async ({ page }) => {
  await open(page, "/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  const cards = page.getByRole("region", { name: blog.heading }).getByRole("article");
  await expect(cards).toHaveCount(6);
  await expect(page.getByRole("searchbox", { name: "Search Here" })).toBeDisabled();
  const pageButtons = page.getByRole("navigation", { name: "Pages" }).getByRole("button");
  await expect(pageButtons).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Popular Post" }).getByRole("link")).toHaveCount(3);
  const categories = page.getByRole("region", { name: "Categories" }).getByRole("listitem");
  await expect(categories).toHaveCount(6);
  const { title } = blog.posts[2]!;
  await page.getByRole("link", { name: `Read More: ${title}` }).click();
  await expect(page).toHaveURL(pathWithCard("/blog_details", { title }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

testInFull("a story leads to its neighbours, whatever the address", async ({ page }) => {
  // The title of a foreign link, which no story has, is not shown.
  await open(page, "/home5/blog_details?title=A%20Walk%20to%20the%20Sea");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Luxury Hotel for Travelling Spot California, USA",
  );
  const neighbours = page.getByRole("navigation", { name: "More stories" });
  for (const { label, title } of [post.previous, post.next]) {
    await neighbours.getByRole("link", { name: `${label} ${title}` }).click();
    await expect(page).toHaveURL(pathWithCard("/home5/blog_details", { title }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

test("a story has two comments, and a form that sends nothing", async ({ page }) => {
  await open(page, "/blog_details");
  const comments = page.getByRole("region", { name: "2 Comments" });
  await expect(comments.getByRole("article")).toHaveCount(2);
  await expect(comments.getByRole("listitem").locator("picture img")).toHaveCount(2);
  const form = page.getByRole("form", { name: "Leave A Comments" });
  await form.getByLabel("Your Name").fill("Anna");
  await expect(form.getByLabel("Email Address")).toHaveAttribute("type", "email");
  await form.getByLabel("Your Website").fill("anna.example");
  await form.getByLabel("Type Your Comment").fill("Nice.");
  await form.getByLabel("Save your email info in the browser for next comments.").check();
  for (const field of await form.locator("input, textarea").all())
    await expect(field).not.toHaveAttribute("required");
  await form.getByLabel("Your Website").press("Enter");
  await form.getByRole("button", { name: post.form.button }).click({ force: true });
  await expect(page).toHaveURL("/blog_details");
  await expect(form.getByLabel("Your Name")).toHaveValue("Anna");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("links of the pages about and services stay within their design", async ({ page }) => {
  await open(page, "/home2/about");
  await page.getByRole("link", { name: template.about.intro.link }).click();
  await expect(page).toHaveURL("/home2/room");
  await page.goBack();
  await page.getByRole("link", { name: template.about.team.link }).click();
  await expect(page).toHaveURL("/home2/our_team");
  await open(page, "/home3/services");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  const learnMoreLinks = page.getByRole("link", { name: /^Learn more/ });
  await learnMoreLinks.first().click();
  await expect(page).toHaveURL("/home3/service_details");
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await breadcrumb.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/home3");
});

testInFull("a banner is 550 px high, with its picture and a link home", async ({ page }) => {
  for (const path of ["/pricing", "/home5/blog"]) {
    await open(page, path);
    const banner = page.getByRole("main").locator("header").first();
    expect((await banner.boundingBox())?.height).toBe(550);
    const bannerImage = banner.locator("picture img");
    await expect(bannerImage).toHaveCount(1);
    expect((await bannerImage.boundingBox())?.height).toBe(550);
    const width = () => bannerImage.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const home = path.startsWith("/home5") ? "/home5" : "/";
    await expect(banner.getByRole("link", { name: "Home" })).toHaveAttribute("href", home);
  }
});
