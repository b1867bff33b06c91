import type { Page } from "@playwright/test";
import { measure } from "#tests/support/carousel.ts";
import { about, expect, expectFirst, house, open, test, testIf } from "#tests/support/site.ts";

const PATH = "/about";

function reviews(page: Page) {
  return page
    .getByRole("group", { name: about.reviews.heading, exact: true })
    .and(page.locator("[aria-roledescription=carousel]"));
}

test("who and where we are, what guests say, and the owner herself", async ({ page }) => {
  await open(page, PATH);
  await expect(page).toHaveTitle(`${house.name} - ${about.title}`);
  await expect(page.getByRole("heading", { level: 1, name: "Chi siamo" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("conduzione familiare");
  const { street, town } = house.address;
  await expect(main.getByRole("group").or(main.locator("address")).first()).toContainText(
    new RegExp(`${street}.*${town}`),
  );
  await expect(main.getByRole("link", { name: "CONTATTACI" })).toHaveAttribute("href", "/contatti");
  const experience = page.getByRole("region", { name: "Una semplice esperienza da vivere" });
  await expect(experience).toContainText("3camere");
  await expect(experience).toContainText(`${house.kilometres!.sea} kmdal mare`);
  await expect(experience).toContainText(`${house.kilometres!.ski} kmdalle piste da sci`);

  // The guests speak, with five stars, a first name and a city.
  const slides = reviews(page).locator("[aria-roledescription=slide]");
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
  const owner = page.getByRole("region", { name, exact: true });
  await expect(owner.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(owner).toContainText(headline);
  for (const paragraph of words) await expect(owner).toContainText(paragraph);
  const figure = owner.getByRole("figure");
  await expect(figure.getByRole("img", { name: portrait.alt })).toBeVisible();
  await expect(figure).toContainText(name);
  await expect(figure).toContainText(role);
  expect(role).toBe("CEO");
  // Portrait and words stand in two columns from 992 px.
  for (const [width, columns] of [
    [991, 1],
    [992, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const portrait = await owner.getByRole("figure").boundingBox();
    const heading = await owner.getByRole("heading").boundingBox();
    const beside = heading!.x >= portrait!.x + portrait!.width;
    expect(beside, `${width} px`).toBe(columns === 2);
  }
});

// As the home page's do, which are looked at in every run.
testIf(false)(
  "the reviews show one to three, 20 px apart, and their arrows work",
  async ({ page }) => {
    await open(page, PATH);
    const box = reviews(page);
    for (const [width, perView] of [
      [767, 1],
      [768, 2],
      [991, 2],
      [992, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await box.scrollIntoViewIfNeeded();
      await expect.poll(() => measure(box), `${width} px`).toEqual({ slides: perView, gap: 20 });
      const next = box.getByRole("button", { name: "Scheda successiva" });
      if (perView === 3) await expect(next).toBeHidden();
      if (width !== 768) continue;
      const slide = (index: number) => box.getByRole("group", { name: `${index} di 3` });
      for (const index of [2, 3, 1]) {
        await next.click();
        await expectFirst(slide(index));
      }
      await box.getByRole("button", { name: "Scheda precedente" }).click();
      await expectFirst(slide(3));
      await next.click();
      await expectFirst(slide(1));
    }
  },
);
