import { expect, test, vi } from "vitest";
import { openRawDesk } from "#tests/support/raw-desk.ts";
import { recentPublication, startPublication } from "./publication.ts";
import type { Visit } from "./visit.ts";

const START = Date.UTC(2026, 10, 23, 12);

test("a publication runs while its server says so, and is forgotten soon after that has gone", async () => {
  const { database } = openRawDesk();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  try {
    const { promise: never } = Promise.withResolvers<never>();
    const run = () => never;
    const visit = { database, now: START, run, log: () => {} } as unknown as Visit;
    await startPublication(visit, { isConfirmed: true });
    const runsAfter = async (seconds: number) =>
      (await recentPublication(database, START + seconds * 1_000)) !== undefined;
    expect([await runsAfter(14), await runsAfter(16)]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => runsAfter(74)).toBe(true);
    expect(await runsAfter(76)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
