/** Calendars as portals and programs write them, each with the quirk it shows and the nights it means. */
import type { ParseOptions, Reading } from "#server/calendar/parse-feed.ts";

/** The window of all of them. */
export const WINDOW = { first: "2027-01-01", end: "2029-01-01" };

type Feed = {
  quirk: string;
  text: string;
  runs: string[];
  extent?: Reading["extent"];
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

const ROME = [
  "BEGIN:VTIMEZONE",
  "TZID:Customized Time Zone",
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

const NEW_YORK = [
  "BEGIN:VTIMEZONE",
  "TZID:Eastern",
  "BEGIN:STANDARD",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0500",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const feed = (quirk: string, runs: string[], ...lines: string[]): Feed => ({
  quirk,
  text: calendar(...lines),
  runs,
});

/** What is not understood in part. */
const part = (...given: Parameters<typeof feed>): Feed => ({ ...feed(...given), extent: "part" });

const read: Feed[] = [
  feed(
    "Airbnb: a stay is Reserved, with the guest's page and telephone",
    ["2027-07-10/3"],
    ...stay(
      "20270710",
      "20270713",
      "SUMMARY:Reserved",
      String.raw`DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM\nPhone Number (Last 4 Digits): 1234`,
    ),
  ),
  feed(
    "Airbnb: what cannot be booked there counts as taken",
    ["2027-08-01/2"],
    ...stay("20270801", "20270803", "SUMMARY:Airbnb (Not available)"),
  ),
  {
    quirk: "Airbnb: its own rules are left out where the family says so, stays are not",
    text: calendar(
      ...stay("20270801", "20280801", "SUMMARY:Airbnb (Not available)"),
      ...stay("20270710", "20270711", "SUMMARY:Reserved"),
    ),
    runs: ["2027-07-10/1"],
    options: { ignoredTitles: ["airbnb (not available)"] },
  },
  {
    quirk: "Booking.com: stays and closures are called alike, all on one line end",
    text: calendar(...stay("20270710", "20270712", "SUMMARY:CLOSED - Not available")).replaceAll(
      "\r\n",
      "\n",
    ),
    runs: ["2027-07-10/2"],
  },
  feed(
    "Booking.com: one stay under two identities after an edit",
    ["2027-07-10/4"],
    ...stay("20270710", "20270712", "UID:one@booking.com"),
    ...stay("20270710", "20270714", "UID:two@booking.com"),
  ),
  feed(
    "Smoobu: each stay three times, as stay, arrival and departure",
    ["2027-07-10/3"],
    ...stay("20270710", "20270713", "SUMMARY:Anna"),
    ...event("DTSTART:20270710T150000", "DTEND:20270710T160000", "SUMMARY:Check-in"),
    ...stay("20270710", "20270713"),
  ),
  feed(
    "Vrbo: a name in the title, a tentative request is taken",
    ["2027-07-10/2"],
    ...stay("20270710", "20270712", "SUMMARY:Reserved - Anna", "STATUS:TENTATIVE"),
  ),
  feed(
    "Vrbo: a stay that was called off",
    ["2027-07-20/1"],
    ...stay("20270710", "20270712", "STATUS:CANCELLED"),
    ...stay("20270720", "20270721"),
  ),
  feed(
    'Google: whole days are "free" there by default, and taken here',
    ["2027-07-10/2"],
    ...stay("20270710", "20270712", "TRANSP:TRANSPARENT"),
  ),
  feed(
    "Google: every Monday and Tuesday but one, and one moved",
    ["2027-07-05/1", "2027-07-13/1", "2027-07-15/2", "2027-07-19/2"],
    "X-WR-TIMEZONE:Europe/Rome",
    ...event(
      "DTSTART;VALUE=DATE:20270705",
      "DTEND;VALUE=DATE:20270706",
      "RRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=6",
      "EXDATE;VALUE=DATE:20270706",
    ),
    ...event(
      "RECURRENCE-ID;VALUE=DATE:20270712",
      "DTSTART;VALUE=DATE:20270715",
      "DTEND;VALUE=DATE:20270717",
    ),
  ),
  feed(
    "Google: one of a series called off",
    ["2027-07-05/1", "2027-07-07/2"],
    ...event("DTSTART;VALUE=DATE:20270705", "RRULE:FREQ=DAILY;UNTIL=20270708"),
    ...event(
      "RECURRENCE-ID;VALUE=DATE:20270706",
      "DTSTART;VALUE=DATE:20270706",
      "STATUS:CANCELLED",
    ),
  ),
  feed(
    "Google: a changed day named in UTC, the series in the house's time",
    ["2027-07-05/1", "2027-07-07/1", "2027-07-20/1"],
    ...event(
      "DTSTART;TZID=Europe/Rome:20270705T200000",
      "DTEND;TZID=Europe/Rome:20270706T100000",
      "RRULE:FREQ=DAILY;COUNT=3",
    ),
    ...event(
      "RECURRENCE-ID:20270706T180000Z",
      "DTSTART:20270720T180000Z",
      "DTEND:20270721T080000Z",
    ),
  ),
  feed(
    "a series that ends in UTC at the very hour of its last day",
    ["2027-07-05/3"],
    ...event(
      "DTSTART;TZID=Europe/Rome:20270705T140000",
      "DURATION:PT20H",
      "RRULE:FREQ=DAILY;UNTIL=20270707T120000Z",
    ),
  ),
  feed(
    "days added to a series by name",
    ["2027-07-10/1", "2027-07-20/1", "2027-07-22/1"],
    ...event("DTSTART;VALUE=DATE:20270710", "RDATE;VALUE=DATE:20270720,20270722"),
  ),
  feed(
    "a series since years ago",
    ["2027-12-24/1", "2028-12-24/1"],
    ...event("DTSTART;VALUE=DATE:20150101", "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
  ),
  feed("no end: one night", ["2027-07-10/1"], ...event("DTSTART;VALUE=DATE:20270710")),
  feed(
    "an end on the day of the beginning: one night",
    ["2027-07-10/1"],
    ...stay("20270710", "20270710"),
  ),
  feed(
    "a duration in place of an end",
    ["2027-07-10/7"],
    ...event("DTSTART;VALUE=DATE:20270710", "DURATION:P1W"),
  ),
  feed(
    "a duration in hours",
    ["2027-07-10/2"],
    ...event("DTSTART;VALUE=DATE:20270710", "DURATION:PT48H"),
  ),
  feed(
    "hours in UTC: midnight at home is the evening before",
    ["2027-07-10/2"],
    ...event("DTSTART:20270709T220000Z", "DTEND:20270711T220000Z"),
  ),
  feed(
    "hours in UTC over the spring change of clocks",
    ["2027-03-27/2"],
    ...event("DTSTART:20270326T230000Z", "DTEND:20270328T220000Z"),
  ),
  feed(
    "hours at home over the autumn change of clocks",
    ["2027-10-30/2"],
    ...event("DTSTART;TZID=Europe/Rome:20271030T150000", "DTEND;TZID=Europe/Rome:20271101T100000"),
  ),
  feed(
    "a series of evenings over both changes of clocks",
    ["2027-03-27/2", "2027-10-30/2"],
    ...event(
      "DTSTART;TZID=Europe/Rome:20270327T233000",
      "DURATION:PT9H",
      "RRULE:FREQ=DAILY;COUNT=2",
    ),
    ...event(
      "DTSTART;TZID=Europe/Rome:20271030T233000",
      "DURATION:PT9H",
      "RRULE:FREQ=DAILY;COUNT=2",
    ),
  ),
  feed(
    "whole days over both changes of clocks",
    ["2027-03-27/3", "2027-10-30/3"],
    ...stay("20270327", "20270330"),
    ...stay("20271030", "20271102"),
  ),
  feed(
    "hours on no clock are the house's",
    ["2027-07-10/2"],
    ...event("DTSTART:20270710T150000", "DTEND:20270712T100000"),
  ),
  feed(
    "hours of a zone by its name, which the feed does not describe",
    ["2027-07-11/2"],
    ...event(
      "DTSTART;TZID=America/New_York:20270710T200000",
      "DTEND;TZID=America/New_York:20270712T200000",
    ),
  ),
  feed(
    "hours of a Windows zone: the house's",
    ["2027-07-10/1"],
    ...event(
      "DTSTART;TZID=W. Europe Standard Time:20270710T150000",
      "DTEND;TZID=W. Europe Standard Time:20270711T100000",
    ),
  ),
  feed(
    "Outlook: a zone with a name of its own, described in the feed",
    ["2027-07-10/1"],
    ...ROME,
    ...event(
      "DTSTART;TZID=Customized Time Zone:20270710T150000",
      "DTEND;TZID=Customized Time Zone:20270711T100000",
    ),
  ),
  feed(
    "a described zone far away: the evening there is the next day here",
    ["2027-07-11/1"],
    ...NEW_YORK,
    ...event("DTSTART;TZID=Eastern:20270710T200000", "DTEND;TZID=Eastern:20270711T200000"),
  ),
  feed(
    "an hour within a day, in a portal's calendar: that night",
    ["2027-07-10/1"],
    ...event("DTSTART:20270710T150000", "DTEND:20270710T180000"),
  ),
  {
    quirk: "an hour within a day, in a person's calendar: no night",
    text: calendar(
      ...event("DTSTART:20270710T150000", "DTEND:20270710T180000"),
      ...stay("20270720", "20270721"),
    ),
    runs: ["2027-07-20/1"],
    options: { isPersonal: true },
  },
  feed(
    "days that end a minute before midnight",
    ["2027-07-10/2"],
    ...event("DTSTART:20270710T000000", "DTEND:20270711T235900"),
  ),
  feed(
    "a day without VALUE=DATE",
    ["2027-07-10/2"],
    ...event("DTSTART:20270710", "DTEND:20270712"),
  ),
  {
    quirk: "small letters",
    text: calendar(...stay("20270710", "20270712")).toLowerCase(),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "a byte order mark and stray zero bytes",
    text: `\uFEFF${calendar(...stay("20270710", "20270712", "SUMMARY:Res\0erved"))}\0`,
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "lines folded in the middle of a day",
    text: calendar(...stay("20270710", "20270712")).replace(
      "VALUE=DATE:202707",
      "VALUE=DATE:2\r\n 02707",
    ),
    runs: ["2027-07-10/2"],
  },
  feed(
    "a description that is broken over lines of no meaning",
    ["2027-07-10/2"],
    ...stay("20270710", "20270712", "DESCRIPTION:Anna", "arriva tardi", "", "telefono 333"),
  ),
  feed(
    "an alarm with a duration of its own",
    ["2027-07-10/2"],
    ...stay(
      "20270710",
      "20270712",
      "BEGIN:VALARM",
      "TRIGGER:-PT1H",
      "DURATION:PT15M",
      "END:VALARM",
    ),
  ),
  feed("our own export when it is empty: a day of 1970", [], ...stay("19700101", "19700102")),
  feed("an empty calendar", []),
  feed(
    "a closure that never ends stops where we stop looking",
    ["2028-12-30/2"],
    ...stay("20281230", "99991231"),
  ),
  {
    quirk: "two calendars, one after the other",
    text: calendar(...stay("20270710", "20270711")) + calendar(...stay("20270712", "20270713")),
    runs: ["2027-07-10/1", "2027-07-12/1"],
  },
  feed(
    "«End of stay» in a description that is not escaped",
    ["2027-08-12/3"],
    ...event(
      "DTSTART;VALUE=DATE:20270812",
      "DESCRIPTION:Guest",
      "End of stay: 15.8.",
      "DTEND;VALUE=DATE:20270815",
    ),
  ),
  feed(
    "a component of the portal's own",
    ["2027-08-12/3"],
    ...stay("20270812", "20270815"),
    "BEGIN:X-RATES",
    "END:X-RATES",
  ),
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
  feed(
    "thirty series that ended years ago",
    ["2027-08-12/3"],
    ...Array.from({ length: 30 }, () =>
      stay("20180101", "20180102", "RRULE:FREQ=DAILY;UNTIL=20201231"),
    ).flat(),
    ...stay("20270812", "20270815"),
  ),
  feed(
    "a series whose last stay reaches into the window",
    ["2027-01-01/3"],
    ...stay("20201228", "20210104", "RRULE:FREQ=DAILY;INTERVAL=7;UNTIL=20261228"),
  ),
  feed(
    "every second week since 2020, from a day that its rule does not name",
    ["2027-01-04/1", "2027-01-18/1", "2027-02-01/1"],
    ...stay("20200101", "20200102", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270201"),
  ),
];

/** What is not understood, whole or in part: nothing may become free by it. */
const doubtful: Feed[] = [
  {
    quirk: "a page to sign in",
    text: "<!DOCTYPE html><title>Sign in</title>",
    runs: [],
    extent: "none",
  },
  { quirk: "nothing at all", text: "", runs: [], extent: "none" },
  {
    quirk: "cut off after a stay",
    text: calendar(...stay("20270710", "20270712")).replace("END:VCALENDAR\r\n", ""),
    runs: ["2027-07-10/2"],
    extent: "part",
  },
  {
    quirk: "cut off within a stay",
    text: `${calendar(...stay("20270710", "20270712")).replace("END:VCALENDAR\r\n", "")}BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270801\r\nDTE`,
    runs: ["2027-07-10/2"],
    extent: "part",
  },
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
  part(
    "«End: never» before a rule",
    ["2027-08-12/1", "2027-08-19/1"],
    ...stay("20270812", "20270813", "DESCRIPTION:Guest", "End: never", "RRULE:FREQ=WEEKLY;COUNT=2"),
  ),
  part(
    "an entry within another, which ical.js does not give",
    ["2027-08-12/1"],
    ...event(
      "DTSTART;VALUE=DATE:20270812",
      "BEGIN:VTODO",
      ...stay("20270820", "20270821"),
      "END:VTODO",
    ),
  ),
  part(
    "it ends before it begins",
    ["2027-07-20/1"],
    ...stay("20270712", "20270710"),
    ...stay("20270720", "20270721"),
  ),
  part(
    "a day written with dashes",
    ["2027-07-20/1"],
    ...stay("2027-07-10", "2027-07-12"),
    ...stay("20270720", "20270721"),
  ),
  part(
    "30 February",
    ["2027-07-20/1"],
    ...stay("20270230", "20270302"),
    ...stay("20270720", "20270721"),
  ),
  part(
    "an end without a colon, which would be one night for three",
    ["2027-07-20/1"],
    ...event("DTSTART;VALUE=DATE:20270710", "DTEND 20270713"),
    ...stay("20270720", "20270721"),
  ),
  part(
    "a recurrence of no kind",
    ["2027-07-20/1"],
    ...stay("20270710", "20270711", "RRULE:FREQ=OFTEN"),
    ...stay("20270720", "20270721"),
  ),
  part(
    "every second",
    ["2027-07-20/1"],
    ...event("DTSTART:20270101T000000Z", "RRULE:FREQ=SECONDLY"),
    ...stay("20270720", "20270721"),
  ),
  part(
    "without a beginning",
    ["2027-07-20/1"],
    ...event("DTEND;VALUE=DATE:20270711"),
    ...stay("20270720", "20270721"),
  ),
  part(
    "a change of all that follow",
    ["2027-07-10/2", "2027-07-20/1"],
    ...event("DTSTART;VALUE=DATE:20270710", "RRULE:FREQ=DAILY;COUNT=2"),
    ...event(
      "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270711",
      "DTSTART;VALUE=DATE:20270720",
    ),
  ),
  part(
    "busy hours in another shape",
    [],
    "BEGIN:VFREEBUSY",
    "FREEBUSY:20270710T000000Z/P2D",
    "END:VFREEBUSY",
  ),
  part("a negative duration", [], ...event("DTSTART;VALUE=DATE:20270710", "DURATION:-P2D")),
];

export const FEEDS = [...read, ...doubtful];
