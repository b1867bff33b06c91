import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadCatalogue } from "#pictures/catalogue.ts";
import { catalogue } from "#tests/support/content.ts";
import { allIssues } from "./all-issues.ts";

const MASTER = join(import.meta.dirname, "../../../pictures/masters/elegant-card.jpg");

test("our own pictures are large enough", () => {
  expect(allIssues(catalogue)).toEqual([]);
});

test("the check reports a photograph that is too small for its places", async () => {
  const bytes = await sharp(MASTER).resize(200).toBuffer();
  const upload = { id: "elegant-card", bytes, focus: [0.5, 0.5] as [number, number] };
  expect(allIssues(await loadCatalogue([upload]))).toEqual([
    expect.objectContaining({
      reason: expect.stringMatching(/troppo piccola, 200×\d+ pixel, e dove sta ne servono/),
    }),
  ]);
});
