/**
 * Parses a portal's calendar into nights. Only nights are stored: an event's UID cannot identify the event,
 * because portals change it at every edit, and other properties name guests.
 *
 * ical.js (Mozilla) parses the syntax: of the libraries we tried, only ical.js reads recurrences correctly
 * and rejects texts that are no calendar. Dates, times, zones, exceptions and ends of recurrences are
 * handled by moments.ts and recurrence.ts, because ical.js reads 30 February as 2 March.
 */
import type ICAL from "ical.js";
import { type Day, isDay } from "#app/domain/stay.ts";
import { extentOfFeed, relevantLinesOf, parseEvents } from "./feed-events.ts";
import { parseDurationMs, type Moment, momentsOf, propertyValuesOf } from "./moments.ts";
import { dayOfWallTime, type ExcludedMoments, excludedMomentsOf, startsOf } from "./recurrence.ts";
import { DAY, MINUTE } from "#server/system/durations.ts";

export type ParseOptions = {
  first: Day; // the first night to read
  end: Day; // the day after the last night to read
  /** True for a personal calendar, in which an event within one day takes no night. */
  isPersonal?: boolean;
};

export type ParseTask = { text: string; options: ParseOptions };

export type FeedReading = {
  /** "part" if something was not read, so that more nights may be taken; "none" if the text is no calendar. */
  extent: "whole" | "part" | "none";
  eventCount: number;
  nights: Day[];
  /** The nights on which an event begins, unless an earlier event also takes the night. */
  arrivals: Day[];
  unreadableDay?: Day | undefined;
};

/** The nights from `first` to the night before `end`, as counts of days since 1970. */
type ParseRange = { first: number; end: number; isPersonal: boolean };

type EventNight = { night: Day; isArrival: boolean };

function occurrenceNights(start: Moment, lengthMs: number, { first, end, isPersonal }: ParseRange) {
  if (!(lengthMs >= 0)) throw new RangeError("it ends before it begins");
  const startDay = Math.floor(start.wallTime / DAY);
  // A minute is added, because some portals end a day at 23:59.
  const endDay = start.isDate
    ? Math.ceil((start.wallTime + lengthMs) / DAY)
    : Math.floor((start.wallTime + lengthMs + MINUTE) / DAY);
  if (endDay <= startDay && isPersonal && !start.isDate) return [];
  const firstNight = Math.max(startDay, first);
  const endNight = Math.min(Math.max(endDay, startDay + 1), end);
  return Array.from({ length: Math.max(0, endNight - firstNight) }, (_, index) => ({
    night: dayOfWallTime((firstNight + index) * DAY),
    isArrival: firstNight + index === startDay,
  }));
}

function startAndLengthOf(event: ICAL.Component): [Moment, number] {
  const dtStart = event.getFirstProperty("dtstart");
  const [start] = dtStart ? momentsOf(dtStart) : [];
  if (!start) throw new RangeError("no beginning");
  const dtEnd = event.getFirstProperty("dtend");
  const duration = event.getFirstProperty("duration");
  if (dtEnd) return [start, (momentsOf(dtEnd)[0]?.wallTime ?? Number.NaN) - start.wallTime];
  if (duration) return [start, parseDurationMs(propertyValuesOf(duration)[0] ?? "")];
  return [start, start.isDate ? DAY : 0];
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? "").trim();

/** Returns, by UID of the series, the occurrences that have an event of their own (RECURRENCE-ID). */
function overriddenMomentsByUid(events: ICAL.Component[]): Map<string, ExcludedMoments> {
  const overrides = events.flatMap((event) => event.getFirstProperty("recurrence-id") ?? []);
  // RANGE=THISANDFUTURE is refused, because libraries disagree on its meaning, and no portal writes it.
  if (overrides.some((override) => override.getFirstParameter("range")))
    throw new RangeError("a change of all that follow");
  const overridesByUid = Map.groupBy(overrides, ({ parent }) => textOf(parent, "uid"));
  return new Map([...overridesByUid].map(([uid, ofSeries]) => [uid, excludedMomentsOf(ofSeries)]));
}

function dayOfEvent(event: ICAL.Component): Day | undefined {
  const dtStart = event.getFirstProperty("dtstart");
  const startDay = dtStart ? (propertyValuesOf(dtStart)[0] ?? "").slice(0, 10) : "";
  return isDay(startDay) ? startDay : undefined;
}

function nightsOfEvent(
  event: ICAL.Component,
  overriddenMoments: ExcludedMoments | undefined,
  range: ParseRange,
): EventNight[] {
  const [start, lengthMs] = startAndLengthOf(event);
  if (event.hasProperty("recurrence-id")) return occurrenceNights(start, lengthMs, range);
  // In a personal calendar an event between 2 and 22 o'clock is within a day, even if summer time shifts it by an hour.
  const startHour = (start.wallTime - Math.floor(start.wallTime / DAY) * DAY) / (60 * MINUTE);
  const isDaytime = startHour >= 2 && lengthMs >= 0 && startHour + lengthMs / (60 * MINUTE) <= 22;
  const isWithinDay = range.isPersonal && !start.isDate && isDaytime;
  const starts = startsOf(event, start, { end: range.end * DAY, overriddenMoments, isWithinDay });
  return starts.flatMap((occurrence) => occurrenceNights(occurrence, lengthMs, range));
}

export function parseFeed(text: string, options: ParseOptions): FeedReading {
  const { lines, faultCount: lineFaultCount } = relevantLinesOf(text);
  const extent = extentOfFeed(lines);
  if (extent === "none") return { extent, eventCount: 0, nights: [], arrivals: [] };
  const { events, faultCount } = parseEvents(lines);
  let isFeedWhole = extent === "whole" && faultCount + lineFaultCount === 0;
  const tryOrMarkPart = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      isFeedWhole = false;
      return undefined;
    }
  };
  const isPlanned = (event: ICAL.Component) => !/^CANCELLED$/i.test(textOf(event, "status"));
  const overriddenByUid = tryOrMarkPart(() => overriddenMomentsByUid(events));
  let unreadableDay: Day | undefined;
  const parseRange = {
    first: Date.parse(options.first) / DAY,
    end: Date.parse(options.end) / DAY,
    isPersonal: options.isPersonal ?? false,
  };
  const eventNights = events.filter(isPlanned).flatMap((event) => {
    const overriddenMoments = overriddenByUid?.get(textOf(event, "uid"));
    const nightsIfRead = tryOrMarkPart(() => nightsOfEvent(event, overriddenMoments, parseRange));
    if (!nightsIfRead) unreadableDay ??= dayOfEvent(event);
    return nightsIfRead ?? [];
  });
  const takenNights = [...new Set(eventNights.map(({ night }) => night))].toSorted();
  const continuedNights = new Set(eventNights.flatMap((one) => (one.isArrival ? [] : [one.night])));
  return {
    extent: isFeedWhole ? "whole" : "part",
    eventCount: events.length,
    nights: takenNights,
    arrivals: takenNights.filter((night) => !continuedNights.has(night)),
    unreadableDay,
  };
}
