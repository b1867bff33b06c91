import { expect, test } from "vitest";
import { CROP_CUTS, type CropName, minPictureSize } from "./crops.ts";

test.each([
  [["hero"], [1024, 1080]], // the height of the tall cut for phones, the width of the wide one
  [["card"], [720, 540]],
  [["avatar"], [128, 128]],
  [
    ["hero", "portrait"],
    [1024, 1080],
  ], // the largest sizes, as one photograph serves both cuts
] as [CropName[], [number, number]][])(
  "a photograph for %j must have at least %j pixels",
  (names, minSize) => {
    expect(minPictureSize(names.flatMap((name) => CROP_CUTS[name]))).toEqual(minSize);
  },
);
