import type { Page } from "@playwright/test";
import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type Colour = [red: number, green: number, blue: number];

/** Takes a screenshot; returns a function that reads the colours of all pixels in a part of it. */
export async function windowPixels(page: Page): Promise<(box: Box) => Colour[]> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ x, y, width, height }) => {
    const colours: Colour[] = [];
    const [right, bottom] = [Math.min(x + width, info.width), Math.min(y + height, info.height)];
    for (let row = Math.max(0, Math.floor(y)); row < bottom; row++)
      for (let column = Math.max(0, Math.floor(x)); column < right; column++) {
        const offset = (row * info.width + column) * 3;
        colours.push([data[offset]!, data[offset + 1]!, data[offset + 2]!]);
      }
    return colours;
  };
}

export async function pixels(page: Page, box: Box): Promise<Colour[]> {
  return (await windowPixels(page))(box);
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours, from 1 (equal) to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

export function highestContrast(colours: Colour[]): number {
  const byLuminance = colours.toSorted((a, b) => luminance(a) - luminance(b));
  return contrast(byLuminance[0]!, byLuminance.at(-1)!);
}
