/** When an event of a feed takes place: once, or again and again. */
import ICAL from "ical.js";
import type { Day } from "#app/domain/stay.ts";
import {
  clockOf,
  type Moment,
  momentsOf,
  NotUnderstood,
  shownBy,
  timeOf,
  valuesOf,
  writtenMoment,
} from "./moments.ts";

/** How many steps all recurrences of a feed may take together: a daily one for fifty years. */
const MOST_STEPS = 20_000;

export type Steps = { left: number };

export function newSteps(): Steps {
  return { left: MOST_STEPS };
}

export function dayOfShown(shown: number): Day {
  return new Date(shown).toISOString().slice(0, 10);
}

/** Moments that are left out, each by its time or, where a feed names only its day, by that. */
export class Exceptions {
  readonly #times = new Set<number>();
  readonly #days = new Set<Day>();

  add({ shown, isDay }: Moment): void {
    if (isDay) this.#days.add(dayOfShown(shown));
    else this.#times.add(shown);
  }

  has({ shown }: Moment): boolean {
    return this.#times.has(shown) || this.#days.has(dayOfShown(shown));
  }
}

type Rule = Record<string, unknown> & { until?: string };

function* occurrencesOf(
  rule: ICAL.Property,
  start: ICAL.Property,
  calendar: ICAL.Component,
  steps: Steps,
): Generator<Moment> {
  const { until, ...unending } = (rule.jCal as [string, object, string, Rule])[3];
  // The library compares an end in UTC with a start on another clock as if they were one.
  const end = until === undefined ? undefined : momentOf(until, start, calendar);
  const first = writtenMoment(valuesOf(start)[0] ?? "");
  const clock = clockOf(start, calendar);
  const iterator = ICAL.Recur.fromData(unending as never).iterator(timeOf(first));
  for (
    let time = iterator.next() as ICAL.Time | null;
    time;
    time = iterator.next() as ICAL.Time | null
  ) {
    if (steps.left-- <= 0) throw new NotUnderstood("a recurrence without end");
    const shown = shownBy(time);
    const moment = { shown: first.isDay ? shown : clock(shown), isDay: first.isDay };
    if (end && isAfter(moment, end)) return;
    yield moment;
  }
}

function momentOf(until: string, start: ICAL.Property, calendar: ICAL.Component): Moment {
  const property = new ICAL.Property(["until", start.jCal[1], "date-time", until]);
  const [moment] = momentsOf(property, calendar);
  if (!moment) throw new NotUnderstood("no end");
  return moment;
}

function isAfter(moment: Moment, end: Moment): boolean {
  return moment.isDay || end.isDay
    ? dayOfShown(moment.shown) > dayOfShown(end.shown)
    : moment.shown > end.shown;
}

/** All beginnings of an event before `end`, but those in `changed`, which the feed tells of beside it. */
export function startsOf(
  event: ICAL.Component,
  calendar: ICAL.Component,
  { end, changed, steps }: { end: number; changed: Exceptions | undefined; steps: Steps },
): Moment[] {
  const start = event.getFirstProperty("dtstart");
  const [first] = start ? momentsOf(start, calendar) : [];
  if (!start || !first) throw new NotUnderstood("no beginning");
  if (event.hasProperty("exrule")) throw new NotUnderstood("a rule of exceptions");
  const left = new Exceptions();
  for (const property of event.getAllProperties("exdate"))
    for (const moment of momentsOf(property, calendar)) left.add(moment);
  const starts = [first];
  for (const property of event.getAllProperties("rdate"))
    starts.push(...momentsOf(property, calendar));
  for (const rule of event.getAllProperties("rrule"))
    for (const moment of occurrencesOf(rule, start, calendar, steps)) {
      if (moment.shown >= end) break;
      starts.push(moment);
    }
  return starts.filter((moment) => !left.has(moment) && !changed?.has(moment));
}
