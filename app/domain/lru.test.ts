import { expect, test } from "vitest";
import { createLruCache } from "./lru.ts";

test("the cache drops the value that was used longest ago", () => {
  const values = createLruCache<number>(2);
  values.set("a", 1);
  values.set("b", 2);
  values.get("a");
  values.set("c", 3);
  expect(["a", "b", "c"].map(values.get)).toEqual([1, undefined, 3]);
});
