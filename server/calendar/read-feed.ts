/**
 * Reads a portal's calendar as nights. Nothing else of it is kept: a portal changes the identity of a
 * stay at every edit, and names guests.
 *
 * The library is Mozilla's: of those that were tried it alone reads recurrences as they are meant and
 * says so when a feed is none. Days, hours, zones, exceptions and ends are read here (moments.ts,
 * recurrence.ts), for it takes 30 February for 2 March and "2027-07-11" for a day of 2026.
 */
import type ICAL from "ical.js";
import type { Day } from "#app/domain/stay.ts";
import { type FeedEvent, parseEvents } from "./feed-events.ts";
import { extentOf, linesOf } from "./feed-lines.ts";
import { lengthOf, type Moment, momentsOf, NotUnderstood, valuesOf } from "./moments.ts";
import { dayOfShown, Exceptions, newSteps, type Steps, startsOf } from "./recurrence.ts";

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

export type ReadOptions = {
  /** The nights that are asked for: from `first` on, before `end`. */
  first: Day;
  end: Day;
  /** A person's own calendar: an hour within a day takes no night there. */
  isPersonal?: boolean;
  /** Titles of entries that are no stay and no closure: a portal may write its own rules so. */
  ignored?: string[];
};

/**
 * What a feed says. "part": some of it was not understood, so what it does not name may be taken all
 * the same; "none": it is no calendar.
 */
export type Reading = { extent: "whole" | "part" | "none"; events: number; nights: Day[] };

type Within = { first: number; end: number; isPersonal: boolean };

/** The nights from a moment at home, for so long. */
function nightsFrom(start: Moment, length: number, { first, end, isPersonal }: Within): Day[] {
  if (!(length >= 0)) throw new NotUnderstood("it ends before it begins");
  const begin = Math.floor(start.shown / DAY);
  // Some portals let a day end at 23:59.
  const after = start.isDay
    ? Math.ceil((start.shown + length) / DAY)
    : Math.floor((start.shown + length + MINUTE) / DAY);
  if (after <= begin && isPersonal && !start.isDay) return [];
  const from = Math.max(begin, first);
  const to = Math.min(Math.max(after, begin + 1), end);
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => dayOfShown((from + at) * DAY));
}

/** How long an event lasts on the clock at home. */
function lengthOfEvent(event: ICAL.Component, calendar: ICAL.Component): [Moment, number] {
  const start = event.getFirstProperty("dtstart");
  const [begin] = start ? momentsOf(start, calendar) : [];
  if (!begin) throw new NotUnderstood("no beginning");
  const end = event.getFirstProperty("dtend");
  const duration = event.getFirstProperty("duration");
  if (end) return [begin, (momentsOf(end, calendar)[0]?.shown ?? Number.NaN) - begin.shown];
  if (duration) return [begin, lengthOf(valuesOf(duration)[0] ?? "")];
  return [begin, begin.isDay ? DAY : 0];
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? "").trim();

/** A changed day of a series stands beside the series, as an event of its own. */
function changedDays(events: FeedEvent[]): Map<string, Exceptions> {
  const changed = new Map<string, Exceptions>();
  for (const { event, calendar } of events) {
    const day = event.getFirstProperty("recurrence-id");
    if (!day) continue;
    // "This one and all that follow": nobody writes it, and the library and the others disagree on it.
    if (day.getFirstParameter("range")) throw new NotUnderstood("a change of all that follow");
    const days = changed.get(textOf(event, "uid")) ?? new Exceptions();
    for (const moment of momentsOf(day, calendar)) days.add(moment);
    changed.set(textOf(event, "uid"), days);
  }
  return changed;
}

function nightsOf(
  { event, calendar }: FeedEvent,
  changed: Exceptions | undefined,
  steps: Steps,
  within: Within,
): Day[] {
  const [begin, length] = lengthOfEvent(event, calendar);
  if (event.hasProperty("recurrence-id")) return nightsFrom(begin, length, within);
  const starts = startsOf(event, calendar, { end: within.end * DAY, changed, steps });
  return starts.flatMap((start) => nightsFrom(start, length, within));
}

/** What a feed says of the nights that are asked for. */
export function readFeed(text: string, options: ReadOptions): Reading {
  const lines = linesOf(text);
  const extent = extentOf(lines);
  if (extent === "none") return { extent, events: 0, nights: [] };
  const { events, faults } = parseEvents(lines);
  let isWhole = extent === "whole" && faults === 0;
  const understood = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      isWhole = false;
      return undefined;
    }
  };
  const ignored = new Set(options.ignored?.map((title) => title.toLowerCase()));
  const counts = ({ event }: FeedEvent) =>
    !/^CANCELLED$/i.test(textOf(event, "status")) &&
    !ignored.has(textOf(event, "summary").toLowerCase());
  const changed = understood(() => changedDays(events));
  const steps = newSteps();
  const within = {
    first: Date.parse(options.first) / DAY,
    end: Date.parse(options.end) / DAY,
    isPersonal: options.isPersonal ?? false,
  };
  const nights = events
    .filter(counts)
    .flatMap(
      (one) =>
        understood(() => nightsOf(one, changed?.get(textOf(one.event, "uid")), steps, within)) ??
        [],
    );
  return {
    extent: isWhole ? "whole" : "part",
    events: events.length,
    nights: [...new Set(nights)].toSorted(),
  };
}
