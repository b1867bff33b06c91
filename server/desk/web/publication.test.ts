import { expect, test, vi } from "vitest";
import { openRawDesk } from "#tests/support/raw-desk.ts";
import type { PublishOutcome } from "../publish-draft.ts";
import { writeValue } from "#server/store/key-values.ts";
import { replaceEdits } from "#server/store/edits.ts";
import { forgetPublication, recentPublication, startPublication } from "./publication.ts";
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

test("of two presses at once one publishes, and the other is told that it does not", async () => {
  const { database } = openRawDesk();
  const { promise: never } = Promise.withResolvers<never>();
  const run = vi.fn<() => Promise<never>>(() => never);
  const visit = { database, now: START, run, log: () => {} } as unknown as Visit;
  const press = () => startPublication(visit, { isConfirmed: true });
  expect((await Promise.all([press(), press(), press()])).toSorted()).toEqual([false, false, true]);
  expect(run).toHaveBeenCalledOnce();
  // Nobody forgets what still runs.
  await forgetPublication(visit);
  expect(await press()).toBe(false);
});

const OUTCOMES: [string, PublishOutcome | { refusal: string }, boolean][] = [
  ["that it is online", { changedPaths: ["/"] }, true],
  ["that it failed", { refusal: "Non è riuscito" }, true],
  ["questions about what was then the draft", { questions: ["giusto?"] }, false],
  ["errors in what was then the draft", { slips: [] }, false],
  ["that all was online", "unchanged", false],
];

test.each(OUTCOMES)("after another phone has saved, %s: told %s", async (_, outcome, isTold) => {
  const { database } = openRawDesk();
  const request = { isConfirmed: false };
  const publication = { request, startedAt: START, aliveAt: START, outcome };
  const edit = { file: "prices", path: "rates.natural_room.base", value: "84,00" };
  await database.transaction(async (query) => {
    await writeValue(query, "publication", JSON.stringify(publication));
    await replaceEdits(query, [{ ...edit, author: "telefono di Piero", editedAt: START + 1 }]);
  });
  expect((await recentPublication(database, START + 2_000)) !== undefined).toBe(isTold);
});
