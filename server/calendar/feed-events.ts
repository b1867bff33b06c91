/** The events of a feed; where it cannot be read as one, those that can. */
import ICAL from "ical.js";
import { eventsOf } from "./feed-lines.ts";

// A day without VALUE=DATE is a day.
ICAL.design.strict = false;

export type FeedEvent = { event: ICAL.Component; calendar: ICAL.Component };

type Parsed = { events: FeedEvent[]; faults: number };

/** One calendar, or several one after the other. */
function calendarsOf(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const all = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
  return all.map((one) => new ICAL.Component(one));
}

function eventsIn(calendar: ICAL.Component): FeedEvent[] {
  return calendar.getAllSubcomponents("vevent").map((event) => ({ event, calendar }));
}

export function parseEvents(lines: string[]): Parsed {
  try {
    const calendars = calendarsOf(lines.join("\r\n"));
    // Nights may stand there too, in a shape that we do not read.
    const others = calendars.filter((calendar) => calendar.getFirstSubcomponent("vfreebusy"));
    return { events: calendars.flatMap(eventsIn), faults: others.length };
  } catch {
    return parseOneByOne(lines);
  }
}

function parseOneByOne(lines: string[]): Parsed {
  const parsed: Parsed = { events: [], faults: 1 };
  for (const text of eventsOf(lines))
    try {
      const calendars = calendarsOf(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`);
      parsed.events.push(...calendars.flatMap(eventsIn));
    } catch {
      parsed.faults++;
    }
  return parsed;
}
