/** Words on a picture have enough contrast, measured on the pixels under them. */
import type { Page } from "@playwright/test";
import { PATHS, PATHS_IN } from "#app/paths/paths.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { italianPaths } from "#tests/support/pages.ts";
import { contrast, windowPixels } from "#tests/support/pixels.ts";
import { expect, open, testIf } from "#tests/support/site.ts";

/** The contrasts that text and large type (24 px, or 18.66 px bold) need (WCAG 2.2, 1.4.3). */
const MINIMUM = { text: 4.5, large: 3 };

/** All pages with a picture, the German home page with its long words, and the room with the brightest picture. */
const PAGES_AND_THEMES: [path: string, theme: "light" | "dark"][] = [
  ...[...italianPaths.filter((path) => path !== PATHS.privacy), PATHS_IN.de.home].map(
    (path): [string, "light"] => [path, "light"],
  ),
  ["/elegant_room", "dark"],
];

const WIDTHS = [360, 1280, 768, 1920];

const HERO = ":is(main > section, main > article > section):first-of-type";

/** The share of the background that may be too bright for the text, such as grain or a star. */
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

/** Words without enough contrast; hides the words of the page for the measurement. */
async function weakWords(page: Page): Promise<string[]> {
  const words = await wordsOn(page);
  expect(words.length).toBeGreaterThan(2);
  // The picture is measured without the words on it and without the small screens' contact bar.
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
    return least < (isLarge ? MINIMUM.large : MINIMUM.text)
      ? [`"${text}" ${least.toFixed(2)}`]
      : [];
  });
}

for (const [index, [path, theme]] of PAGES_AND_THEMES.entries())
  // Without --full: the home page, because on other pages only the top bar lies on a picture; and the dark theme.
  testIf(path === PATHS.home || theme === "dark")(
    `${path}, ${theme}: every word on its picture has enough contrast, at any width`,
    async ({ page }) => {
      // With reduced motion the change to the dark theme has no transition that could be measured half-way.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const isDark = String(theme === "dark");
      await page.addInitScript((dark) => localStorage.setItem("darkMode", dark), isDark);
      await open(page, path);
      // Without --full a phone and a large screen are used in turn.
      for (const width of IS_FULL ? WIDTHS : [WIDTHS[index % 2]!]) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await page.waitForLoadState("networkidle");
        await page.evaluate(async () => {
          await document.fonts.ready;
          // Decoding fails when a wider file replaces the loaded one; the second call decodes the wider file.
          const decoded = (image: HTMLImageElement) => image.decode().catch(() => image.decode());
          await Promise.all([...document.images].slice(0, 2).map(decoded));
        });
        expect(await weakWords(page), `${width} px`).toEqual([]);
      }
    },
  );
