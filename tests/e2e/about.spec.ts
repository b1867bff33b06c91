import { carousel } from "#tests/support/carousel.ts";
import { about, expect, expectHref, house, open, test } from "#tests/support/site.ts";

const ABOUT_PATH = "/about";

test("the page shows the house, its place, reviews and the owner", async ({ page }) => {
  await open(page, ABOUT_PATH);
  await expect(page).toHaveTitle(`${house.name} - ${about.title}`);
  await expect(page.getByRole("heading", { level: 1, name: "Chi siamo" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("conduzione familiare");
  const { street, town } = house.address;
  const videoPlace = main.getByRole("group").or(main.locator("address")).first();
  await expect(videoPlace).toContainText(new RegExp(`${street}.*${town}`));
  await expectHref(main.getByRole("link", { name: "CONTATTACI" }), "/contatti");
  const experience = page.getByRole("region", { name: "Una semplice esperienza da vivere" });
  await expect(experience).toContainText("3camere");
  await expect(experience).toContainText(`${house.kilometres!.sea} kmdal mare`);
  await expect(experience).toContainText(`${house.kilometres!.ski} kmdalle piste da sci`);

  const slides = carousel(page, about.reviews.heading).locator("[aria-roledescription=slide]");
  await expect(slides).toHaveCount(about.reviews.items.length);
  for (const [index, { quote, name, from }] of about.reviews.items.entries()) {
    const slide = slides.nth(index);
    await expect(slide).toContainText(quote);
    await expect(slide).toContainText(name);
    await expect(slide).toContainText(from);
    await expect(slide.getByRole("img", { name: "5 stelle su 5" })).toBeAttached();
  }
  await expect(page.getByRole("main")).toContainText(about.reviews.note);

  const { name, role, headline, words, portrait } = about.owner;
  const ownerSection = page.getByRole("region", { name, exact: true });
  await expect(ownerSection.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(ownerSection).toContainText(headline);
  for (const paragraph of words) await expect(ownerSection).toContainText(paragraph);
  const figure = ownerSection.getByRole("figure");
  await expect(figure.getByRole("img", { name: portrait.alt })).toBeVisible();
  await expect(figure).toContainText(name);
  await expect(figure).toContainText(role);
  expect(role).toBe("CEO");
  // Portrait and words are in two columns from 992 px.
  for (const width of [991, 992]) {
    await page.setViewportSize({ width, height: 900 });
    const portraitBox = await ownerSection.getByRole("figure").boundingBox();
    const heading = await ownerSection.getByRole("heading").boundingBox();
    const isBesidePortrait = heading!.x >= portraitBox!.x + portraitBox!.width;
    expect(isBesidePortrait, `${width} px`).toBe(width === 992);
  }
});
