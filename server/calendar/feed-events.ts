import ICAL from "ical.js";

// Without strict parsing ical.js accepts a date without VALUE=DATE.
ICAL.design.strict = false;

/** Lines of other properties are dropped, because they may name guests or break the parser. */
const RELEVANT_LINE =
  /^(BEGIN|END|UID|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)(?![\w-])/i;

/** Other BEGIN and END lines are dropped: ical.js would take "End: 15 August" in a description for an END line. */
const KNOWN_COMPONENT_LINE =
  /^(BEGIN|END):(VCALENDAR|VEVENT|VTODO|VJOURNAL|VFREEBUSY|VTIMEZONE|STANDARD|DAYLIGHT|VALARM|VAVAILABILITY|AVAILABLE|X-[\w-]+)$/i;

/** Returns the unfolded lines, one property each; `faultCount` counts BEGIN and END lines of unknown components. */
export function relevantLinesOf(text: string): { lines: string[]; faultCount: number } {
  const unfoldedLines = text
    .replaceAll(/[\uFEFF\0]/g, "")
    .replaceAll(/(\r\n|\n|\r)[ \t]/g, "")
    .split(/[\r\n]+/)
    .filter((line) => RELEVANT_LINE.test(line))
    .map((line) => line.trimEnd());
  const isKept = (line: string) => !/^(BEGIN|END)/i.test(line) || KNOWN_COMPONENT_LINE.test(line);
  const droppedLines = unfoldedLines.filter((line) => !isKept(line));
  const faultCount = droppedLines.filter((line) => /^\w+\s*(:|$)/.test(line)).length;
  return { lines: unfoldedLines.filter(isKept), faultCount };
}

export function extentOfFeed(lines: string[]): "whole" | "part" | "none" {
  const countLines = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  const calendarCount = countLines(/^BEGIN:VCALENDAR$/i);
  if (calendarCount === 0) return "none";
  const isCalendarClosed =
    countLines(/^END:VCALENDAR$/i) === calendarCount && /^END:VCALENDAR$/i.test(lines.at(-1) ?? "");
  return isCalendarClosed ? "whole" : "part";
}

function eventTextsIn(lines: string[]): string[] {
  const eventStarts = lines.flatMap((line, index) => (/^BEGIN:VEVENT$/i.test(line) ? [index] : []));
  return eventStarts.map((startIndex, index) => {
    const eventLines = lines.slice(startIndex, eventStarts[index + 1]);
    const endIndex = eventLines.findIndex((line) => /^END:VEVENT$/i.test(line));
    return eventLines.slice(0, endIndex + 1).join("\r\n");
  });
}

type ParsedEvents = { events: ICAL.Component[]; faultCount: number };

function parseCalendars(text: string): ICAL.Component[] {
  const jCal = ICAL.parse(text) as unknown[];
  const calendars = (Array.isArray(jCal[0]) ? jCal : [jCal]) as unknown[][];
  return calendars.map((one) => new ICAL.Component(one));
}

const eventsIn = (calendar: ICAL.Component) => calendar.getAllSubcomponents("vevent");

/** If the feed cannot be parsed as a whole, returns those events that can be parsed one by one. */
export function parseEvents(lines: string[]): ParsedEvents {
  try {
    const calendars = parseCalendars(lines.join("\r\n"));
    const events = calendars.flatMap(eventsIn);
    const lostCount = lines.filter((line) => /^END:VEVENT$/i.test(line)).length - events.length;
    // A VFREEBUSY component is a fault, because it may contain taken nights, and we do not read it.
    const freeBusyCalendars = calendars.filter((one) => one.getFirstSubcomponent("vfreebusy"));
    return { events, faultCount: freeBusyCalendars.length + Math.abs(lostCount) };
  } catch {
    return parseEventsOneByOne(lines);
  }
}

function parseEventsOneByOne(lines: string[]): ParsedEvents {
  const parsedEvents: ParsedEvents = { events: [], faultCount: 1 };
  for (const eventText of eventTextsIn(lines))
    try {
      const calendars = parseCalendars(`BEGIN:VCALENDAR\r\n${eventText}\r\nEND:VCALENDAR`);
      parsedEvents.events.push(...calendars.flatMap(eventsIn));
    } catch {
      parsedEvents.faultCount++;
    }
  return parsedEvents;
}
