/** Compares our recurrences with those of the library node-ical. */
import ical from "node-ical";
import { expect, test } from "vitest";
import { daysAfter, nightsIn } from "#app/domain/stay.ts";
import { calendar, event } from "#tests/support/feeds.ts";
import { numbersFrom } from "#tests/support/random.ts";
import { parseFeed } from "./parse-feed.ts";
import { IS_FULL } from "#tests/support/full.ts";

const WINDOW = { first: "2027-01-01", end: "2028-07-01" };
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

const icalDate = (day: string) => day.replaceAll("-", "");

/** A recurrence rule that its first day satisfies: programs differ on first days that do not. */
function ruleFor(start: string, random: (below: number) => number): string {
  const date = new Date(`${start}T00:00:00Z`);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? "";
  const dayOfMonth = date.getUTCDate();
  const month = date.getUTCMonth() + 1;
  const otherWeekday = WEEKDAYS[random(7)] ?? "";
  const weekOfMonth = Math.ceil(dayOfMonth / 7);
  const ruleShapes = [
    "FREQ=DAILY",
    `FREQ=DAILY;BYDAY=${weekday},${otherWeekday}`,
    `FREQ=DAILY;BYMONTH=${month},${1 + random(12)}`,
    "FREQ=WEEKLY",
    `FREQ=WEEKLY;BYDAY=${weekday},${otherWeekday}`,
    `FREQ=WEEKLY;WKST=SU;BYDAY=${otherWeekday},${weekday}`,
    "FREQ=MONTHLY",
    `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth},${1 + random(28)}`,
    `FREQ=MONTHLY;BYDAY=${weekOfMonth}${weekday}`,
    `FREQ=MONTHLY;BYDAY=${weekday}`,
    "FREQ=YEARLY",
    `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${dayOfMonth}`,
    `FREQ=YEARLY;BYMONTH=${month};BYDAY=${weekOfMonth}${weekday}`,
  ];
  const ruleParts = [ruleShapes[random(ruleShapes.length)] ?? ""];
  if (random(2)) ruleParts.push(`INTERVAL=${1 + random(4)}`);
  const ending = random(3);
  if (ending === 1) ruleParts.push(`COUNT=${1 + random(30)}`);
  if (ending === 2) ruleParts.push(`UNTIL=${icalDate(daysAfter(start, random(300)))}`);
  return ruleParts.join(";");
}

function nightsOfLibrary(text: string, nightCount: number): string[] {
  const events = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === "VEVENT");
  const from = new Date(daysAfter(WINDOW.first, -10));
  const starts = events.flatMap((one) =>
    ical.expandRecurringEvent(one, { from, to: new Date(WINDOW.end) }).map(({ start }) => {
      const date = new Date(start.getTime() - start.getTimezoneOffset() * 60_000);
      return date.toISOString().slice(0, 10);
    }),
  );
  const nights = starts.flatMap((start) =>
    nightsIn({ checkIn: start, checkOut: daysAfter(start, nightCount) }),
  );
  return [...new Set(nights)].filter((day) => day >= WINDOW.first && day < WINDOW.end).toSorted();
}

const SEEDS = Array.from({ length: IS_FULL ? 300 : 60 }, (_, seed) => seed);

test.each(SEEDS)("the recurrence of seed %i has the nights of node-ical", (seed) => {
  const random = numbersFrom(seed);
  const firstDay = daysAfter("2026-11-01", random(200));
  const rule = ruleFor(firstDay, random);
  const nightCount = 1 + random(3);
  const excluded = Array.from({ length: random(4) }, () => daysAfter(firstDay, 7 * random(10)));
  const text = calendar(
    ...event(
      `DTSTART;VALUE=DATE:${icalDate(firstDay)}`,
      `DTEND;VALUE=DATE:${icalDate(daysAfter(firstDay, nightCount))}`,
      `RRULE:${rule}`,
      ...excluded.map((day) => `EXDATE;VALUE=DATE:${icalDate(day)}`),
    ),
  );
  const ourNights = parseFeed(text, WINDOW).nights;
  expect({ rule, nights: ourNights }).toEqual({ rule, nights: nightsOfLibrary(text, nightCount) });
});
