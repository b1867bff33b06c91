/** Words that stand on a picture can be read: measured on what is drawn under them. */
import type { Page } from "@playwright/test";
import { contrast, pixels } from "#tests/support/pixels.ts";
import { expect, open, test } from "#tests/support/site.ts";

/** Large type (24 px, or 18.66 px bold) needs less (WCAG 2.2, 1.4.3). */
const NEEDED = { text: 4.5, large: 3 };

/** A room's page opens with the brightest picture. */
const PAGES: [path: string, isDark?: true][] = [
  ["/"],
  ["/de"],
  ["/services"],
  ["/contatti"],
  ["/cerca_stanza"],
  ["/about"],
  ["/elegant_room"],
  ["/elegant_room", true],
];

/** As much of the ground as may be brighter: the grain of a picture, a star in the sky. */
const GRAIN = 0.02;

type Words = {
  text: string;
  colour: string;
  isLarge: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The lines of text in the page's first section and in the bar above it, as they stand in the window. */
async function wordsOn(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const hero = document.querySelector("main section")!;
    const found = [...document.querySelectorAll("header a, main section:first-of-type *")].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        (hero.contains(element) || element.closest("header")) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest("[inert], .sr-only, noscript"),
    );
    return found.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element);
      if (!/, 0\)$|transparent/.test(backgroundColor)) return [];
      const size = parseFloat(fontSize);
      return [...range.getClientRects()]
        .filter(
          ({ width, height, top, bottom }) =>
            width > 4 && height > 4 && top >= 0 && bottom < innerHeight,
        )
        .map(({ x, y, width, height }) => ({
          text: element.textContent!.trim().slice(0, 40),
          colour: color,
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          x,
          y,
          width,
          height,
        }));
    });
  });
}

for (const width of [360, 768, 1280, 1920])
  test(`at ${width} px every word on the pictures pages open with has its contrast`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    // What changes its look during hydration does so at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    for (const [path, isDark] of PAGES) {
      await open(page, path);
      if (isDark) {
        await page.evaluate(() => localStorage.setItem("darkMode", "true"));
        await open(page, path);
      }
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      const words = await wordsOn(page);
      expect(words.length).toBeGreaterThan(2);
      // The picture alone, without what is written on it; the bar of small screens lies over both.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`main section:first-of-type *, header * { color: transparent !important }
          aside { visibility: hidden }`);
        document.adoptedStyleSheets = [sheet];
      });
      const weak: string[] = [];
      for (const { text, colour, isLarge, ...box } of words) {
        const own = colour
          .match(/[\d.]+/g)!
          .slice(0, 3)
          .map(Number) as [number, number, number];
        const ground = (await pixels(page, box))
          .map((one) => contrast(own, one))
          .toSorted((a, b) => a - b);
        const found = ground[Math.floor(ground.length * GRAIN)] ?? 0;
        if (found < (isLarge ? NEEDED.large : NEEDED.text))
          weak.push(`${path} "${text}" ${found.toFixed(2)}`);
      }
      expect(weak).toEqual([]);
    }
  });
