import { expect, test } from "vitest";
import { CROPS, type CropName, leastSize } from "./crops.ts";

test.each([
  [["hero"], [1024, 1080]], // upright on a phone, broad on a laptop
  [["card"], [720, 540]],
  [["avatar"], [128, 128]],
  [
    ["hero", "portrait"],
    [1024, 1080],
  ], // a picture in two places serves both
] as [CropName[], [number, number]][])(
  "a photograph for %j has %j pixels at least",
  (names, least) => {
    expect(leastSize(names.flatMap((name) => CROPS[name]))).toEqual(least);
  },
);
