/** Colours that TypeScript and style sheets share; scripts/colours.ts writes them into the style sheets. */
export const ACCENT_COLOUR = "#c19d68";

/** The background of the page in the light theme. */
export const PAGE_COLOUR = "#faf7f2";

/** The colour of dark bands and of text in the light theme, and of the page's background in the dark theme. */
export const NIGHT_COLOUR = "#1b1613";
