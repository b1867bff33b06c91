/**
 * The browser prefetches the page of a link while the pointer rests on the link, and prerenders the page when the link
 * is pressed, so that the page is painted when the finger lifts. A prerendered page runs only our script for the theme:
 * all others wait for an animation frame, which comes when the page is shown. Files are left out, and so are the desk
 * and the forms' paths, because a GET there may have effects.
 */
import { DESK_PATH } from "#app/desk/paths.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";

const EXCLUDED_PATHS = [DESK_PATH, FORM_PATHS.message, FORM_PATHS.thanks, FORM_PATHS.newsletter];

const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: [...EXCLUDED_PATHS.map((path) => `${path}*`), "/*.*"] } },
    { not: { selector_matches: "[target], [data-placeholder]" } },
  ],
};

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});
