/**
 * The lines of a feed that decide which nights are taken. All others are dropped before parsing:
 * they may contain guests' data, and cannot break the parser then.
 */

const RELEVANT =
  /^(BEGIN|END|UID|STATUS|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)(?![\w-])/i;

/** The relevant lines, unfolded: one property each. */
export function linesOf(text: string): string[] {
  return text
    .replaceAll(/[\uFEFF\0]/g, "")
    .replaceAll(/(\r\n|\n|\r)[ \t]/g, "")
    .split(/[\r\n]+/)
    .filter((line) => RELEVANT.test(line))
    .map((line) => line.trimEnd());
}

/** Whether the lines are a whole calendar, a part of one, or none. */
export function extentOf(lines: string[]): "whole" | "part" | "none" {
  const count = (line: RegExp) => lines.filter((one) => line.test(one)).length;
  const begins = count(/^BEGIN:VCALENDAR$/i);
  if (begins === 0) return "none";
  const isClosed =
    count(/^END:VCALENDAR$/i) === begins && /^END:VCALENDAR$/i.test(lines.at(-1) ?? "");
  return isClosed ? "whole" : "part";
}

/** The lines of each event, for a feed that cannot be parsed as a whole. */
export function eventsOf(lines: string[]): string[] {
  const begin = lines.flatMap((line, index) => (/^BEGIN:VEVENT$/i.test(line) ? [index] : []));
  return begin.map((from, index) => {
    const rest = lines.slice(from, begin[index + 1]);
    const end = rest.findIndex((line) => /^END:VEVENT$/i.test(line));
    return rest.slice(0, end + 1).join("\r\n");
  });
}
