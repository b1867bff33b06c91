import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { readContent } from "#app/content/read.ts";
import type { Review } from "#app/content/schemas.ts";
import { inGuesthouse } from "#tests/support/in-guesthouse.ts";
import { AboutReviews } from "./about/reviews.tsx";
import { HomeReviews } from "./home/reviews.tsx";

/** As many reviews as a house may have, each without a face. */
function voices(count: number): Review[] {
  return Array.from({ length: count }, (_, index) => ({
    quote: `Torniamo ${index + 1}`,
    name: "Anna",
    from: "Lucca",
    sample: false,
  }));
}

for (const [page, Section, words] of [
  ["the home page", HomeReviews, readContent("home").reviews],
  ["the about page", AboutReviews, readContent("about").reviews],
] as const)
  describe(`on ${page}`, () => {
    const shown = (count: number) =>
      inGuesthouse(createElement(Section, { reviews: { ...words, items: voices(count) } }));

    test("a house nobody has written about yet shows no section and no heading", () => {
      expect(shown(0)).toBe("");
    });

    test.each([1, 2, 5])("%i voices are %i slides", (count) => {
      const html = shown(count);
      expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(count);
      expect(html).toContain(words.heading);
      for (const { quote } of voices(count)) expect(html).toContain(quote);
    });
  });
