/**
 * The browser prefetches the page of a link while the pointer rests on the link, and prerenders it once the link is
 * pressed: it is painted when the finger lifts. A prerendered page starts no script of ours but the theme's, because
 * the others wait for a frame. The rules leave out the desk, the forms' addresses and files: both must change nothing.
 */
import { DESK } from "#app/desk/paths.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";

const EXCLUDED_ADDRESSES = [DESK, FORM_PATHS.message, FORM_PATHS.thanks, FORM_PATHS.newsletter];

const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: [...EXCLUDED_ADDRESSES.map((path) => `${path}*`), "/*.*"] } },
    { not: { selector_matches: "[target], [data-placeholder]" } },
  ],
};

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});
