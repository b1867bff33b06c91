/**
 * Writes nights as a calendar for portals (RFC 5545). It carries nights alone: no name, no note, not
 * even whether somebody stays or the house is closed. The same nights are the same bytes.
 */
import { createHash } from "node:crypto";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import type { Day, Stay } from "#app/domain/stay.ts";

export type Calendar = {
  room: string;
  /** The site's own name: the identities of entries end with it. */
  host: string;
  nights: Iterable<Day>;
  /** When these nights were first told, in milliseconds. */
  at: number;
};

/** Some portals refuse a calendar without entries. */
const LONG_AGO: Stay = { checkIn: "1970-01-01", checkOut: "1970-01-02" };

/** As long as a line may be, in bytes; all of ours are ASCII. */
const LINE = 75;

function folded(line: string): string {
  const [first = "", ...rest] = line.match(new RegExp(`.{1,${LINE - 1}}`, "g")) ?? [];
  return [first, ...rest].join("\r\n ");
}

const basic = (day: Day) => day.replaceAll("-", "");

const stampOf = (at: number) =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

function entry({ checkIn, checkOut }: Stay, { room, host, at }: Calendar): string[] {
  const identity = createHash("sha256").update(`${room} ${checkIn} ${checkOut}`).digest("hex");
  return [
    "BEGIN:VEVENT",
    `UID:${identity.slice(0, 32)}@${host}`,
    `DTSTAMP:${stampOf(at)}`,
    `DTSTART;VALUE=DATE:${basic(checkIn)}`,
    `DTEND;VALUE=DATE:${basic(checkOut)}`,
    "SUMMARY:Occupato",
    "END:VEVENT",
  ];
}

export function writeFeed(calendar: Calendar): string {
  const stays = runsOf(calendar.nights).map(stayOfRun);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendar.host}//Nights//IT`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(stays.length > 0 ? stays : [LONG_AGO]).flatMap((stay) => entry(stay, calendar)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
