import { useState } from "react";
import type { Rooms } from "#app/domain/room-availability.ts";
import { type Month, monthIn, monthsAfter } from "#app/domain/month-grid.ts";
import { type Day, isDay } from "#app/domain/stay.ts";

type Months = {
  /** All there are, and those that are shown. */
  all: Month[];
  shown: Month[];
  show: (month: Month) => void;
  /** The one day that the Tab key reaches. */
  tabStop: Day;
  /** Brings a day into view and makes it the tab stop, as near as there are days to it. */
  goTo: (day: Day) => void;
  /** Turns a month on or back; nothing where nothing is known there. */
  turn: { [Way in "back" | "on"]: (() => void) | undefined };
};

/** Which months are shown, `count` side by side, beginning with that of the arrival. */
export function useMonths(checkIn: Day, { first, end }: Rooms, count: number): Months {
  const within = (day: Day) => (day < first ? first : day > end ? end : day);
  const start = within(isDay(checkIn) ? checkIn : first);
  const [place, setPlace] = useState({ checkIn, day: start, month: monthIn(start) });

  const placed = (day: Day, month: Month): typeof place => {
    const own = monthIn(day);
    const last = monthsAfter(month, count - 1);
    if (own < month) return { checkIn, day, month: own };
    return { checkIn, day, month: own > last ? monthsAfter(own, 1 - count) : month };
  };

  // Dates that are chosen in the fields come into view here.
  const now = place.checkIn === checkIn ? place : placed(start, place.month);
  if (now !== place) setPlace(now);

  const turned = (by: 1 | -1) => {
    const month = monthsAfter(now.month, by);
    if (monthsAfter(month, count - 1) > monthIn(end) || month < monthIn(first)) return undefined;
    return () => setPlace({ checkIn, day: within(monthsAfter(now.day, by)), month });
  };

  const latest = monthsAfter(monthIn(end), 1 - count);

  const all: Month[] = [];
  for (let month = monthIn(first); month <= monthIn(end); month = monthsAfter(month, 1))
    all.push(month);

  return {
    all,
    show: (month) =>
      setPlace({ checkIn, day: within(month), month: month < latest ? month : latest }),
    shown: Array.from({ length: count }, (_, index) => monthsAfter(now.month, index)),
    tabStop: now.day,
    goTo: (day) => setPlace(placed(within(day), now.month)),
    turn: { back: turned(-1), on: turned(1) },
  };
}
