/**
 * Days of the calendar from mentions of dates.
 *
 * Shapes: in, one or two mentions and today; out, days `YYYY-MM-DD`.
 * Rules:  a date without a year is the next one from today; a stay that would have begun already, or
 *         whose weekdays are other ones, is none.
 */
import { type Day, isDay, nightsOf, type Stay } from "../stay.ts";
import type { DateMention } from "./date-mentions.ts";

/** A longer stay is rather a misreading; one with its years may be longer. */
const MAX_NIGHTS = { without: 62, withYears: 183 };

const twoDigits = (number: number) => String(number).padStart(2, "0");

function dayIn(year: number, { day, month = 0 }: DateMention): Day | undefined {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(text) ? text : undefined;
}

export function weekdayOfDay(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const isOnWeekday = (day: Day, { weekday }: DateMention) =>
  weekday === undefined || weekday === weekdayOfDay(day);

/** The day of a mention with a month: the next one, where it names no year. */
export function resolveDay(mention: DateMention, today: Day): Day | undefined {
  const thisYear = Number(today.slice(0, 4));
  const years = mention.year === undefined ? [thisYear, thisYear + 1] : [mention.year];
  const day = years
    .map((year) => dayIn(year, mention))
    .find((one) => one !== undefined && one >= today);
  return day !== undefined && isOnWeekday(day, mention) ? day : undefined;
}

/** The month of one end holds for the other: "12-15 agosto", "August 12-15". */
function withMonths(from: DateMention, to: DateMention): [DateMention, DateMention] | undefined {
  const months = [from.month ?? to.month, to.month ?? from.month] as const;
  if (months[0] === undefined || months[1] === undefined) return undefined;
  return [
    { ...from, month: months[0] },
    { ...to, month: months[1] },
  ];
}

export function resolveRange(first: DateMention, last: DateMention, today: Day): Stay | undefined {
  const [from, to] = withMonths(first, last) ?? [];
  if (!from?.month || !to?.month) return undefined;
  const isOverNewYear = from.month > to.month;
  const thisYear = Number(today.slice(0, 4));
  const year = from.year ?? (to.year === undefined ? undefined : to.year - (isOverNewYear ? 1 : 0));
  const years = year === undefined ? [thisYear, thisYear + 1] : [year];
  for (const one of years) {
    const checkIn = dayIn(one, from);
    const checkOut = dayIn(to.year ?? one + (isOverNewYear ? 1 : 0), to);
    if (!checkIn || !checkOut || checkOut <= checkIn) continue;
    // A stay that has begun is no enquiry, and the same days of next year are a guess.
    if (checkIn < today && checkOut > today) return undefined;
    if (checkIn < today) continue;
    const stay = { checkIn, checkOut };
    const most = from.year && to.year ? MAX_NIGHTS.withYears : MAX_NIGHTS.without;
    return nightsOf(stay) <= most && isOnWeekday(checkIn, from) && isOnWeekday(checkOut, to)
      ? stay
      : undefined;
  }
  return undefined;
}
