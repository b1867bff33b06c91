/**
 * The lines of a feed that say which nights are taken. All others, above all what portals write about
 * guests, are dropped before anything reads them, and cannot break the reading either.
 */

const OURS =
  /^(BEGIN|END|UID|STATUS|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)(?![\w-])/i;

/** A feed's text as far as it concerns us, one property a line. */
export function linesOf(text: string): string[] {
  return text
    .replaceAll(/[\uFEFF\0]/g, "")
    .replaceAll(/(\r\n|\n|\r)[ \t]/g, "")
    .split(/[\r\n]+/)
    .filter((line) => OURS.test(line))
    .map((line) => line.trimEnd());
}

/** Whether lines are a whole calendar, or a part of one, or none. */
export function extentOf(lines: string[]): "whole" | "part" | "none" {
  const count = (line: RegExp) => lines.filter((one) => line.test(one)).length;
  const begun = count(/^BEGIN:VCALENDAR$/i);
  if (begun === 0) return "none";
  const isClosed =
    count(/^END:VCALENDAR$/i) === begun && /^END:VCALENDAR$/i.test(lines.at(-1) ?? "");
  return isClosed ? "whole" : "part";
}

/** Each event's own lines, for a feed that cannot be read as one. */
export function eventsOf(lines: string[]): string[] {
  const begin = lines.flatMap((line, index) => (/^BEGIN:VEVENT$/i.test(line) ? [index] : []));
  return begin.map((from, index) => {
    const rest = lines.slice(from, begin[index + 1]);
    const end = rest.findIndex((line) => /^END:VEVENT$/i.test(line));
    return rest.slice(0, end + 1).join("\r\n");
  });
}
