import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

/** Work that ends when it is told to. */
function work() {
  const starts: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string) => () => {
    starts.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { starts, begin, end };
}

test("a client has two pieces of work at once, and no other client waits for them", async () => {
  const { starts, begin, end } = work();
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 10 });
  for (const name of ["a1", "a2", "a3", "a4"]) void limit("a", begin(name));
  void limit("b", begin("b1"));
  expect(starts).toEqual(["a1", "a2", "b1"]);
  await end("a2");
  await end("a1");
  expect(starts).toEqual(["a1", "a2", "b1", "a3", "a4"]);
});

test("who has too much waiting is told so at once, and may come again later", async () => {
  const { begin, end } = work();
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const first = limit("a", begin("a1"));
  void limit("a", begin("a2"));
  expect(limit("a", begin("a3"))).toBeUndefined();
  await end("a1");
  expect(await first).toBe("a1");
  expect(limit("a", begin("a4"))).toBeDefined();
});

test("work that fails gives its place to the next", async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const failed = limit("a", () => Promise.reject(new Error("no")));
  const next = limit("a", async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
