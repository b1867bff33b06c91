import { carousel, measureSlides } from "./carousel.ts";
import { expect, open, testIf } from "./site.ts";

export const ONE_TO_THREE = "767:1 768:2 991:2 992:3";
export const TEN_TO_TWENTY = [10, 20] as const;

/**
 * By the path of a page, its carousels (docs/specification.md, section 9): the gap between slides in pixels, if one is
 * specified, and the number of visible slides at each window width ("768:2": two at 768 pixels).
 */
type Carousels = Record<
  string,
  [name: string, gap: number | readonly [number, number] | undefined, steps: string][]
>;

export function testCarousels(carouselsByPath: Carousels): void {
  for (const [path, carousels] of Object.entries(carouselsByPath))
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
}
