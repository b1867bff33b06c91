import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inPortions } from "./portions.ts";

test("all is done, and never more at once than a portion", async () => {
  const all = Array.from({ length: 10 }, (_, index) => index);
  const done: number[] = [];
  let open = 0;
  let most = 0;
  await inPortions(all, 4, async (one) => {
    most = Math.max(most, ++open);
    await turn();
    open--;
    done.push(one);
  });
  expect(most).toBe(4);
  expect(done.toSorted((a, b) => a - b)).toEqual(all);
});
