import { describe, expect, test, vi } from "vitest";
import { createCap, createLimit } from "./limits.ts";

describe("a limit", () => {
  let time = 0;
  const limit = () => createLimit({ most: 2, milliseconds: 1_000, now: () => time, networks: 3 });

  test("counts different things, and forgets them in time", () => {
    const { take } = limit();
    time = 0;
    expect(take("a", "1").ok).toBe(true);
    expect(take("a", "1").ok).toBe(true); // the same again
    time = 400;
    expect(take("a", "2").ok).toBe(true);
    expect(take("a", "3")).toEqual({ ok: false, retryAfter: 1 });
    expect(take("b", "3").ok).toBe(true);
    time = 999;
    expect(take("a", "3").ok).toBe(false);
    time = 1_000;
    expect(take("a", "3").ok).toBe(true);
  });

  test("gives back what led to nothing", () => {
    const { take, giveBack } = limit();
    take("a", "1");
    take("a", "2");
    giveBack("a", "2");
    expect(take("a", "3").ok).toBe(true);
  });

  test("that is met again and again remembers no more, and starts one timer", () => {
    vi.useFakeTimers();
    const { take } = createLimit({ most: 2, milliseconds: 1_000, now: () => performance.now() });
    for (let turn = 0; turn < 1_000; turn++) take("a", "1");
    for (let turn = 0; turn < 1_000; turn++) take(`network ${turn}`, "1");
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_001);
    expect(vi.getTimerCount()).toBe(0); // nobody is remembered any more
    vi.useRealTimers();
  });

  test("remembers a bounded number of networks", () => {
    const { take } = limit();
    for (const who of ["a", "b", "c", "d"]) for (const what of ["1", "2"]) take(who, what);
    expect(take("a", "3").ok).toBe(true); // forgotten: the quietest of four
    expect(take("d", "3").ok).toBe(false);
  });
});

describe("a cap", () => {
  let time = 0;
  const cap = () => createCap({ most: 3, milliseconds: 1_000, now: () => time, networks: 2 });

  test("counts whatever comes, for a while from the first", () => {
    const { take } = cap();
    time = 0;
    for (let turn = 1; turn <= 3; turn++) expect(take("a").ok).toBe(true);
    time = 400;
    expect(take("a")).toEqual({ ok: false, retryAfter: 1 });
    expect(take("b").ok).toBe(true);
    time = 999;
    expect(take("a").ok).toBe(false);
    time = 1_000;
    expect(take("a").ok).toBe(true);
  });

  test("remembers a bounded number of networks, each in one number", () => {
    const { take } = cap();
    time = 0;
    for (const who of ["a", "b", "c"]) for (let turn = 1; turn <= 3; turn++) take(who);
    expect(take("a").ok).toBe(true); // forgotten: the first of three
    expect(take("c").ok).toBe(false);
  });
});
