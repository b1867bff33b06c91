/** TypeScript uses these colours too; scripts/colours.ts writes those of the style sheets from them. */
export const ACCENT = "#c19d68";

/** The background of the page in the light theme. */
export const PAPER = "#faf7f2";

/** Dark bands and text in the light theme, the background of the page in the dark one. */
export const NIGHT = "#1b1613";
