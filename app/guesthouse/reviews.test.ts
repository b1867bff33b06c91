import { createElement, type ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { inGuesthouse } from "#tests/support/in-guesthouse.ts";
import { readContent } from "#tests/support/content.ts";
import type { Review } from "#app/content/site-content.ts";
import { AboutReviews } from "./about/sections.tsx";
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

const home = readContent("home").reviews;
const about = readContent("about").reviews;

const CASES: [page: string, heading: string, section: (items: Review[]) => ReactElement][] = [
  ["the home page", home.heading, (items) => createElement(HomeReviews, { ...home, items })],
  ["the about page", about.heading, (items) => createElement(AboutReviews, { ...about, items })],
];

describe.each(CASES)("on %s", (_, heading, section) => {
  const shown = (count: number) => inGuesthouse(section(voices(count)));

  test("a house nobody has written about yet shows no section and no heading", () => {
    expect(shown(0)).toBe("");
  });

  test.each([1, 2, 5])("%i voices are %i slides", (count) => {
    const html = shown(count);
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(count);
    expect(html).toContain(heading);
    for (const { quote } of voices(count)) expect(html).toContain(quote);
  });
});
