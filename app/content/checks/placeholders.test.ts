import { expect, test } from "vitest";
import { catalogue, readContent } from "#tests/support/content.ts";
import { contentWarnings } from "./placeholders.ts";

test("the check lists the about page's example texts and media, and nothing that is real", () => {
  const { reviews, owner, video } = readContent("about");
  const expectedPlaces = [
    ...reviews.items.map(({ sample }, index) => ({
      place: `about.reviews.items.${index}`,
      sample,
    })),
    { place: "about.owner", sample: owner.sample },
    { place: "about.video", sample: video!.sample },
  ].flatMap(({ place, sample }) => (sample ? [place] : []));
  const exampleWarnings = contentWarnings(catalogue, "https://casa.example").filter(({ reason }) =>
    /esempio/.test(reason),
  );
  expect(
    exampleWarnings.map(({ place }) => place).filter((place) => place.startsWith("about.")),
  ).toEqual(expectedPlaces);
});
