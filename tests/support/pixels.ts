/** Looks at what is really drawn: pixels of a screenshot, and the contrast between two of them. */
import type { Page } from "@playwright/test";
import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type Colour = [red: number, green: number, blue: number];

/** The colours of all pixels in a part of the window. */
export async function pixels(page: Page, clip: Box): Promise<Colour[]> {
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, index): Colour => {
    const at = index * 3;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** From 1, no difference, to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** The largest contrast among some colours. */
export function widest(colours: Colour[]): number {
  const sorted = colours.toSorted((a, b) => luminance(a) - luminance(b));
  return contrast(sorted[0]!, sorted.at(-1)!);
}
