import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Review } from "#app/content/site-content.ts";
import { sharedContentOf } from "#app/guesthouse/layout.tsx";
import { GuesthouseContext } from "#app/site/page-context.ts";
import { readContents } from "#tests/support/content.ts";
import { ReviewCard, Reviews } from "./reviews.tsx";

const review: Review = {
  quote: "Ci torniamo.",
  name: "Giulia",
  from: "Bologna",
  sample: false,
};

function render(part: ReactElement): string {
  const value = sharedContentOf(readContents().it);
  return renderToStaticMarkup(createElement(GuesthouseContext, { value }, part));
}

function words(more: Partial<Review>): string {
  return render(createElement(ReviewCard, { review: { ...review, ...more } })).replaceAll(
    /<[^>]+>/g,
    "|",
  );
}

test("a review shows its month and its source where they are known", () => {
  const date = "2026-05-10";
  expect(words({ date, source: "Libro degli ospiti" })).toContain(
    "|maggio 2026|, Libro degli ospiti|",
  );
  expect(words({ date })).toContain("|maggio 2026|");
  expect(words({ source: "Libro degli ospiti" })).toContain("|Libro degli ospiti|");
  expect(words({})).not.toContain("2026");
});

test.each([
  ["Giulia", "G"],
  ["Anna Maria B.", "AB"],
  ["  Øystein  Ås ", "ØÅ"],
])("for %j without a picture the review shows the letters %s", (name, letters) => {
  expect(words({ name }).split("|")).toContain(letters);
});

test("a review with a picture shows no letters", () => {
  expect(words({ avatar: { alt: "", tone: "sea", cuts: [] } }).split("|")).not.toContain("G");
});

test.each([0, 1, 5])("%i reviews give as many slides, and none gives no section", (count) => {
  const items = Array.from({ length: count }, () => review);
  const part = createElement(Reviews, { heading: "Voci", note: "", layout: "", items });
  const html = render(part);
  expect(html.match(/aria-roledescription="slide"/g) ?? []).toHaveLength(count);
  expect(html.includes("Voci")).toBe(count > 0);
});
