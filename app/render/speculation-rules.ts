/**
 * What a guest is about to open is fetched ahead: the page of a link that the pointer rests on, or that is
 * being touched. Only pages of ours, which need no cookie and change nothing.
 */
import { DESK } from "#app/desk/paths.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";

const OTHER_ADDRESSES = [DESK, FORM_PATHS.message, FORM_PATHS.thanks, FORM_PATHS.newsletter];

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: [...OTHER_ADDRESSES.map((path) => `${path}*`), "/*.*"] } },
          { not: { selector_matches: "[target], [data-placeholder]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
