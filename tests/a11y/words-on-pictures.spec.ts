/** Words that stand on a picture can be read: measured on what is drawn under them. */
import type { Page } from "@playwright/test";
import { PATHS, PATHS_IN } from "#app/paths/paths.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { italianPaths } from "#tests/support/pages.ts";
import { contrast, windowPixels } from "#tests/support/pixels.ts";
import { expect, open, testIf } from "#tests/support/site.ts";

/** Large type (24 px, or 18.66 px bold) needs less (WCAG 2.2, 1.4.3). */
const NEEDED = { text: 4.5, large: 3 };

/** The privacy page has no picture; in German the words are longest; a room's page opens with the brightest picture. */
const PAGES_AND_THEMES: [path: string, theme: "light" | "dark"][] = [
  ...[...italianPaths.filter((path) => path !== PATHS.privacy), PATHS_IN.de.home].map(
    (path): [string, "light"] => [path, "light"],
  ),
  ["/elegant_room", "dark"],
];

const WIDTHS = [360, 1280, 768, 1920];

/** The part of a page that opens it. */
const HERO = ":is(main > section, main > article > section):first-of-type";

/** As much of the ground as may be brighter: the grain of a picture, a star in the sky. */
const BRIGHT_SHARE = 0.02;

type Box = { x: number; y: number; width: number; height: number };
type Words = Box & { text: string; colour: string; isLarge: boolean };

/** The lines of text in the page's first section and in the bar above it, as they stand in the window. */
async function wordsOn(page: Page): Promise<Words[]> {
  return page.evaluate((selector) => {
    const hero = document.querySelector(selector)!;
    const textElements = [...document.querySelectorAll(`header a, ${selector} *`)].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        (hero.contains(element) || element.closest("header")) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest("[inert], .sr-only, noscript"),
    );
    return textElements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element);
      if (!/, 0\)$|transparent/.test(backgroundColor)) return [];
      const size = parseFloat(fontSize);
      return [...range.getClientRects()]
        .filter(({ top, bottom }) => top >= 0 && bottom < innerHeight)
        .filter(({ width, height }) => width > 4 && height > 4)
        .map(({ x, y, width, height }) => {
          const text = element.textContent!.trim().slice(0, 40);
          const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
          return { text, colour: color, isLarge, x, y, width, height };
        });
    });
  }, HERO);
}

/** Words without enough contrast; the page is left without its words. */
async function weakWords(page: Page): Promise<string[]> {
  const words = await wordsOn(page);
  expect(words.length).toBeGreaterThan(2);
  // The picture alone, without what is written on it; the bar of small screens lies over both.
  await page.evaluate((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} *, header * { color: transparent !important }
      aside { visibility: hidden }`);
    document.adoptedStyleSheets = [sheet];
  }, HERO);
  const pixelsIn = await windowPixels(page);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return words.flatMap(({ text, colour, isLarge, ...box }) => {
    const [red, green, blue] = colour.match(/[\d.]+/g)!.map(Number);
    const textColour = [red!, green!, blue!] as [number, number, number];
    const contrasts = pixelsIn(box)
      .map((one) => contrast(textColour, one))
      .toSorted((one, other) => one - other);
    const least = contrasts[Math.floor(contrasts.length * BRIGHT_SHARE)] ?? 0;
    return least < (isLarge ? NEEDED.large : NEEDED.text) ? [`"${text}" ${least.toFixed(2)}`] : [];
  });
}

for (const [index, [path, theme]] of PAGES_AND_THEMES.entries())
  // Elsewhere the bar alone stands on a picture, and a room's is the brightest.
  testIf(path === PATHS.home || theme === "dark")(
    `${path}, ${theme}: every word on its picture has its contrast, at any width`,
    async ({ page }) => {
      // What changes its look during hydration does so at once.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const isDark = String(theme === "dark");
      await page.addInitScript((dark) => localStorage.setItem("darkMode", dark), isDark);
      await open(page, path);
      // By turns on a phone and on a large screen.
      for (const width of IS_FULL ? WIDTHS : [WIDTHS[index % 2]!]) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await page.waitForLoadState("networkidle");
        await page.evaluate(async () => {
          await document.fonts.ready;
          // A picture that is being replaced by a wider one cannot be decoded: the wider one can.
          const decoded = (image: HTMLImageElement) => image.decode().catch(() => image.decode());
          await Promise.all([...document.images].slice(0, 2).map(decoded));
        });
        expect(await weakWords(page), `${width} px`).toEqual([]);
      }
    },
  );
