/** The lines of a feed that decide which nights are taken, and the events in them. */
import ICAL from "ical.js";

// Accepts a date without VALUE=DATE.
ICAL.design.strict = false;

/** All other lines are dropped before parsing: they may contain guests' data, and cannot break the parser then. */
const RELEVANT_LINE =
  /^(BEGIN|END|UID|STATUS|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)(?![\w-])/i;

/** "End: 15 August" in a description is no such line, and ical.js would end the event there. */
const KNOWN_COMPONENT_LINE =
  /^(BEGIN|END):(VCALENDAR|VEVENT|VTODO|VJOURNAL|VFREEBUSY|VTIMEZONE|STANDARD|DAYLIGHT|VALARM|VAVAILABILITY|AVAILABLE|X-[\w-]+)$/i;

/** The relevant lines, unfolded: one property each; `faults` counts those that only look like a component's. */
export function relevantLines(text: string): { lines: string[]; faults: number } {
  const all = text
    .replaceAll(/[\uFEFF\0]/g, "")
    .replaceAll(/(\r\n|\n|\r)[ \t]/g, "")
    .split(/[\r\n]+/)
    .filter((line) => RELEVANT_LINE.test(line))
    .map((line) => line.trimEnd());
  const isKnown = (line: string) => !/^(BEGIN|END)/i.test(line) || KNOWN_COMPONENT_LINE.test(line);
  const others = all.filter((line) => !isKnown(line));
  const faults = others.filter((line) => /^\w+\s*(:|$)/.test(line)).length;
  return { lines: all.filter(isKnown), faults };
}

/** Whether the lines are a whole calendar, a part of one, or none. */
export function extentOfFeed(lines: string[]): "whole" | "part" | "none" {
  const count = (line: RegExp) => lines.filter((one) => line.test(one)).length;
  const begins = count(/^BEGIN:VCALENDAR$/i);
  if (begins === 0) return "none";
  const isClosed =
    count(/^END:VCALENDAR$/i) === begins && /^END:VCALENDAR$/i.test(lines.at(-1) ?? "");
  return isClosed ? "whole" : "part";
}

/** The lines of each event, for a feed that cannot be parsed as a whole. */
function eventTexts(lines: string[]): string[] {
  const begin = lines.flatMap((line, index) => (/^BEGIN:VEVENT$/i.test(line) ? [index] : []));
  return begin.map((from, index) => {
    const rest = lines.slice(from, begin[index + 1]);
    const end = rest.findIndex((line) => /^END:VEVENT$/i.test(line));
    return rest.slice(0, end + 1).join("\r\n");
  });
}

type ParsedEvents = { events: ICAL.Component[]; faults: number };

/** A feed may contain several calendars. */
function parseCalendars(text: string): ICAL.Component[] {
  const result = ICAL.parse(text) as unknown[];
  const all = (Array.isArray(result[0]) ? result : [result]) as unknown[][];
  return all.map((one) => new ICAL.Component(one));
}

const eventsIn = (calendar: ICAL.Component) => calendar.getAllSubcomponents("vevent");

/** The events; where the whole cannot be parsed, those that can. */
export function parseEvents(lines: string[]): ParsedEvents {
  try {
    const calendars = parseCalendars(lines.join("\r\n"));
    const events = calendars.flatMap(eventsIn);
    const lost = lines.filter((line) => /^END:VEVENT$/i.test(line)).length - events.length;
    // VFREEBUSY may contain nights, which we do not read.
    const others = calendars.filter((calendar) => calendar.getFirstSubcomponent("vfreebusy"));
    return { events, faults: others.length + Math.abs(lost) };
  } catch {
    return parseOneByOne(lines);
  }
}

function parseOneByOne(lines: string[]): ParsedEvents {
  const result: ParsedEvents = { events: [], faults: 1 };
  for (const text of eventTexts(lines))
    try {
      const calendars = parseCalendars(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`);
      result.events.push(...calendars.flatMap(eventsIn));
    } catch {
      result.faults++;
    }
  return result;
}
