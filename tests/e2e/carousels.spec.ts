import { carousel } from "#tests/support/carousel.ts";
import { ONE_TO_THREE, TEN_TO_TWENTY, testCarousels } from "#tests/support/carousel-slides.ts";
import { about, expect, expectFirst, home, open, test } from "#tests/support/site.ts";

testCarousels({
  "/": [
    [home.rooms.heading, 20, ONE_TO_THREE],
    [home.area.heading, 20, ONE_TO_THREE],
    [home.reviews.heading, undefined, "640:1 767:1 768:2"],
  ],
  "/about": [[about.reviews.heading, 20, ONE_TO_THREE]],
  "/elegant_room": [["Le altre camere", TEN_TO_TWENTY, "499:1 500:1.5 599:1.5 600:1 991:1 992:2"]],
});

test("carousels of rooms, stories and reviews go round without end", async ({ page }) => {
  for (const [path, names] of [
    ["/", [home.rooms.heading, home.area.heading]],
    ["/about", [about.reviews.heading]],
  ] as const) {
    await open(page, path);
    for (const name of names) {
      const box = carousel(page, name);
      const nextButton = box.getByRole("button", { name: "Scheda successiva" });
      await page.setViewportSize({ width: 992, height: 900 });
      await box.scrollIntoViewIfNeeded();
      await expect(nextButton, "all three are in view").toBeHidden();
      await page.setViewportSize({ width: 768, height: 900 });
      const slide = (index: number) =>
        box.getByRole("group", { name: `${index} di 3`, exact: true });
      await expectFirst(slide(1));
      for (const index of [2, 3, 1]) {
        await nextButton.click();
        await expectFirst(slide(index));
      }
      await box.getByRole("button", { name: "Scheda precedente" }).click();
      await expectFirst(slide(3));
    }
  }
});
