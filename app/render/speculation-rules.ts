/**
 * The browser prefetches the page of a link while the pointer rests on the link or a finger touches it.
 * The rules leave out the desk, the forms' addresses and files: a prefetch must change nothing.
 */
import { DESK } from "#app/desk/paths.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";

const EXCLUDED_ADDRESSES = [DESK, FORM_PATHS.message, FORM_PATHS.thanks, FORM_PATHS.newsletter];

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: [...EXCLUDED_ADDRESSES.map((path) => `${path}*`), "/*.*"] } },
          { not: { selector_matches: "[target], [data-placeholder]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
