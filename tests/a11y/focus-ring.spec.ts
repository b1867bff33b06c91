/** The focus ring has enough contrast with its background, for guests who use the keyboard (WCAG 2.2, 1.4.11). */
import type { Page } from "@playwright/test";
import { DEMO_MOUNTS } from "#demonstration/mounts.ts";
import { PATHS } from "#app/paths/paths.ts";
import { contrast } from "#tests/support/pixels.ts";
import { expect, open, rooms, testIf } from "#tests/support/site.ts";

type Colour = [red: number, green: number, blue: number];
type Ring = { name: string; ring: Colour; ground: Colour };

/** For each focusable element the colour of its ring and of the background; elements on pictures are left out. */
function focusRings(page: Page): Promise<Ring[]> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const parse = (colour: string): [Colour, number] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return [[red!, green!, blue!], alpha! / 255];
    };
    const groundAt = (x: number, y: number, except: Element): Colour | undefined => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (except.contains(element)) continue;
        if (element.matches("img, picture, canvas, video, [data-tone]")) return undefined;
        const [colour, alpha] = parse(getComputedStyle(element).backgroundColor);
        if (alpha > 0.85) return colour;
      }
      return undefined;
    };
    const focusable = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    );
    return [...focusable].flatMap((element): Ring[] => {
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      element.focus({ preventScroll: true });
      const { outlineColor, outlineStyle, outlineOffset, boxShadow } = getComputedStyle(element);
      if (document.activeElement !== element || outlineStyle === "none") return [];
      if (boxShadow.includes("inset")) return []; // has two colours, of which one contrasts
      const box = element.getBoundingClientRect();
      const ground = groundAt(
        box.x + box.width / 2,
        box.y - parseFloat(outlineOffset) - 2,
        parseFloat(outlineOffset) < 0 ? document.createElement("i") : element,
      );
      const name = `${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`;
      return ground ? [{ name, ring: parse(outlineColor)[0], ground }] : [];
    });
  });
}

const PAGE_PATHS = [
  PATHS.home,
  PATHS.search,
  PATHS.contact,
  PATHS.services,
  PATHS.room(rooms[0]!.address),
  ...DEMO_MOUNTS.flatMap(({ prefix }) => [prefix, `${prefix}/room_details`]),
];

for (const path of PAGE_PATHS)
  testIf(path === PATHS.home || path === PATHS.contact || path === DEMO_MOUNTS[0]?.prefix)(
    `every focus ring of ${path} is visible, light and dark`,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" }); // otherwise colours are in transition
      await open(page, path);
      for (const dark of [false, true]) {
        await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
        await page.keyboard.press("Tab"); // after a key the browser shows focus rings
        const measuredRings = await focusRings(page);
        expect(measuredRings.length).toBeGreaterThan(8);
        const weakRings = measuredRings.filter(({ ring, ground }) => contrast(ring, ground) < 3);
        expect(weakRings, dark ? "dark" : "light").toEqual([]);
      }
    },
  );
