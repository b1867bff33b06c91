import type { Page } from "@playwright/test";
import { expect, open, test, testInFull } from "#tests/support/site.ts";
import { template } from "./template.ts";

const { menu, restaurant } = template;

const foodMenu = (page: Page) => page.getByRole("region", { name: "RESTAURANT FOOD MENU" });

function titles(page: Page) {
  return foodMenu(page).getByRole("listitem").getByRole("heading").locator("span:first-child");
}

const titlesOf = (category: string) =>
  menu.filter((dish) => dish.category === category).map(({ title }) => title);

test("the menu is requested once, and a meal's button filters it", async ({ page }) => {
  const menuRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".json")) menuRequests.push(`${request.method()} ${request.url()}`);
  });
  await open(page, "/home2/service_details");
  // The menu is requested when the guest scrolls near it.
  await foodMenu(page).scrollIntoViewIfNeeded();
  await expect(titles(page)).toHaveText(menu.map(({ title }) => title));
  await expect(foodMenu(page).getByRole("button", { name: /all/i })).toHaveCount(0);
  const firstDish = foodMenu(page).getByRole("listitem").first();
  await expect(firstDish).toContainText(`$${menu[0]!.price}`);
  await expect(firstDish).toContainText(menu[0]!.description);
  await expect(firstDish.getByRole("img", { name: menu[0]!.image.alt })).toBeVisible();
  for (const category of ["BREAKFAST", "LUNCH", "SUPPER", "DINNER", "LUNCH"]) {
    const button = foodMenu(page).getByRole("button", { name: category });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(titles(page)).toHaveText(titlesOf(category.toLowerCase()));
  }
  await expect(foodMenu(page).locator("[aria-pressed=true]")).toHaveCount(1);
  expect(menuRequests).toEqual([expect.stringMatching(/^GET http:\/\/[^/]+\/menu\.json$/)]);
});

testInFull("a menu that fails can be requested again", async ({ page, faults }) => {
  for (const failure of [undefined, { status: 500 }, { body: "<" }]) {
    await page.route("/menu.json", (route) => (failure ? route.fulfill(failure) : route.abort()));
    await open(page, "/service_details");
    await foodMenu(page).scrollIntoViewIfNeeded();
    await expect(foodMenu(page).getByRole("alert")).toContainText(restaurant.menu.failed);
    await page.unroute("/menu.json");
    await foodMenu(page).getByRole("button", { name: "Try again" }).click();
    await expect(foodMenu(page).getByRole("listitem")).toHaveCount(menu.length);
    await expect(foodMenu(page).getByRole("alert")).toHaveCount(0);
  }
  // The browser reports the failed requests that this test provokes.
  faults.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says why there is no menu", async ({ page }) => {
    await page.goto("/service_details");
    await expect(page.getByText(restaurant.menu.noScript)).toBeVisible();
    await expect(foodMenu(page).getByRole("button", { name: "LUNCH" })).toBeHidden();
  });
});
