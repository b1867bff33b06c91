/** Recurrences against a second program that reads them. */
import ical from "node-ical";
import { expect, test } from "vitest";
import { daysAfter } from "#app/domain/stay.ts";
import { calendar, event } from "#tests/support/feeds.ts";
import { numbersFrom } from "#tests/support/random.ts";
import { parseFeed } from "./parse-feed.ts";
import { IS_FULL } from "#tests/support/full.ts";

const WINDOW = { first: "2027-01-01", end: "2028-07-01" };
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

const basic = (day: string) => day.replaceAll("-", "");

/** A rule that its first day fits, so that nobody can disagree on whether that counts. */
function ruleFor(start: string, next: (below: number) => number): string {
  const date = new Date(`${start}T00:00:00Z`);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? "";
  const day = date.getUTCDate();
  const month = date.getUTCMonth() + 1;
  const other = WEEKDAYS[next(7)] ?? "";
  const nth = Math.ceil(day / 7);
  const shapes = [
    "FREQ=DAILY",
    `FREQ=DAILY;BYDAY=${weekday},${other}`,
    `FREQ=DAILY;BYMONTH=${month},${1 + next(12)}`,
    "FREQ=WEEKLY",
    `FREQ=WEEKLY;BYDAY=${weekday},${other}`,
    `FREQ=WEEKLY;WKST=SU;BYDAY=${other},${weekday}`,
    "FREQ=MONTHLY",
    `FREQ=MONTHLY;BYMONTHDAY=${day},${1 + next(28)}`,
    `FREQ=MONTHLY;BYDAY=${nth}${weekday}`,
    `FREQ=MONTHLY;BYDAY=${weekday}`,
    "FREQ=YEARLY",
    `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}`,
    `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${weekday}`,
  ];
  const parts = [shapes[next(shapes.length)] ?? ""];
  if (next(2)) parts.push(`INTERVAL=${1 + next(4)}`);
  const end = next(3);
  if (end === 1) parts.push(`COUNT=${1 + next(30)}`);
  if (end === 2) parts.push(`UNTIL=${basic(daysAfter(start, next(300)))}`);
  return parts.join(";");
}

/** What the other program makes of it. */
function theirs(text: string, nights: number): string[] {
  const events = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === "VEVENT");
  const from = new Date(daysAfter(WINDOW.first, -10));
  const starts = events.flatMap((one) =>
    ical.expandRecurringEvent(one, { from, to: new Date(WINDOW.end) }).map(({ start }) => {
      const local = new Date(start.getTime() - start.getTimezoneOffset() * 60_000);
      return local.toISOString().slice(0, 10);
    }),
  );
  const all = starts.flatMap((start) =>
    Array.from({ length: nights }, (_, index) => daysAfter(start, index)),
  );
  return [...new Set(all)].filter((day) => day >= WINDOW.first && day < WINDOW.end).toSorted();
}

const SEEDS = Array.from({ length: IS_FULL ? 300 : 60 }, (_, seed) => seed);

test.each(SEEDS)("the series of seed %i", (seed) => {
  const next = numbersFrom(seed);
  const start = daysAfter("2026-11-01", next(200));
  const rule = ruleFor(start, next);
  const nights = 1 + next(3);
  const left = Array.from({ length: next(4) }, () => daysAfter(start, 7 * next(10)));
  const text = calendar(
    ...event(
      `DTSTART;VALUE=DATE:${basic(start)}`,
      `DTEND;VALUE=DATE:${basic(daysAfter(start, nights))}`,
      `RRULE:${rule}`,
      ...left.map((day) => `EXDATE;VALUE=DATE:${basic(day)}`),
    ),
  );
  const ours = parseFeed(text, WINDOW).nights;
  expect({ rule, nights: ours }).toEqual({ rule, nights: theirs(text, nights) });
});
