import ICAL from "ical.js";
import type { Day } from "#app/domain/stay.ts";
import {
  houseTimeConverterFor,
  type Moment,
  momentsOf,
  wallTimeOf,
  icalTimeOf,
  propertyValuesOf,
  parseMoment,
} from "./moments.ts";

/** Enough steps for fifty years of a rule by days of the month, which takes 31 steps a month, more than all other rules. */
const MAX_RECURRENCE_STEPS = 20_000;

export function dayOfWallTime(wallTime: number): Day {
  return new Date(wallTime).toISOString().slice(0, 10);
}

/** An excluded moment is a wall time, or a day if the feed names only days. */
export type ExcludedMoments = ReadonlySet<number | Day>;

export function excludedMomentsOf(properties: ICAL.Property[]): ExcludedMoments {
  const moments = properties.flatMap(momentsOf);
  return new Set(
    moments.map(({ wallTime, isDate }) => (isDate ? dayOfWallTime(wallTime) : wallTime)),
  );
}

type RecurrenceRule = Record<string, unknown> & { until?: string };

function* occurrencesOf(rule: ICAL.Property, start: ICAL.Property, isWithinDay: boolean) {
  const { until, ...endlessRule } = (rule.jCal as [string, object, string, RecurrenceRule])[3];
  // UNTIL is compared below, because ical.js does not convert an UNTIL in UTC to the zone of the start.
  const [untilMoment] =
    until === undefined
      ? []
      : momentsOf(new ICAL.Property(["until", start.jCal[1], "date-time", until], start.parent));
  const dtStart = parseMoment(propertyValuesOf(start)[0] ?? "");
  const toHouseTime = houseTimeConverterFor(start);
  if (isWithinDay && !("byhour" in endlessRule)) return;
  const occurrences = ICAL.Recur.fromData(endlessRule as never).iterator(icalTimeOf(dtStart));
  let stepsLeft = MAX_RECURRENCE_STEPS;
  const readNext = () => occurrences.next() as ICAL.Time | null;
  for (let icalTime = readNext(); icalTime; icalTime = readNext()) {
    if (stepsLeft-- <= 0) throw new RangeError("a recurrence without end");
    const wallTime = wallTimeOf(icalTime);
    const occurrence = { ...dtStart, wallTime: dtStart.isDate ? wallTime : toHouseTime(wallTime) };
    if (untilMoment && isMomentAfter(occurrence, untilMoment)) return;
    yield occurrence;
  }
}

function isMomentAfter(moment: Moment, end: Moment): boolean {
  return moment.isDate || end.isDate
    ? dayOfWallTime(moment.wallTime) > dayOfWallTime(end.wallTime)
    : moment.wallTime > end.wallTime;
}

type StartsOptions = {
  end: number; // a wall time
  overriddenMoments: ExcludedMoments | undefined;
  isWithinDay: boolean;
};

/** Returns the starts of an event's occurrences, except excluded and overridden ones. Recurrences are read up to `end`. */
export function startsOf(
  event: ICAL.Component,
  start: Moment,
  { end, overriddenMoments = new Set(), isWithinDay }: StartsOptions,
): Moment[] {
  if (event.hasProperty("exrule")) throw new RangeError("a rule of exceptions");
  const excluded = excludedMomentsOf(event.getAllProperties("exdate")).union(overriddenMoments);
  const starts = [start, ...event.getAllProperties("rdate").flatMap(momentsOf)];
  for (const rule of event.getAllProperties("rrule"))
    for (const occurrence of occurrencesOf(rule, event.getFirstProperty("dtstart")!, isWithinDay)) {
      if (occurrence.wallTime >= end) break;
      starts.push(occurrence);
    }
  return starts.filter(
    ({ wallTime }) => !excluded.has(wallTime) && !excluded.has(dayOfWallTime(wallTime)),
  );
}
