/** The events of a feed; where the whole cannot be parsed, those that can. */
import ICAL from "ical.js";
import { eventsOf } from "./feed-lines.ts";

// Accepts a date without VALUE=DATE.
ICAL.design.strict = false;

export type FeedEvent = { event: ICAL.Component; calendar: ICAL.Component };

type ParsedEvents = { events: FeedEvent[]; faults: number };

/** A feed may contain several calendars. */
function calendarsOf(text: string): ICAL.Component[] {
  const result = ICAL.parse(text) as unknown[];
  const all = (Array.isArray(result[0]) ? result : [result]) as unknown[][];
  return all.map((one) => new ICAL.Component(one));
}

function eventsIn(calendar: ICAL.Component): FeedEvent[] {
  return calendar.getAllSubcomponents("vevent").map((event) => ({ event, calendar }));
}

export function parseEvents(lines: string[]): ParsedEvents {
  try {
    const calendars = calendarsOf(lines.join("\r\n"));
    // VFREEBUSY may contain nights, which we do not read.
    const others = calendars.filter((calendar) => calendar.getFirstSubcomponent("vfreebusy"));
    return { events: calendars.flatMap(eventsIn), faults: others.length };
  } catch {
    return parseOneByOne(lines);
  }
}

function parseOneByOne(lines: string[]): ParsedEvents {
  const result: ParsedEvents = { events: [], faults: 1 };
  for (const text of eventsOf(lines))
    try {
      const calendars = calendarsOf(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`);
      result.events.push(...calendars.flatMap(eventsIn));
    } catch {
      result.faults++;
    }
  return result;
}
