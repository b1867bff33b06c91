import { expect, test } from "vitest";
import { calendar, event, FEEDS, WINDOW } from "#tests/support/feeds.ts";
import { parseInWorker } from "./parse-in-worker.ts";
import { parseFeed } from "./parse-feed.ts";

test("the parser gives the same nights in a thread of its own", async () => {
  const text = FEEDS.find(({ quirk }) => quirk.startsWith("Google: every Monday"))?.text ?? "";
  expect(await parseInWorker({ text, options: WINDOW })).toEqual(parseFeed(text, WINDOW));
});

test("a recurrence on each 31 February ends at the time limit", async () => {
  const endlessRule = "RRULE:FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2";
  const text = calendar(...event("DTSTART;VALUE=DATE:20270131", endlessRule));
  expect(await parseInWorker({ text, options: WINDOW }, 1_500)).toBeUndefined();
});
