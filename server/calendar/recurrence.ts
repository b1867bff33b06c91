import ICAL from "ical.js";
import type { Day } from "#app/domain/stay.ts";
import {
  clockOf,
  type Moment,
  momentsOf,
  wallTimeOf,
  timeOf,
  valuesOf,
  parseMoment,
} from "./moments.ts";

/** Steps of all recurrences of a feed together; a daily one of fifty years needs fewer. */
const MAX_STEPS = 20_000;

export type Steps = { left: number };

export const newSteps = (): Steps => ({ left: MAX_STEPS });

export function dayOf(wallTime: number): Day {
  return new Date(wallTime).toISOString().slice(0, 10);
}

/** Excluded moments: by time, or by day where the feed names only a day. */
export class Exceptions {
  readonly #times = new Set<number>();
  readonly #days = new Set<Day>();

  add({ wallTime, isDay }: Moment): void {
    if (isDay) this.#days.add(dayOf(wallTime));
    else this.#times.add(wallTime);
  }

  has({ wallTime }: Moment): boolean {
    return this.#times.has(wallTime) || this.#days.has(dayOf(wallTime));
  }
}

type Rule = Record<string, unknown> & { until?: string };

function* occurrencesOf(
  rule: ICAL.Property,
  start: ICAL.Property,
  steps: Steps,
): Generator<Moment> {
  const { until, ...unending } = (rule.jCal as [string, object, string, Rule])[3];
  // ical.js compares an UNTIL in UTC with a start in another zone without conversion.
  const end = until === undefined ? undefined : momentOf(until, start);
  const first = parseMoment(valuesOf(start)[0] ?? "");
  const clock = clockOf(start);
  const iterator = ICAL.Recur.fromData(unending as never).iterator(timeOf(first));
  const next = () => iterator.next() as ICAL.Time | null;
  for (let time = next(); time; time = next()) {
    if (steps.left-- <= 0) throw new RangeError("a recurrence without end");
    const wallTime = wallTimeOf(time);
    const moment = { wallTime: first.isDay ? wallTime : clock(wallTime), isDay: first.isDay };
    if (end && isAfter(moment, end)) return;
    yield moment;
  }
}

function momentOf(until: string, start: ICAL.Property): Moment {
  const property = new ICAL.Property(["until", start.jCal[1], "date-time", until], start.parent);
  const [moment] = momentsOf(property);
  if (!moment) throw new RangeError("no end");
  return moment;
}

function isAfter(moment: Moment, end: Moment): boolean {
  return moment.isDay || end.isDay
    ? dayOf(moment.wallTime) > dayOf(end.wallTime)
    : moment.wallTime > end.wallTime;
}

/** The starts of an event before `end`, without excluded and overridden ones. */
export function startsOf(
  event: ICAL.Component,
  { end, overridden, steps }: { end: number; overridden: Exceptions | undefined; steps: Steps },
): Moment[] {
  const start = event.getFirstProperty("dtstart");
  const [first] = start ? momentsOf(start) : [];
  if (!start || !first) throw new RangeError("no beginning");
  if (event.hasProperty("exrule")) throw new RangeError("a rule of exceptions");
  const exclusions = new Exceptions();
  for (const property of event.getAllProperties("exdate"))
    for (const moment of momentsOf(property)) exclusions.add(moment);
  const starts = [first, ...event.getAllProperties("rdate").flatMap(momentsOf)];
  for (const rule of event.getAllProperties("rrule"))
    for (const moment of occurrencesOf(rule, start, steps)) {
      if (moment.wallTime >= end) break;
      starts.push(moment);
    }
  return starts.filter((moment) => !exclusions.has(moment) && !overridden?.has(moment));
}
