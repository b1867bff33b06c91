/** Calendars of portals and programs, each with its quirk and with the nights that it contains. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FeedReading, ParseOptions } from "#server/calendar/parse-feed.ts";

/** The period in which these feeds are read. */
export const WINDOW = { first: "2027-01-01", end: "2029-01-01" };

type Feed = {
  quirk: string;
  text: string;
  runs: string[];
  extent?: FeedReading["extent"];
  options?: Partial<ParseOptions>;
};

export const event = (...lines: string[]) => [
  "BEGIN:VEVENT",
  "UID:a@portal",
  ...lines,
  "END:VEVENT",
];

export const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Portal//EN", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  );

const stay = (from: string, to: string, ...more: string[]) =>
  event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, ...more);

/**
 * Reads feeds from a file of tests/fixtures/. A feed is a line "quirk => expected runs" and, indented below it, the lines
 * of its calendar: "entry …" begins an event with its first line, "stay 20270710 20270712" one with its two dates.
 */
function feedsOf(file: string, extent?: FeedReading["extent"]): Feed[] {
  const fileText = readFileSync(join(import.meta.dirname, "../fixtures", file), "utf8");
  const feeds = fileText.trim().split(/\n(?=\S)/);
  return feeds.map((feed) => {
    const [title = "", ...lines] = feed.split(/\n */);
    const [quirk = "", runs = ""] = title.split(/ => ?/);
    const [around = [], ...entries] = lines.reduce<string[][]>(
      (parts, line) => {
        const [, from, to] = /^stay (\S+) (\S+)$/.exec(line) ?? [];
        if (from) parts.push([`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`]);
        else if (line.startsWith("entry ")) parts.push([line.slice(6)]);
        else parts.at(-1)?.push(line);
        return parts;
      },
      [[]],
    );
    const text = calendar(...around, ...entries.flatMap((entry) => event(...entry)));
    return { quirk, text, runs: runs ? runs.split(" ") : [], ...(extent && { extent }) };
  });
}

const TWO_NIGHTS = calendar(...stay("20270710", "20270712"));

const specialFeeds: Feed[] = [
  {
    quirk: "Booking.com: stays and closures are called alike, all on one line end",
    text: calendar(...stay("20270710", "20270712", "SUMMARY:CLOSED - Not available")).replaceAll(
      "\r\n",
      "\n",
    ),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "an hour within a day, in a person's calendar: no night",
    text: calendar(
      ...event("DTSTART:20270710T150000", "DTEND:20270710T180000"),
      ...stay("20270720", "20270721"),
    ),
    runs: ["2027-07-20/1"],
    options: { isPersonal: true },
  },
  { quirk: "small letters", text: TWO_NIGHTS.toLowerCase(), runs: ["2027-07-10/2"] },
  {
    quirk: "a byte order mark and stray zero bytes",
    text: `\uFEFF${calendar(...stay("20270710", "20270712", "SUMMARY:Res\0erved"))}\0`,
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "lines folded in the middle of a day",
    text: TWO_NIGHTS.replace("VALUE=DATE:202707", "VALUE=DATE:2\r\n 02707"),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "two calendars, one after the other",
    text: calendar(...stay("20270710", "20270711")) + calendar(...stay("20270712", "20270713")),
    runs: ["2027-07-10/1", "2027-07-12/1"],
  },
  {
    quirk: "nine hundred daily reminders of half an hour, for years, in the family's calendar",
    text: calendar(
      ...Array.from({ length: 900 }, () =>
        event("DTSTART:20190101T090000", "DURATION:PT30M", "RRULE:FREQ=DAILY"),
      ).flat(),
      ...stay("20270812", "20270815"),
    ),
    options: { isPersonal: true },
    runs: ["2027-08-12/3"],
  },
  {
    quirk: "thirty daily entries since 2022, and a night of 1972 each Tuesday",
    text: calendar(
      ...Array.from({ length: 30 }, () =>
        event(
          "DTSTART:20220103T233000",
          "DURATION:PT15M",
          "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
        ),
      ).flat(),
      ...stay("19720104", "19720105", "RRULE:FREQ=WEEKLY;UNTIL=20270105"),
      ...event("DTSTART:19720104T090000", "DURATION:PT30M", "RRULE:FREQ=DAILY"),
    ),
    options: { isPersonal: true },
    runs: ["2027-01-05/1"],
  },
  {
    quirk: "thirty series that ended years ago",
    text: calendar(
      ...Array.from({ length: 30 }, () =>
        stay("20180101", "20180102", "RRULE:FREQ=DAILY;UNTIL=20201231"),
      ).flat(),
      ...stay("20270812", "20270815"),
    ),
    runs: ["2027-08-12/3"],
  },
];

const unreadFeeds: Feed[] = [
  { quirk: "a page to sign in", text: "<!DOCTYPE html><title>Sign in</title>" },
  { quirk: "nothing at all", text: "" },
].map((feed) => ({ ...feed, runs: [], extent: "none" }));

const CUT_OFF = TWO_NIGHTS.replace("END:VCALENDAR\r\n", "");

const partFeeds: Feed[] = [
  ...[
    { quirk: "cut off after a stay", text: CUT_OFF },
    {
      quirk: "cut off within a stay",
      text: `${CUT_OFF}BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270801\r\nDTE`,
    },
  ].map((feed) => ({ ...feed, runs: ["2027-07-10/2"], extent: "part" as const })),
  ...["End: 15/08/2027", "END: 15 August", "Begin: 12/08/2027", "END", "End: never"].map(
    (line) => ({
      quirk: `«${line}» in a description that is not escaped`,
      text: calendar(
        ...event(
          "DTSTART;VALUE=DATE:20270812",
          "DESCRIPTION:Guest",
          line,
          "DTEND;VALUE=DATE:20270815",
        ),
      ),
      runs: ["2027-08-12/3"],
      extent: "part" as const,
    }),
  ),
  ...feedsOf("feeds-in-part.txt", "part"),
];

export const FEEDS = [...feedsOf("feeds.txt"), ...specialFeeds, ...unreadFeeds, ...partFeeds];
