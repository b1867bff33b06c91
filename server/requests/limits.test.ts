import { describe, expect, test, vi } from "vitest";
import { createLimit } from "./limits.ts";

describe("a limit", () => {
  let time = 0;
  const newLimit = () =>
    createLimit({ maxItems: 2, windowMs: 1_000, now: () => time, maxNetworks: 3 });

  test("that is reached again and again stores no more, and starts one timer", () => {
    vi.useFakeTimers();
    const { take } = createLimit({ maxItems: 2, windowMs: 1_000, now: () => performance.now() });
    for (let turn = 0; turn < 1_000; turn++) take("a", "1");
    for (let turn = 0; turn < 1_000; turn++) take(`network ${turn}`, "1");
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_001);
    expect(vi.getTimerCount()).toBe(0); // no network is stored any more
    vi.useRealTimers();
  });

  test("remembers a bounded number of networks", () => {
    const { take } = newLimit();
    for (const who of ["a", "b", "c", "d"]) for (const what of ["1", "2"]) take(who, what);
    expect(take("a", "3")).toBe(0); // deleted as the oldest of four networks
    expect(take("d", "3")).toBe(1);
  });
});

test("requests without an item count one by one", () => {
  const { take } = createLimit({ maxItems: 3, windowMs: 1_000, now: () => 0 });
  expect([1, 2, 3, 4].map(() => take("a"))).toEqual([0, 0, 0, 1]);
});
