import { expect, test } from "vitest";
import { calendar, event, FEEDS, WINDOW } from "#tests/support/feeds.ts";
import { readAside } from "./read-aside.ts";
import { readFeed } from "./read-feed.ts";

test("a thread of its own reads the same", async () => {
  const text = FEEDS.find(({ quirk }) => quirk.startsWith("Google: every Monday"))?.text ?? "";
  expect(await readAside({ text, options: WINDOW })).toEqual(readFeed(text, WINDOW));
});

test("each 31 February keeps nobody waiting but itself", async () => {
  const rule = "RRULE:FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2";
  const text = calendar(...event("DTSTART;VALUE=DATE:20270131", rule));
  expect(await readAside({ text, options: WINDOW }, 1_500)).toBeUndefined();
});
