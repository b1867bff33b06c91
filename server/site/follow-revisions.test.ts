import { beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#server/store/database.ts";
import { publishDraft } from "#tests/support/draft.ts";
import { readContents } from "#tests/support/content.ts";
import { followRevisions } from "./follow-revisions.ts";
import { memoryStore } from "#tests/support/scratch.ts";

let database: Database;
beforeEach(() => void (database = memoryStore()));

const CONTENTS = readContents();

async function followWithFaults(firstBrokenNumber: number) {
  const status = { current: -1, tries: 0, errors: 0, isMended: false };
  let revisionNumber = 0;
  const { status: readStatus } = await followRevisions({
    database,
    site: {
      show: async ({ contents }) => {
        status.current = contents === CONTENTS ? revisionNumber : 0;
      },
    },
    readSite: async () => {
      const [row] = await database.read((query) =>
        query<{ number: number }>("SELECT coalesce(max(number), 0) AS number FROM revisions"),
      );
      revisionNumber = row!.number;
      if (revisionNumber >= firstBrokenNumber) {
        status.tries++;
        if (!status.isMended) throw new Error("This revision cannot be shown");
      }
      return { number: revisionNumber, contents: CONTENTS, unfitValues: [] };
    },
    log: () => status.errors++,
  });
  return { status, state: readStatus };
}

test("a revision that cannot be shown is tried again, logged once, and reported until it is shown", async () => {
  const { status, state } = await followWithFaults(2);
  await publishDraft(database);
  await vi.waitFor(() => expect(status.current).toBe(1), { timeout: 5_000 });
  await publishDraft(database);
  await vi.waitFor(() => expect(state().state).toBe("behind"), { timeout: 5_000 });
  expect(state().number).toBe(1);
  await vi.waitFor(() => expect(status.tries).toBe(2), { timeout: 5_000 });
  expect({ current: status.current, errors: status.errors }).toEqual({ current: 1, errors: 1 });
  status.isMended = true;
  await vi.waitFor(() => expect(state()).toEqual({ number: 2, state: "current" }), {
    timeout: 5_000,
  });
});

test("a server that starts with a revision it cannot show serves the software's own words, and reports it", async () => {
  await publishDraft(database);
  const { status, state } = await followWithFaults(1);
  expect(status.current).toBe(0);
  expect(state()).toEqual({ number: 0, state: "behind" });
});
