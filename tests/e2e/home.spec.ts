import type { Page } from "@playwright/test";
import { carousel } from "#tests/support/carousel.ts";
import { nightPrice } from "#tests/support/price.ts";
import {
  articles,
  phoneDigits,
  expect,
  expectHref,
  home,
  open,
  rooms,
  setClock,
  test,
} from "#tests/support/site.ts";

function hero(page: Page) {
  const region = page.getByRole("region", { name: "Benvenuti" });
  return { region, press: (name: string) => region.getByRole("button", { name }).click() };
}

function slideWith(page: Page, headline: string) {
  const heading = page.getByRole("heading", { name: headline });
  return hero(page).region.getByRole("group").filter({ has: heading });
}

test.describe("the hero", () => {
  test.beforeEach(({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));
  const [first, second] = home.hero.map(({ headline }) => headline) as [string, string];

  test("has two slides with words and links, goes round by arrows and dots", async ({ page }) => {
    await open(page, "/");
    const { region, press } = hero(page);
    await expect(region.locator("[aria-roledescription=slide]")).toHaveCount(2);
    for (const [headline, button] of [
      [first, "Immagine precedente"],
      [second, "Immagine successiva"],
      [first, "Mostra l’immagine 2"],
    ] as const) {
      await expect(region.getByRole("heading", { name: headline })).toBeVisible();
      const slide = slideWith(page, headline);
      await expectHref(slide.getByRole("link", { name: "CHI SIAMO" }), "/about");
      await expectHref(slide.getByRole("link", { name: /\+39/ }), `tel:+${phoneDigits}`);
      await press(button);
    }
    await expect(region.getByRole("heading", { name: second })).toBeVisible();
    const dot = region.getByRole("button", { name: "Mostra l’immagine 2" });
    await expect(dot).toHaveAttribute("aria-current", "true");
    await expect(slideWith(page, second)).toHaveCSS("transition-duration", /^1s/);
  });

  test("turns every ten seconds until it is paused or a guest takes over", async ({ page }) => {
    await open(page, "/");
    const { region, press } = hero(page);
    await page.mouse.move(10, 890);
    await page.evaluate(() => scrollTo(0, 0));
    // The pause button is the first in the tab order.
    const pauseButton = region.getByRole("button").first();
    await expect(pauseButton).toHaveAccessibleName("Ferma lo scorrimento");
    await pauseButton.click();
    await expect(pauseButton).toHaveAccessibleName("Riprendi lo scorrimento");
    await page.mouse.move(10, 890);
    await page.clock.runFor(30_000);
    await expect(region.getByRole("heading", { name: first })).toBeVisible();
    await pauseButton.click();
    await page.mouse.move(10, 890);
    await page.clock.runFor(9_900);
    await expect(region.getByRole("heading", { name: first })).toBeVisible();
    await page.clock.runFor(200);
    await expect(region.getByRole("heading", { name: second })).toBeVisible();
    await press("Immagine successiva");
    await expect(region.getByRole("heading", { name: first })).toBeVisible();
    await page.getByRole("contentinfo").hover();
    await page.clock.runFor(40_000);
    await expect(region.getByRole("heading", { name: first })).toBeAttached();
    await expect(region.getByRole("heading", { name: second })).toBeHidden();
  });

  test("does not turn with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await page.clock.runFor(30_000);
    await expect(hero(page).region.getByRole("heading", { name: first })).toBeVisible();
  });
});

test("the home page has at most 40 links and buttons at any width", async ({ page }) => {
  await open(page, "/");
  const controls = page
    .locator("a:visible, button:visible")
    .and(page.locator(":not([href='#contenuto'])"));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => controls.count(), `${width} px`).toBeLessThanOrEqual(40);
  }
});

test("the home page has its sections, rooms and stories in order", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle("Room - Hotel Booking");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const sectionOrder = [
    home.hero[0]!.headline,
    home.rooms.heading,
    home.intro.heading,
    home.services.heading,
    home.reviews.heading,
    home.area.heading,
  ];
  const headings = await page.locator("main h1, main h2").allTextContents();
  expect(headings.filter((text) => sectionOrder.includes(text))).toEqual(sectionOrder);
  for (const room of rooms) {
    const heading = page.getByRole("heading", { name: room.name });
    const card = page.getByRole("article").filter({ has: heading });
    for (const text of [room.kind, nightPrice(room), room.extraBed, room.bed])
      await expect(card).toContainText(text);
    await expect(card.getByRole("img", { name: /5 stelle/ })).toBeVisible();
    await expectHref(card.getByRole("link", { name: room.name, exact: true }), `/${room.slug}`);
    await expectHref(card.getByRole("link", { name: /Guarda dettagli/ }), `/${room.slug}`);
  }
  const services = ["Mini bar", "Wi-Fi free", "Smart Key", "Breakfast", "Parking", "Noleggio auto"];
  for (const name of services)
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const area = page.getByRole("region", { name: home.area.heading });
  for (const words of ["I dintorni", "25 km", "50 km", "i borghi"])
    await expect(area).toContainText(words);
  await expect(area.getByRole("img")).toHaveCount(articles.length);
  await expectHref(page.getByRole("link", { name: "SCOPRI DOVE SIAMO" }), "/contatti#google");
  await expect(page.getByRole("main")).toContainText("prodotti locali");
  for (const { slug, category, title, date } of articles) {
    const link = page.locator(`a[href="/territorio/${slug}"]`);
    const teaser = page.getByRole("article").filter({ has: link });
    for (const words of [category, title]) await expect(teaser).toContainText(words);
    await expect(teaser.getByText(date)).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    await expect(teaser.getByRole("link", { name: /SCOPRI/ })).toBeVisible();
  }
});

test("reviews are a list on a phone, and a carousel from 640 px", async ({ page }) => {
  await open(page, "/");
  const list = page.getByRole("list", { name: home.reviews.heading });
  const slides = carousel(page, home.reviews.heading);
  await page.setViewportSize({ width: 640, height: 900 });
  await expect(slides).toBeVisible();
  await expect(list).toBeHidden();
  for (const width of [599, 639]) {
    await page.setViewportSize({ width, height: 900 });
    // The list shows whole cards that scroll with the page: none is cut off, and no swipe is intercepted.
    await expect(list.getByRole("listitem"), `${width} px`).toHaveCount(1);
    await page.getByRole("button", { name: "Mostra tutte le recensioni" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(home.reviews.items.length);
    const hiddenHeight = await list.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hiddenHeight, "hidden below the list's own edge").toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Mostra meno recensioni" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(slides).toBeHidden();
  }
});
