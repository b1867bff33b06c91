import { readContent } from "#tests/support/content.ts";
import { carousel, measureSlides } from "#tests/support/carousel.ts";
import { about, expect, expectFirst, home, open, test, testIf } from "#tests/support/site.ts";

const resortContent = readContent("template/resort");
const cityContent = readContent("template/city-hotel");
const apartment = readContent("template/apartment");

const [ONE_TO_THREE, TEN_TO_TWENTY] = ["767:1 768:2 991:2 992:3", [10, 20]] as const;

/**
 * Of each carousel: the gap between slides, if one is specified, and the slides per view at each breakpoint and one
 * pixel below (docs/specification.md, section 9).
 */
const CAROUSELS: Record<
  string,
  [name: string, gap: number | readonly [number, number] | undefined, steps: string][]
> = {
  "/": [
    [home.rooms.heading, 20, ONE_TO_THREE],
    [home.area.heading, 20, ONE_TO_THREE],
    [home.reviews.heading, undefined, "640:1 767:1 768:2"],
  ],
  "/about": [[about.reviews.heading, 20, ONE_TO_THREE]],
  "/elegant_room": [["Le altre camere", TEN_TO_TWENTY, "499:1 500:1.5 599:1.5 600:1 991:1 992:2"]],
  "/home2": [
    [resortContent.rooms.heading, undefined, ONE_TO_THREE],
    [resortContent.reviews.heading, 30, "320:1 991:1 992:2"],
  ],
  "/home4": [
    [cityContent.guests.heading, 40, "390:1 1280:1"],
    [cityContent.customers.heading, 20, "599:1 600:2 999:2 1000:3"],
    [
      cityContent.gallery.heading,
      undefined,
      "400:1.5 599:1.5 600:2 767:2 768:2.5 991:2.5 992:3.5 1199:3.5 1200:4.5",
    ],
  ],
  "/home5": [
    [apartment.rooms.heading, 20, "320:1 767:1 768:2 999:2 1000:3"],
    [apartment.reviews.heading, 20, ONE_TO_THREE],
  ],
};

for (const [path, carousels] of Object.entries(CAROUSELS))
  testIf(["/", "/elegant_room", "/home4"].includes(path))(
    `${path}: carousels show as many slides as the width allows`,
    async ({ page }) => {
      await open(page, path);
      for (const [name, gap, steps] of carousels) {
        const box = carousel(page, name);
        const [least, most] = typeof gap === "object" ? gap : [gap ?? 0, gap ?? Infinity];
        for (const step of steps.split(" ")) {
          const [width = 0, slides = 0] = step.split(":").map(Number);
          await page.setViewportSize({ width, height: 800 });
          await box.scrollIntoViewIfNeeded();
          const slideCount = async () => (await measureSlides(box)).slides;
          await expect.poll(slideCount, `${name} at ${width} px`).toBe(slides);
          const px = (await measureSlides(box)).gap;
          expect(px >= least && px <= most, `${name}: ${px} px between slides`).toBe(true);
        }
      }
    },
  );

test("rooms, stories and what guests say go round without end", async ({ page }) => {
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
