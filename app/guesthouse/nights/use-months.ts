import { useState } from "react";
import type { Rooms } from "#app/domain/room-availability.ts";
import { type Month, monthIn, monthsAfter } from "#app/domain/month-grid.ts";
import { type Day, isDay } from "#app/domain/stay.ts";

type Months = {
  /** All months with availability. */
  all: Month[];
  visible: Month[];
  show: (month: Month) => void;
  /** The one day that the Tab key reaches. */
  tabStop: Day;
  /** Makes a day, or the nearest one in the period, visible and the tab stop. */
  goTo: (day: Day) => void;
  /** Shows the next or previous month; undefined outside of the availability. */
  turn: { [Way in "back" | "on"]: (() => void) | undefined };
};

/** The visible months, `count` of them, from the arrival's on. */
export function useMonths(checkIn: Day, { first, end }: Rooms, count: number): Months {
  const within = (day: Day) => (day < first ? first : day > end ? end : day);
  const start = within(isDay(checkIn) ? checkIn : first);
  const [place, setPlace] = useState({ checkIn, day: start, month: monthIn(start) });

  const placeOf = (day: Day, month: Month): typeof place => {
    const own = monthIn(day);
    const last = monthsAfter(month, count - 1);
    if (own < month) return { checkIn, day, month: own };
    return { checkIn, day, month: own > last ? monthsAfter(own, 1 - count) : month };
  };

  // A new date in the fields makes its month visible.
  const now = place.checkIn === checkIn ? place : placeOf(start, place.month);
  if (now !== place) setPlace(now);

  const turnBy = (by: 1 | -1) => {
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
    visible: Array.from({ length: count }, (_, index) => monthsAfter(now.month, index)),
    tabStop: now.day,
    goTo: (day) => setPlace(placeOf(within(day), now.month)),
    turn: { back: turnBy(-1), on: turnBy(1) },
  };
}
