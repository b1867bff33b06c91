import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followReleases } from "./follow-releases.ts";
import type { Database } from "#server/store/database.ts";
import { currentNumber, publish, type PublishedRelease } from "#server/store/releases.ts";
import { IN_MEMORY, sqliteDatabase } from "#server/store/sqlite.ts";

const BUILD = { build: "a", made: 1 };

let database: Database;
beforeEach(() => {
  database = sqliteDatabase(IN_MEMORY);
});
afterEach(() => database.close());

const put = async (body: string) =>
  publish(
    database,
    { ...BUILD, made: 2, body, pictures: new Map(), edits: [], author: "" },
    { number: await currentNumber(database, BUILD), build: BUILD },
  );

/** Follows with a site that cannot show what is called "broken". */
async function follow() {
  const status = { current: "", tries: 0, errors: 0, time: 0, isMended: false };
  const show = async (published?: PublishedRelease) => {
    const body = published?.body ?? "the build's own";
    if (body === "broken") {
      status.tries++;
      if (!status.isMended) throw new Error("This release cannot be shown");
    }
    status.current = body;
  };
  const state = await followReleases({
    database,
    site: { build: BUILD, show },
    log: () => status.errors++,
    now: () => status.time,
  });
  return { status, state };
}

test("a release that cannot be shown is tried again, told once, and reported until it is shown", async () => {
  const { status, state } = await follow();
  await put("good");
  await vi.waitFor(() => expect(status.current).toBe("good"), { timeout: 5_000 });
  await put("broken");
  await vi.waitFor(() => expect(state().state).toBe("behind"), { timeout: 5_000 });
  expect(state().number).toBe(1);
  for (const [seconds, tries] of [
    [10, 2],
    [20, 3],
  ] as const) {
    status.time = seconds * 1_000 - 1;
    await new Promise((resolve) => setTimeout(resolve, 600)); // it looks, and it is not time yet
    expect(status.tries).toBe(tries - 1);
    status.time = seconds * 1_000;
    await vi.waitFor(() => expect(status.tries).toBe(tries), { timeout: 5_000 });
  }
  expect({ current: status.current, errors: status.errors }).toEqual({
    current: "good",
    errors: 1,
  });
  status.isMended = true;
  status.time = 60_000;
  await vi.waitFor(() => expect(state()).toEqual({ number: 2, state: "current" }), {
    timeout: 5_000,
  });
});

test("a start with a release that cannot be shown serves the build's own, and says so", async () => {
  await put("broken");
  const { status, state } = await follow();
  expect(status.current).toBe("the build's own");
  expect(state()).toEqual({ number: 0, state: "behind" });
});
