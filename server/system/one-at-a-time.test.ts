import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createQueue } from "./one-at-a-time.ts";

test("of works that come together, each begins after the other, also after one that failed", async () => {
  const queue = createQueue();
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    queue(async () => {
      log.push(`${name} begins`);
      await turn();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work("a", true), work("b"), work("c")]);
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(log).toEqual(["a", "b", "c"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
