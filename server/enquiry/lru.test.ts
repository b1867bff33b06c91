import { expect, test } from "vitest";
import { createLru } from "./lru.ts";

test("a result is made once, and the one that was used longest ago is made again", async () => {
  const made: string[] = [];
  const { getOrMake } = createLru<Promise<string>>(2);
  const get = (key: string) => getOrMake(key, async () => (made.push(key), key));
  expect(await Promise.all(["a", "b", "a", "c", "a", "b"].map(get))).toEqual([..."abacab"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a result that failed is made again", async () => {
  const { getOrMake } = createLru<Promise<string>>(2);
  await expect(getOrMake("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await getOrMake("a", async () => "yes")).toBe("yes");
});
