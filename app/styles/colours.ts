/** The colours of the house that programs name; the style sheets' are made from them (scripts/colours.ts). */
export const ACCENT = "#c19d68";

/** The page by day. */
export const PAPER = "#faf7f2";

/** Bands and words by day, the page by night. */
export const NIGHT = "#1b1613";
