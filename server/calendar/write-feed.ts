/** Writes an export: a calendar (RFC 5545) of taken nights, without guests' names. Its bytes change only if nights change. */
import { createHash } from "node:crypto";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import type { Day, Stay } from "#app/domain/stay.ts";

type ExportCalendar = {
  room: string;
  host: string; // of the site
  nights: Iterable<Day>;
  changedAt: number; // when the nights last changed
};

/** An export without nights contains this event, because some portals reject a calendar without events. */
const PLACEHOLDER_STAY: Stay = { checkIn: "1970-01-01", checkOut: "1970-01-02" };

/** RFC 5545, section 3.1. All of our lines are ASCII, so each character is one byte. */
const MAX_LINE_BYTES = 75;

function foldLine(line: string): string {
  return line.match(new RegExp(`.{1,${MAX_LINE_BYTES - 1}}`, "g"))!.join("\r\n ");
}

const toBasicDate = (day: Day) => day.replaceAll("-", "");

const toTimestamp = (at: number) =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

function eventLinesOf({ checkIn, checkOut }: Stay, { room, host, changedAt: at }: ExportCalendar) {
  const eventHash = createHash("sha256").update(`${room} ${checkIn} ${checkOut}`).digest("hex");
  return [
    "BEGIN:VEVENT",
    `UID:${eventHash.slice(0, 32)}@${host}`,
    `DTSTAMP:${toTimestamp(at)}`,
    `DTSTART;VALUE=DATE:${toBasicDate(checkIn)}`,
    `DTEND;VALUE=DATE:${toBasicDate(checkOut)}`,
    "SUMMARY:Occupato",
    "END:VEVENT",
  ];
}

export function writeFeed(calendar: ExportCalendar): string {
  const stays = runsOf(calendar.nights).map(stayOfRun);
  const feedLines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendar.host}//Nights//IT`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(stays.length > 0 ? stays : [PLACEHOLDER_STAY]).flatMap((stay) =>
      eventLinesOf(stay, calendar),
    ),
    "END:VCALENDAR",
  ];
  return feedLines.map((line) => `${foldLine(line)}\r\n`).join("");
}
