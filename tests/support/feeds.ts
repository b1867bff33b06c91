/** Calendars as portals and programs write them, each with the quirk it shows and the nights it means. */
import type { ParseOptions, Reading } from "#server/calendar/parse-feed.ts";

/** The period in which these feeds are read. */
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

/**
 * Feeds from a list: each has a line with its quirk and the nights it means, and indented below it what
 * the calendar holds. An entry begins at «entry» with its first line, or at «stay» with its days.
 */
function feedsOf(list: string, extent?: Reading["extent"]): Feed[] {
  const feeds = list.trim().split(/\n(?=\S)/);
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

const readFeeds = feedsOf(String.raw`
Airbnb: a stay is Reserved, with the guest's page and telephone => 2027-07-10/3
  stay 20270710 20270713
  SUMMARY:Reserved
  DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM\nPhone Number (Last 4 Digits): 1234
Airbnb: what cannot be booked there counts as taken => 2027-08-01/2
  stay 20270801 20270803
  SUMMARY:Airbnb (Not available)
Booking.com: one stay under two identities after an edit => 2027-07-10/4
  stay 20270710 20270712
  UID:one@booking.com
  stay 20270710 20270714
  UID:two@booking.com
Smoobu: each stay three times, as stay, arrival and departure => 2027-07-10/3
  stay 20270710 20270713
  SUMMARY:Anna
  entry DTSTART:20270710T150000
  DTEND:20270710T160000
  SUMMARY:Check-in
  stay 20270710 20270713
Vrbo: a name in the title, a tentative request is taken => 2027-07-10/2
  stay 20270710 20270712
  SUMMARY:Reserved - Anna
  STATUS:TENTATIVE
Vrbo: a stay that was called off => 2027-07-20/1
  stay 20270710 20270712
  STATUS:CANCELLED
  stay 20270720 20270721
Google: whole days are "free" there by default, and taken here => 2027-07-10/2
  stay 20270710 20270712
  TRANSP:TRANSPARENT
Google: every Monday and Tuesday but one, and one moved => 2027-07-05/1 2027-07-13/1 2027-07-15/2 2027-07-19/2
  X-WR-TIMEZONE:Europe/Rome
  stay 20270705 20270706
  RRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=6
  EXDATE;VALUE=DATE:20270706
  entry RECURRENCE-ID;VALUE=DATE:20270712
  DTSTART;VALUE=DATE:20270715
  DTEND;VALUE=DATE:20270717
Google: one of a series called off => 2027-07-05/1 2027-07-07/2
  entry DTSTART;VALUE=DATE:20270705
  RRULE:FREQ=DAILY;UNTIL=20270708
  entry RECURRENCE-ID;VALUE=DATE:20270706
  DTSTART;VALUE=DATE:20270706
  STATUS:CANCELLED
Google: a changed day named in UTC, the series in the house's time => 2027-07-05/1 2027-07-07/1 2027-07-20/1
  entry DTSTART;TZID=Europe/Rome:20270705T200000
  DTEND;TZID=Europe/Rome:20270706T100000
  RRULE:FREQ=DAILY;COUNT=3
  entry RECURRENCE-ID:20270706T180000Z
  DTSTART:20270720T180000Z
  DTEND:20270721T080000Z
a series that ends in UTC at the very hour of its last day => 2027-07-05/3
  entry DTSTART;TZID=Europe/Rome:20270705T140000
  DURATION:PT20H
  RRULE:FREQ=DAILY;UNTIL=20270707T120000Z
days added to a series by name => 2027-07-10/1 2027-07-20/1 2027-07-22/1
  entry DTSTART;VALUE=DATE:20270710
  RDATE;VALUE=DATE:20270720,20270722
a series since years ago => 2027-12-24/1 2028-12-24/1
  entry DTSTART;VALUE=DATE:20150101
  RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
no end: one night => 2027-07-10/1
  entry DTSTART;VALUE=DATE:20270710
an end on the day of the beginning: one night => 2027-07-10/1
  stay 20270710 20270710
a duration in place of an end => 2027-07-10/7
  entry DTSTART;VALUE=DATE:20270710
  DURATION:P1W
a duration in hours => 2027-07-10/2
  entry DTSTART;VALUE=DATE:20270710
  DURATION:PT48H
hours in UTC: midnight at home is the evening before => 2027-07-10/2
  entry DTSTART:20270709T220000Z
  DTEND:20270711T220000Z
hours in UTC over the spring change of clocks => 2027-03-27/2
  entry DTSTART:20270326T230000Z
  DTEND:20270328T220000Z
hours at home over the autumn change of clocks => 2027-10-30/2
  entry DTSTART;TZID=Europe/Rome:20271030T150000
  DTEND;TZID=Europe/Rome:20271101T100000
a series of evenings over both changes of clocks => 2027-03-27/2 2027-10-30/2
  entry DTSTART;TZID=Europe/Rome:20270327T233000
  DURATION:PT9H
  RRULE:FREQ=DAILY;COUNT=2
  entry DTSTART;TZID=Europe/Rome:20271030T233000
  DURATION:PT9H
  RRULE:FREQ=DAILY;COUNT=2
whole days over both changes of clocks => 2027-03-27/3 2027-10-30/3
  stay 20270327 20270330
  stay 20271030 20271102
hours on no clock are the house's => 2027-07-10/2
  entry DTSTART:20270710T150000
  DTEND:20270712T100000
hours of a zone by its name, which the feed does not describe => 2027-07-11/2
  entry DTSTART;TZID=America/New_York:20270710T200000
  DTEND;TZID=America/New_York:20270712T200000
hours of a Windows zone: the house's => 2027-07-10/1
  entry DTSTART;TZID=W. Europe Standard Time:20270710T150000
  DTEND;TZID=W. Europe Standard Time:20270711T100000
Outlook: a zone with a name of its own, described in the feed => 2027-07-10/1
  BEGIN:VTIMEZONE
  TZID:Customized Time Zone
  BEGIN:STANDARD
  DTSTART:16010101T030000
  TZOFFSETFROM:+0200
  TZOFFSETTO:+0100
  RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
  END:STANDARD
  BEGIN:DAYLIGHT
  DTSTART:16010101T020000
  TZOFFSETFROM:+0100
  TZOFFSETTO:+0200
  RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
  END:DAYLIGHT
  END:VTIMEZONE
  entry DTSTART;TZID=Customized Time Zone:20270710T150000
  DTEND;TZID=Customized Time Zone:20270711T100000
a described zone far away: the evening there is the next day here => 2027-07-11/1
  BEGIN:VTIMEZONE
  TZID:Eastern
  BEGIN:STANDARD
  DTSTART:16010101T020000
  TZOFFSETFROM:-0500
  TZOFFSETTO:-0500
  END:STANDARD
  END:VTIMEZONE
  entry DTSTART;TZID=Eastern:20270710T200000
  DTEND;TZID=Eastern:20270711T200000
an hour within a day, in a portal's calendar: that night => 2027-07-10/1
  entry DTSTART:20270710T150000
  DTEND:20270710T180000
days that end a minute before midnight => 2027-07-10/2
  entry DTSTART:20270710T000000
  DTEND:20270711T235900
a day without VALUE=DATE => 2027-07-10/2
  entry DTSTART:20270710
  DTEND:20270712
a description that is broken over lines of no meaning => 2027-07-10/2
  stay 20270710 20270712
  DESCRIPTION:Anna
  arriva tardi

  telefono 333
an alarm with a duration of its own => 2027-07-10/2
  stay 20270710 20270712
  BEGIN:VALARM
  TRIGGER:-PT1H
  DURATION:PT15M
  END:VALARM
our own export when it is empty: a day of 1970 =>
  stay 19700101 19700102
an empty calendar =>
a closure that never ends stops where we stop looking => 2028-12-30/2
  stay 20281230 99991231
«End of stay» in a description that is not escaped => 2027-08-12/3
  entry DTSTART;VALUE=DATE:20270812
  DESCRIPTION:Guest
  End of stay: 15.8.
  DTEND;VALUE=DATE:20270815
a component of the portal's own => 2027-08-12/3
  BEGIN:X-RATES
  END:X-RATES
  stay 20270812 20270815
a series whose last stay reaches into the window => 2027-01-01/3
  stay 20201228 20210104
  RRULE:FREQ=DAILY;INTERVAL=7;UNTIL=20261228
every second week since 2020, from a day that its rule does not name => 2027-01-04/1 2027-01-18/1 2027-02-01/1
  stay 20200101 20200102
  RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270201
`);

const TWO_NIGHTS = calendar(...stay("20270710", "20270712"));

/** Feeds with many entries, special bytes or options. */
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

/** Feeds that cannot be read, by which no night may become free. */
const unreadFeeds: Feed[] = [
  { quirk: "a page to sign in", text: "<!DOCTYPE html><title>Sign in</title>" },
  { quirk: "nothing at all", text: "" },
].map((feed) => ({ ...feed, runs: [], extent: "none" }));

const CUT_OFF = TWO_NIGHTS.replace("END:VCALENDAR\r\n", "");

/** Feeds that can be read in part. */
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
  ...feedsOf(
    `
«End: never» before a rule => 2027-08-12/1 2027-08-19/1
  stay 20270812 20270813
  DESCRIPTION:Guest
  End: never
  RRULE:FREQ=WEEKLY;COUNT=2
an entry within another, which ical.js does not give => 2027-08-12/1
  entry DTSTART;VALUE=DATE:20270812
  BEGIN:VTODO
  BEGIN:VEVENT
  UID:a@portal
  DTSTART;VALUE=DATE:20270820
  DTEND;VALUE=DATE:20270821
  END:VEVENT
  END:VTODO
it ends before it begins => 2027-07-20/1
  stay 20270712 20270710
  stay 20270720 20270721
a day written with dashes => 2027-07-20/1
  stay 2027-07-10 2027-07-12
  stay 20270720 20270721
30 February => 2027-07-20/1
  stay 20270230 20270302
  stay 20270720 20270721
an end without a colon, which would be one night for three => 2027-07-20/1
  entry DTSTART;VALUE=DATE:20270710
  DTEND 20270713
  stay 20270720 20270721
a recurrence of no kind => 2027-07-20/1
  stay 20270710 20270711
  RRULE:FREQ=OFTEN
  stay 20270720 20270721
every second => 2027-07-20/1
  entry DTSTART:20270101T000000Z
  RRULE:FREQ=SECONDLY
  stay 20270720 20270721
without a beginning => 2027-07-20/1
  entry DTEND;VALUE=DATE:20270711
  stay 20270720 20270721
a change of all that follow => 2027-07-10/2 2027-07-20/1
  entry DTSTART;VALUE=DATE:20270710
  RRULE:FREQ=DAILY;COUNT=2
  entry RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270711
  DTSTART;VALUE=DATE:20270720
busy hours in another shape =>
  BEGIN:VFREEBUSY
  FREEBUSY:20270710T000000Z/P2D
  END:VFREEBUSY
a negative duration =>
  entry DTSTART;VALUE=DATE:20270710
  DURATION:-P2D
`,
    "part",
  ),
];

export const FEEDS = [...readFeeds, ...specialFeeds, ...unreadFeeds, ...partFeeds];
