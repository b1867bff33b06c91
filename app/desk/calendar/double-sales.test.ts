/** The calendar, the screen Oggi and the mails say the same of a night that may be sold twice. */
import { expect, test } from "vitest";
import { nightsIn } from "#app/domain/stay.ts";
import { allClosures } from "#server/store/closures.ts";
import { recordServedNights } from "#server/store/feed-exports.ts";
import { readPortal } from "#tests/support/portal-readings.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { Calendar } from "./screen.tsx";
import type { Today } from "../today/screen.tsx";

const ROOM = "elegant_room";

// In these tests today is 23 November, and all guests arrive tomorrow.
const [FROM, TO, LATER] = ["2026-11-24", "2026-11-26", "2026-11-27"];

const desk = eachTestDesk();

type Step = () => Promise<unknown>;

const post =
  (azione: string, fields: Record<string, string> = {}): Step =>
  async () => {
    const nights = { camera: ROOM, dal: FROM, al: TO };
    const answer = await desk.send("/banco/calendario", { azione, ...nights, ...fields });
    expect(answer.status).toBe(303);
  };

const confirmStay = (nota: string): Step => post("soggiorno", { nota, conferma: "soggiorno" });
const recordStay = (nota: string): Step => post("soggiorno", { nota });
const reads =
  (portal: string, from = FROM, to = TO): Step =>
  () =>
    readPortal(desk, portal, [[from, to]]);

/** Airbnb fetches our calendar, in which these nights are taken. */
const fetchOurCalendar: Step = () =>
  desk.database.transaction((query) => {
    const nights = nightsIn({ checkIn: FROM, checkOut: TO });
    return recordServedNights(query, { room: ROOM, portal: "airbnb" }, nights, desk.now());
  });

const hours =
  (count: number): Step =>
  async () =>
    desk.wait(count);

const readCalendar = () => desk.read<typeof Calendar>("/banco/calendario?mese=2026-11");

async function shownDoubleSale() {
  const { rows, doubleSales: boxes } = (await readCalendar()).props;
  const night = rows.find(({ day }) => day === FROM)!.cells[0]!.name.replace(/^.*?2026: /, "");
  const today = (await desk.read<typeof Today>("/banco")).props;
  const problems = today.problems
    .map(({ text }) => text)
    .filter((text) => !/backup|copia/.test(text));
  expect(problems).toEqual(boxes.map(({ text }) => text));
  const mails = await desk.database.read((query) =>
    query<{ calendars: string }>("SELECT alert ->> 'calendars' AS calendars FROM letters"),
  );
  return {
    calendar: night,
    box: boxes.map(({ text }) => (text.includes("stesso ospite?") ? "question" : "alarm")),
    today: today.days.slice(0, 2).flatMap(({ movements }) => movements.map(({ title }) => title)),
    mail: mails.map(({ calendars }) => calendars.replaceAll(", ", " + ")),
  };
}

const WEBER = "Sig. Weber (Booking), 2";

const [rossiStays, bookingReads] = [recordStay("Rossi"), reads("Booking.com")];
const nameGuest = (nota: string): Step => post("nota", { nota });
const STAY = "un vostro soggiorno";

/** Steps in order; the calendar's text for the night; the guests who arrive; the guests whom a mail names. */
type Case = [steps: Step[], calendar: string, arrivals: string[], mail?: string];

const CASES: Record<string, Case> = {
  "two portals": [
    [reads("Airbnb"), bookingReads],
    "venduta due volte: Airbnb e Booking.com",
    ["Airbnb", "Booking.com"],
    "Airbnb + Booking.com",
  ],
  "a stay, then a portal with more nights": [
    [rossiStays, reads("Booking.com", FROM, LATER)],
    "venduta due volte: Rossi e Booking.com",
    ["Rossi", "Booking.com"],
    `Booking.com + ${STAY}`,
  ],
  "a portal, then another guest's stay on the same nights": [
    [bookingReads, confirmStay("Rossi")],
    "venduta due volte: Rossi e Booking.com",
    ["Rossi", "Booking.com"],
    `Booking.com + ${STAY}`,
  ],
  "two stays, which the family wrote knowing of each other": [
    [rossiStays, hours(1), confirmStay("Bianchi")],
    "soggiorno di Rossi e Bianchi",
    ["Rossi", "Bianchi"],
  ],
  "two stays and a portal with the same nights": [
    [rossiStays, hours(1), confirmStay("Bianchi"), bookingReads],
    "venduta due volte: Rossi e Bianchi e Booking.com",
    ["Rossi", "Bianchi", "Booking.com"],
    `Booking.com + ${STAY}`,
  ],
  "a copy of a stay": [
    [rossiStays, fetchOurCalendar, reads("Airbnb")],
    "soggiorno di Rossi",
    ["Rossi"],
  ],
  "a copy of another portal's nights": [
    [bookingReads, fetchOurCalendar, reads("Airbnb")],
    "occupata da Booking.com",
    ["Booking.com"],
  ],
  "a portal's nights on closed ones": [
    [post("chiudi"), reads("Airbnb")],
    "occupata da Airbnb",
    ["Airbnb"],
  ],
  "a name on a portal's night": [
    [bookingReads, post("nota", { nota: WEBER, al: "2026-11-25" })],
    `occupata da Booking.com: ${WEBER}`,
    [WEBER],
  ],
  "a name that was taken away again": [
    [bookingReads, nameGuest(WEBER), nameGuest("")],
    "occupata da Booking.com",
    ["Booking.com"],
  ],
  "a stay, then a portal with the same nights": [
    [recordStay(WEBER), bookingReads],
    `soggiorno di ${WEBER}, e occupata da Booking.com: lo stesso ospite?`,
    [WEBER],
  ],
  "a stay without a name, then a portal with the same nights": [
    [recordStay(""), bookingReads],
    "soggiorno, e occupata da Booking.com: lo stesso ospite?",
    ["un soggiorno"],
  ],
  "the same guest, as the family answered": [
    [recordStay(WEBER), bookingReads, post("nota", { nota: WEBER, conferma: "nota" })],
    `occupata da Booking.com: ${WEBER}`,
    [WEBER],
  ],
  "a question of eleven hours": [
    [rossiStays, bookingReads, hours(11)],
    "soggiorno di Rossi, e occupata da Booking.com: lo stesso ospite?",
    ["Rossi"],
  ],
};

test.each(Object.entries(CASES))("%s", async (_, [steps, calendar, arrivals, mail]) => {
  for (const step of steps) await step();
  // Later readings find the same double sale, and no second letter goes out.
  const portals = await desk.database.read((query) =>
    query<{ name: string; last: string }>(
      "SELECT name, max(night) AS last FROM feeds JOIN feed_nights USING (room, portal) GROUP BY name",
    ),
  );
  for (const { name, last } of [...portals, ...portals])
    await reads(name, FROM, last === TO ? LATER : TO)();
  const isQuestion = calendar.endsWith("lo stesso ospite?");
  expect(await shownDoubleSale()).toEqual({
    calendar,
    box: mail ? ["alarm"] : isQuestion ? ["question"] : [],
    today: arrivals.map((who) => `Arriva: ${who}`),
    mail: mail ? [mail] : [],
  });
});

test("a question that nobody answers for twelve hours becomes an alarm, with a mail", async () => {
  await recordStay("Rossi")();
  await reads("Booking.com")();
  desk.wait(12);
  await reads("Booking.com")();
  expect(await shownDoubleSale()).toMatchObject({
    box: ["alarm"],
    mail: ["Booking.com + un vostro soggiorno"],
  });
});

test("nights that the family named as one guest's are free again when the portal frees them", async () => {
  await recordStay(WEBER)();
  await readPortal(desk, "Booking.com", [
    [FROM, TO],
    ["2027-08-01", "2027-08-09"],
  ]);
  await post("nota", { nota: WEBER, conferma: "nota" })();
  await readPortal(desk, "Booking.com", [["2027-08-01", "2027-08-09"]]);
  expect(await shownDoubleSale()).toMatchObject({ calendar: "libera", today: [] });
  // A new booking of the same nights is of another guest, and does not get the name.
  await readPortal(desk, "Booking.com", [
    [FROM, TO],
    ["2027-08-01", "2027-08-09"],
  ]);
  expect(await shownDoubleSale()).toMatchObject({ today: ["Arriva: Booking.com"] });
});

test("the family's stay keeps those of its nights that the portal does not have", async () => {
  await recordStay("Rossi")();
  await reads("Booking.com", "2026-11-25", LATER)();
  const [sale] = (await readCalendar()).props.doubleSales;
  await post("nota", { ...(sale!.formValues as Record<string, string>), conferma: "nota" })();
  const closures = await desk.database.read(allClosures);
  expect(closures.filter(({ kind }) => kind !== "note")).toMatchObject([
    { room: ROOM, first: FROM, last: FROM },
  ]);
  expect(await shownDoubleSale()).toMatchObject({ box: [], today: ["Arriva: Rossi"] });
});

test.each<[string, Step[], RegExp, string[]?]>([
  ["a free night", [], /una sola prenotazione/],
  [
    "two bookings",
    [reads("Booking.com", FROM, "2026-11-25"), reads("Airbnb", "2026-11-25", TO)],
    /una sola prenotazione/,
  ],
  ["a stay, without a second press", [rossiStays, bookingReads], /Rossi/, ["nota"]],
])("a guest's name is refused on %s", async (_, steps, reason, toConfirm) => {
  for (const step of steps) await step();
  const fields = { azione: "nota", camera: ROOM, dal: FROM, al: TO, nota: "Weber" };
  const refusal = await desk.send("/banco/calendario", fields);
  expect(refusal.props["error"]).toMatch(reason);
  expect(refusal.props["toConfirm"]).toEqual(toConfirm);
});
