/** Writes the colour variables that app/styles/base.css and app/desk/desk.css import from .cache/styles. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ACCENT_COLOUR, NIGHT_COLOUR, PAGE_COLOUR } from "#app/styles/colours.ts";
import { TONES } from "#pictures/tones.ts";

const STYLES_FOLDER = join(import.meta.dirname, "../.cache/styles");

type Colours = Record<string, string>;

/** Red, green and blue from 0 to 1. */
const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted();
  return (lighter + 0.05) / (darker + 0.05);
}

const ACCENT_CHANNELS = channelsOf(ACCENT_COLOUR);
const ACCENT_LIGHTNESS = (Math.max(...ACCENT_CHANNELS) + Math.min(...ACCENT_CHANNELS)) / 2;

/** Returns the largest difference that the channels of a colour with this lightness can have (HSL). */
const chromaAt = (lightness: number) => 1 - Math.abs(2 * lightness - 1);

function accentShade(lightness: number): string {
  const factor = chromaAt(lightness) / chromaAt(ACCENT_LIGHTNESS);
  const bytes = ACCENT_CHANNELS.map((value) =>
    Math.round((lightness + (value - ACCENT_LIGHTNESS) * factor) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the shade of the accent with the smallest contrast to `ground` that is not below `ratio`. */
function readableAccentOn(ground: string, ratio: number): string {
  const shades = Array.from({ length: 200 }, (_, step) => accentShade(step / 200));
  const readable = shades.filter((colour) => contrast(colour, ground) >= ratio);
  return readable.toSorted((one, other) => contrast(one, ground) - contrast(other, ground))[0]!;
}

const SAND = "#f2ebe0";
const DARK_RAISED = "#302923";
const DARK_TEXT = "#f3ece1";

/** Colours that are the same in the light and the dark theme; the designs of the demonstration have their own. */
const SHARED_COLOURS: Colours = {
  "*": "initial",
  white: "#ffffff",
  night: NIGHT_COLOUR,
  "night-raised": "#26201c",
  "on-night": DARK_TEXT,
  "on-night-quiet": "#cfc3b3",
  accent: ACCENT_COLOUR,
  "accent-bright": readableAccentOn(DARK_RAISED, 7.1),
  "on-accent": NIGHT_COLOUR,
};

const LIGHT_COLOURS: Colours = {
  page: PAGE_COLOUR,
  sand: SAND,
  raised: "#ffffff",
  ink: NIGHT_COLOUR,
  quiet: "#5d5147",
  "accent-text": readableAccentOn(SAND, 4.9),
  edge: readableAccentOn(SAND, 3.2),
  line: "#e2d8c9",
  // A dark band across the page; in the dark theme it is darker than the page.
  band: NIGHT_COLOUR,
  alert: "#9a3412",
};

const DARK_COLOURS: Colours = {
  page: NIGHT_COLOUR,
  sand: "#28211c",
  raised: DARK_RAISED,
  ink: DARK_TEXT,
  quiet: "#c3b6a5",
  "accent-text": readableAccentOn(DARK_RAISED, 5.6),
  edge: readableAccentOn(DARK_RAISED, 4.1),
  line: "#453b34",
  band: "#0e0b09",
  alert: "#f0a078",
};

const PRINT_COLOURS: Colours = {
  ...LIGHT_COLOURS,
  page: "#ffffff",
  sand: "#ffffff",
  quiet: "#3f372f",
  line: "#d8cdbd",
};

function cssRule(selector: string, colours: Colours, scheme = "", prefix = ""): string {
  const lines = Object.entries(colours).map(([name, colour]) => `--${prefix}${name}: ${colour};`);
  return `${selector} { ${scheme && `color-scheme: ${scheme};`} ${lines.join(" ")} }`;
}

const RULES_BY_SHEET = {
  house: [
    cssRule("@theme", SHARED_COLOURS, "", "color-"),
    cssRule(":root", LIGHT_COLOURS, "light"),
    cssRule(".dark", DARK_COLOURS, "dark"),
    `@media print { ${cssRule(":root:root", PRINT_COLOURS, "light")} }`,
    ...Object.entries(TONES).map(
      ([name, colour]) => `[data-tone="${name}"] { background-color: ${colour}; }`,
    ),
  ],
  // The desk follows the theme of the device, because it has no script for the theme.
  desk: [`@media (prefers-color-scheme: dark) { ${cssRule(":root", DARK_COLOURS, "dark")} }`],
};

export async function writeColours(): Promise<void> {
  await mkdir(STYLES_FOLDER, { recursive: true });
  for (const [name, rules] of Object.entries(RULES_BY_SHEET))
    await writeFile(join(STYLES_FOLDER, `${name}.css`), rules.join("\n"));
}
