import ICAL from "ical.js";
import type { Day } from "#app/domain/stay.ts";
import {
  houseClockFor,
  type Moment,
  momentsOf,
  wallTimeOf,
  icalTimeOf,
  propertyValues,
  parseMoment,
} from "./moments.ts";

/** The most steps through a recurrence; one on certain days of the month needs fewer for fifty years. */
const MAX_RECURRENCE_STEPS = 20_000;

const DAY = 24 * 3_600_000;

export function dayOfWallTime(wallTime: number): Day {
  return new Date(wallTime).toISOString().slice(0, 10);
}

/** Excluded moments: by time, or by day where the feed names only a day. */
export class ExcludedMoments {
  readonly #times = new Set<number>();
  readonly #days = new Set<Day>();

  add({ wallTime, isDay }: Moment): void {
    if (isDay) this.#days.add(dayOfWallTime(wallTime));
    else this.#times.add(wallTime);
  }

  has({ wallTime }: Moment): boolean {
    return this.#times.has(wallTime) || this.#days.has(dayOfWallTime(wallTime));
  }
}

type RecurrenceRule = Record<string, unknown> & { until?: string };

/** The last occurrence of the rule before `from`: from the first, ical.js would step through all years. */
function laterStart(first: Moment, from: number, rule: RecurrenceRule): Moment {
  const { freq, interval = 1, wkst: _, byday, ...rest } = rule;
  const period = Math.max(1, Number(interval)) * (freq === "WEEKLY" ? 7 * DAY : DAY);
  const isFixed = freq === "WEEKLY" || (freq === "DAILY" && byday === undefined);
  if (!isFixed || Object.keys(rest).length > 0 || first.wallTime + period >= from) return first;
  return {
    ...first,
    wallTime: first.wallTime + Math.floor((from - first.wallTime) / period) * period,
  };
}

function* occurrencesOf(
  rule: ICAL.Property,
  start: ICAL.Property,
  { from, isWithinDay }: Pick<StartsWindow, "from" | "isWithinDay">,
): Generator<Moment> {
  const { until, ...unending } = (rule.jCal as [string, object, string, RecurrenceRule])[3];
  // ical.js compares an UNTIL in UTC with a start in another zone without conversion.
  const lastMoment = until === undefined ? undefined : untilMoment(until, start);
  const first = parseMoment(propertyValues(start)[0] ?? "");
  const clock = houseClockFor(start);
  if (isWithinDay && !("byhour" in unending)) return;
  if (lastMoment && lastMoment.wallTime + DAY < from) return;
  const firstMoment = laterStart(first, from - DAY, unending);
  const momentIterator = ICAL.Recur.fromData(unending as never).iterator(icalTimeOf(firstMoment));
  let steps = MAX_RECURRENCE_STEPS;
  const nextTime = () => momentIterator.next() as ICAL.Time | null;
  for (let time = nextTime(); time; time = nextTime()) {
    if (steps-- <= 0) throw new RangeError("a recurrence without end");
    const wallTime = wallTimeOf(time);
    const moment = { wallTime: first.isDay ? wallTime : clock(wallTime), isDay: first.isDay };
    if (lastMoment && isMomentAfter(moment, lastMoment)) return;
    yield moment;
  }
}

function untilMoment(until: string, start: ICAL.Property): Moment {
  const limit = new ICAL.Property(["until", start.jCal[1], "date-time", until], start.parent);
  const [moment] = momentsOf(limit);
  if (!moment) throw new RangeError("no end");
  return moment;
}

function isMomentAfter(moment: Moment, end: Moment): boolean {
  return moment.isDay || end.isDay
    ? dayOfWallTime(moment.wallTime) > dayOfWallTime(end.wallTime)
    : moment.wallTime > end.wallTime;
}

type StartsWindow = {
  from: number;
  end: number;
  overridden: ExcludedMoments | undefined;
  /** Whether each occurrence lies within one day, so that none takes a night. */
  isWithinDay: boolean;
};

/** The starts of an event before `end`, without excluded and overridden ones; some may be before `from`. */
export function startsOf(
  event: ICAL.Component,
  { from, end, overridden, isWithinDay }: StartsWindow,
): Moment[] {
  const startProperty = event.getFirstProperty("dtstart");
  const [first] = startProperty ? momentsOf(startProperty) : [];
  if (!startProperty || !first) throw new RangeError("no beginning");
  if (event.hasProperty("exrule")) throw new RangeError("a rule of exceptions");
  const excludedMoments = new ExcludedMoments();
  for (const property of event.getAllProperties("exdate"))
    for (const moment of momentsOf(property)) excludedMoments.add(moment);
  const starts = [first, ...event.getAllProperties("rdate").flatMap(momentsOf)];
  for (const rule of event.getAllProperties("rrule"))
    for (const moment of occurrencesOf(rule, startProperty, { from, isWithinDay })) {
      if (moment.wallTime >= end) break;
      starts.push(moment);
    }
  return starts.filter((moment) => !excludedMoments.has(moment) && !overridden?.has(moment));
}
