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

const read: Feed[] = [
  {
    quirk: "Airbnb: a stay is Reserved, with the guest's page and telephone",
    text: calendar(
      ...stay(
        "20270710",
        "20270713",
        "SUMMARY:Reserved",
        String.raw`DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM\nPhone Number (Last 4 Digits): 1234`,
      ),
    ),
    runs: ["2027-07-10/3"],
  },
  {
    quirk: "Airbnb: what cannot be booked there counts as taken",
    text: calendar(...stay("20270801", "20270803", "SUMMARY:Airbnb (Not available)")),
    runs: ["2027-08-01/2"],
  },
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
  {
    quirk: "Booking.com: one stay under two identities after an edit",
    text: calendar(
      ...stay("20270710", "20270712", "UID:one@booking.com"),
      ...stay("20270710", "20270714", "UID:two@booking.com"),
    ),
    runs: ["2027-07-10/4"],
  },
  {
    quirk: "Smoobu: each stay three times, as stay, arrival and departure",
    text: calendar(
      ...stay("20270710", "20270713", "SUMMARY:Anna"),
      ...event("DTSTART:20270710T150000", "DTEND:20270710T160000", "SUMMARY:Check-in"),
      ...stay("20270710", "20270713"),
    ),
    runs: ["2027-07-10/3"],
  },
  {
    quirk: "Vrbo: a name in the title, a tentative request is taken",
    text: calendar(...stay("20270710", "20270712", "SUMMARY:Reserved - Anna", "STATUS:TENTATIVE")),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "Vrbo: a stay that was called off",
    text: calendar(
      ...stay("20270710", "20270712", "STATUS:CANCELLED"),
      ...stay("20270720", "20270721"),
    ),
    runs: ["2027-07-20/1"],
  },
  {
    quirk: 'Google: whole days are "free" there by default, and taken here',
    text: calendar(...stay("20270710", "20270712", "TRANSP:TRANSPARENT")),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "Google: every Monday and Tuesday but one, and one moved",
    text: calendar(
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
    runs: ["2027-07-05/1", "2027-07-13/1", "2027-07-15/2", "2027-07-19/2"],
  },
  {
    quirk: "Google: one of a series called off",
    text: calendar(
      ...event("DTSTART;VALUE=DATE:20270705", "RRULE:FREQ=DAILY;UNTIL=20270708"),
      ...event(
        "RECURRENCE-ID;VALUE=DATE:20270706",
        "DTSTART;VALUE=DATE:20270706",
        "STATUS:CANCELLED",
      ),
    ),
    runs: ["2027-07-05/1", "2027-07-07/2"],
  },
  {
    quirk: "Google: a changed day named in UTC, the series in the house's time",
    text: calendar(
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
    runs: ["2027-07-05/1", "2027-07-07/1", "2027-07-20/1"],
  },
  {
    quirk: "a series that ends in UTC at the very hour of its last day",
    text: calendar(
      ...event(
        "DTSTART;TZID=Europe/Rome:20270705T140000",
        "DURATION:PT20H",
        "RRULE:FREQ=DAILY;UNTIL=20270707T120000Z",
      ),
    ),
    runs: ["2027-07-05/3"],
  },
  {
    quirk: "days added to a series by name",
    text: calendar(...event("DTSTART;VALUE=DATE:20270710", "RDATE;VALUE=DATE:20270720,20270722")),
    runs: ["2027-07-10/1", "2027-07-20/1", "2027-07-22/1"],
  },
  {
    quirk: "a series since years ago",
    text: calendar(
      ...event("DTSTART;VALUE=DATE:20150101", "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ),
    runs: ["2027-12-24/1", "2028-12-24/1"],
  },
  {
    quirk: "no end: one night",
    text: calendar(...event("DTSTART;VALUE=DATE:20270710")),
    runs: ["2027-07-10/1"],
  },
  {
    quirk: "an end on the day of the beginning: one night",
    text: calendar(...stay("20270710", "20270710")),
    runs: ["2027-07-10/1"],
  },
  {
    quirk: "a duration in place of an end",
    text: calendar(...event("DTSTART;VALUE=DATE:20270710", "DURATION:P1W")),
    runs: ["2027-07-10/7"],
  },
  {
    quirk: "a duration in hours",
    text: calendar(...event("DTSTART;VALUE=DATE:20270710", "DURATION:PT48H")),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "hours in UTC: midnight at home is the evening before",
    text: calendar(...event("DTSTART:20270709T220000Z", "DTEND:20270711T220000Z")),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "hours in UTC over the spring change of clocks",
    text: calendar(...event("DTSTART:20270326T230000Z", "DTEND:20270328T220000Z")),
    runs: ["2027-03-27/2"],
  },
  {
    quirk: "hours at home over the autumn change of clocks",
    text: calendar(
      ...event(
        "DTSTART;TZID=Europe/Rome:20271030T150000",
        "DTEND;TZID=Europe/Rome:20271101T100000",
      ),
    ),
    runs: ["2027-10-30/2"],
  },
  {
    quirk: "a series of evenings over both changes of clocks",
    text: calendar(
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
    runs: ["2027-03-27/2", "2027-10-30/2"],
  },
  {
    quirk: "whole days over both changes of clocks",
    text: calendar(...stay("20270327", "20270330"), ...stay("20271030", "20271102")),
    runs: ["2027-03-27/3", "2027-10-30/3"],
  },
  {
    quirk: "hours on no clock are the house's",
    text: calendar(...event("DTSTART:20270710T150000", "DTEND:20270712T100000")),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "hours of a zone by its name, which the feed does not describe",
    text: calendar(
      ...event(
        "DTSTART;TZID=America/New_York:20270710T200000",
        "DTEND;TZID=America/New_York:20270712T200000",
      ),
    ),
    runs: ["2027-07-11/2"],
  },
  {
    quirk: "hours of a Windows zone: the house's",
    text: calendar(
      ...event(
        "DTSTART;TZID=W. Europe Standard Time:20270710T150000",
        "DTEND;TZID=W. Europe Standard Time:20270711T100000",
      ),
    ),
    runs: ["2027-07-10/1"],
  },
  {
    quirk: "Outlook: a zone with a name of its own, described in the feed",
    text: calendar(
      ...ROME,
      ...event(
        "DTSTART;TZID=Customized Time Zone:20270710T150000",
        "DTEND;TZID=Customized Time Zone:20270711T100000",
      ),
    ),
    runs: ["2027-07-10/1"],
  },
  {
    quirk: "a described zone far away: the evening there is the next day here",
    text: calendar(
      ...NEW_YORK,
      ...event("DTSTART;TZID=Eastern:20270710T200000", "DTEND;TZID=Eastern:20270711T200000"),
    ),
    runs: ["2027-07-11/1"],
  },
  {
    quirk: "an hour within a day, in a portal's calendar: that night",
    text: calendar(...event("DTSTART:20270710T150000", "DTEND:20270710T180000")),
    runs: ["2027-07-10/1"],
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
  {
    quirk: "days that end a minute before midnight",
    text: calendar(...event("DTSTART:20270710T000000", "DTEND:20270711T235900")),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "a day without VALUE=DATE",
    text: calendar(...event("DTSTART:20270710", "DTEND:20270712")),
    runs: ["2027-07-10/2"],
  },
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
  {
    quirk: "a description that is broken over lines of no meaning",
    text: calendar(
      ...stay("20270710", "20270712", "DESCRIPTION:Anna", "arriva tardi", "", "telefono 333"),
    ),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "an alarm with a duration of its own",
    text: calendar(
      ...stay(
        "20270710",
        "20270712",
        "BEGIN:VALARM",
        "TRIGGER:-PT1H",
        "DURATION:PT15M",
        "END:VALARM",
      ),
    ),
    runs: ["2027-07-10/2"],
  },
  {
    quirk: "our own export when it is empty: a day of 1970",
    text: calendar(...stay("19700101", "19700102")),
    runs: [],
  },
  { quirk: "an empty calendar", text: calendar(), runs: [] },
  {
    quirk: "a closure that never ends stops where we stop looking",
    text: calendar(...stay("20281230", "99991231")),
    runs: ["2028-12-30/2"],
  },
  {
    quirk: "two calendars, one after the other",
    text: calendar(...stay("20270710", "20270711")) + calendar(...stay("20270712", "20270713")),
    runs: ["2027-07-10/1", "2027-07-12/1"],
  },
  {
    quirk: "«End of stay» in a description that is not escaped",
    text: calendar(
      ...event(
        "DTSTART;VALUE=DATE:20270812",
        "DESCRIPTION:Guest",
        "End of stay: 15.8.",
        "DTEND;VALUE=DATE:20270815",
      ),
    ),
    runs: ["2027-08-12/3"],
  },
  {
    quirk: "a component of the portal's own",
    text: calendar(...stay("20270812", "20270815"), "BEGIN:X-RATES", "END:X-RATES"),
    runs: ["2027-08-12/3"],
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
  {
    quirk: "a series whose last stay reaches into the window",
    text: calendar(...stay("20201228", "20210104", "RRULE:FREQ=DAILY;INTERVAL=7;UNTIL=20261228")),
    runs: ["2027-01-01/3"],
  },
  {
    quirk: "every second week since 2020, from a day that its rule does not name",
    text: calendar(
      ...stay("20200101", "20200102", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270201"),
    ),
    runs: ["2027-01-04/1", "2027-01-18/1", "2027-02-01/1"],
  },
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
  {
    quirk: "«End: never» before a rule",
    text: calendar(
      ...stay(
        "20270812",
        "20270813",
        "DESCRIPTION:Guest",
        "End: never",
        "RRULE:FREQ=WEEKLY;COUNT=2",
      ),
    ),
    runs: ["2027-08-12/1", "2027-08-19/1"],
    extent: "part",
  },
  {
    quirk: "an entry within another, which ical.js does not give",
    text: calendar(
      ...event(
        "DTSTART;VALUE=DATE:20270812",
        "BEGIN:VTODO",
        ...stay("20270820", "20270821"),
        "END:VTODO",
      ),
    ),
    runs: ["2027-08-12/1"],
    extent: "part",
  },
  {
    quirk: "it ends before it begins",
    text: calendar(...stay("20270712", "20270710"), ...stay("20270720", "20270721")),
    runs: ["2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "a day written with dashes",
    text: calendar(...stay("2027-07-10", "2027-07-12"), ...stay("20270720", "20270721")),
    runs: ["2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "30 February",
    text: calendar(...stay("20270230", "20270302"), ...stay("20270720", "20270721")),
    runs: ["2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "an end without a colon, which would be one night for three",
    text: calendar(
      ...event("DTSTART;VALUE=DATE:20270710", "DTEND 20270713"),
      ...stay("20270720", "20270721"),
    ),
    runs: ["2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "a recurrence of no kind",
    text: calendar(
      ...stay("20270710", "20270711", "RRULE:FREQ=OFTEN"),
      ...stay("20270720", "20270721"),
    ),
    runs: ["2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "every second",
    text: calendar(
      ...event("DTSTART:20270101T000000Z", "RRULE:FREQ=SECONDLY"),
      ...stay("20270720", "20270721"),
    ),
    runs: ["2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "without a beginning",
    text: calendar(...event("DTEND;VALUE=DATE:20270711"), ...stay("20270720", "20270721")),
    runs: ["2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "a change of all that follow",
    text: calendar(
      ...event("DTSTART;VALUE=DATE:20270710", "RRULE:FREQ=DAILY;COUNT=2"),
      ...event(
        "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270711",
        "DTSTART;VALUE=DATE:20270720",
      ),
    ),
    runs: ["2027-07-10/2", "2027-07-20/1"],
    extent: "part",
  },
  {
    quirk: "busy hours in another shape",
    text: calendar("BEGIN:VFREEBUSY", "FREEBUSY:20270710T000000Z/P2D", "END:VFREEBUSY"),
    runs: [],
    extent: "part",
  },
  {
    quirk: "a negative duration",
    text: calendar(...event("DTSTART;VALUE=DATE:20270710", "DURATION:-P2D")),
    runs: [],
    extent: "part",
  },
];

export const FEEDS = [...read, ...doubtful];
