import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frameOf } from "./encode.ts";
import { widthsOf } from "./catalogue.ts";
import { TONES } from "./tones.ts";

describe("a crop keeps the focal point", () => {
  const wide: [number, number] = [1920, 1080];
  test.each([
    [[0.5, 0.5], { left: 555, top: 0, width: 810, height: 1080 }], // the middle
    [[0, 0.5], { left: 0, top: 0, width: 810, height: 1080 }], // as far left as it goes
    [[1, 1], { left: 1110, top: 0, width: 810, height: 1080 }], // as far right
    [[0.68, 0.5], { left: 901, top: 0, width: 810, height: 1080 }],
  ] as [[number, number], object][])("at %o", (focus, frame) => {
    expect(frameOf({ size: wide, focus }, { width: 3, height: 4 })).toEqual(frame);
  });
});

test.each([
  [
    [1920, 1080],
    [412, 720, 810],
  ],
  [[1000, 750], [412]], // 562 px is all a 3:4 piece of it has
  [[400, 400], [300]], // smaller than every width: what there is
] as [[number, number], number[]][])("a master of %o is offered in %o", (size, widths) => {
  const cut = { name: "tall", width: 3, height: 4, widths: [412, 720, 810] };
  expect(widthsOf({ size }, cut)).toEqual(widths);
});

test("the style sheet's tones are the palette's", () => {
  const css = readFileSync(join(import.meta.dirname, "../app/styles/tones.css"), "utf8");
  for (const [name, [, middle]] of Object.entries(TONES)) {
    expect(css).toContain(`[data-tone="${name}"] {\n  background-color: ${middle};`);
  }
});
