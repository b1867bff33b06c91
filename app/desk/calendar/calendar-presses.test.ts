/** What a button of the calendar changes for guests, for portals and on the screen Oggi. */
import { describe, expect, test } from "vitest";
import { readAvailability } from "#server/calendar/availability.ts";
import { calendarRoutes } from "#server/calendar/routes.ts";
import { createAvailabilityCache } from "#server/calendar/availability-cache.ts";
import { ensureExportToken } from "#server/store/feed-exports.ts";
import { calendarPath } from "#app/paths/paths.ts";
import { readPortal } from "#tests/support/portal-readings.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { Today } from "../today/screen.tsx";

const [ROOM, OTHER] = ["elegant_room", "natural_room"];
const ROOMS = [ROOM, OTHER];

// In these tests today is 23 November.
const [FROM, TO] = ["2026-11-24", "2026-11-26"];

const desk = eachTestDesk();

type Step = () => Promise<unknown>;

const press =
  (azione: string, fields: Record<string, string> = {}): Step =>
  () =>
    desk.send("/banco/calendario", { azione, camera: ROOM, dal: FROM, al: TO, ...fields });

const wholeHouse = { camera: "casa" };
const namedGuest = { nota: "Rossi" };
const booked: Step = () => readPortal(desk, "Airbnb", [[FROM, TO]]);

/** The taken nights of each room, as guests and as a portal read them, and the guests who arrive tomorrow. */
async function outcomeOf() {
  const { database, now, read } = desk;
  const availability = await database.read((query) => readAvailability(query, ROOMS, now()));
  const guests = ROOMS.map((room) => availability?.rooms[room]?.taken.join() ?? "");
  const cache = createAvailabilityCache({ database, readSlugs: () => ROOMS, now });
  const app = calendarRoutes({
    database,
    siteUrl: "https://casa.example",
    availability: cache,
    now,
  });
  const exports: string[] = [];
  for (const room of ROOMS) {
    const key = { room, portal: "google" };
    const token = await database.transaction((query) => ensureExportToken(query, key));
    const text = await (await app.request(calendarPath(room, token))).text();
    const nights = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/g)]
      .filter(([, from]) => !from!.startsWith("1970"))
      .map(([, from, to]) => `${from!.slice(-2)}/${Number(to) - Number(from)}`);
    exports.push(nights.join());
  }
  const { days } = (await read<typeof Today>("/banco")).props;
  const arrivals = days[1]!.movements.map(
    ({ title, excerpt }) => `${title} (${excerpt.split(" ")[0]})`,
  );
  return [guests.map((runs) => runs.replaceAll("2026-11-", "")), exports, arrivals];
}

const [close, closeHouse, reopen] = [press("chiudi"), press("chiudi", wholeHouse), press("riapri")];
const reopenHouse = press("riapri", wholeHouse);
const reopenOneNight = press("riapri", { al: "2026-11-25" });
const addNamedStay = press("soggiorno", namedGuest);
const addUnnamedStay = press("soggiorno", { conferma: "soggiorno" });

/** The taken nights of the first and of the second room, which guests' pages and the exports to portals show alike. */
describe("guests, portals and the screen Oggi agree after", () => {
  const [OPEN, CLOSED, ALL] = [
    ["", ""],
    ["24/2", ""],
    ["24/2", "24/2"],
  ];
  const [ROSSI, AIRBNB] = ["Arriva: Rossi (Elegant)", "Arriva: Airbnb (Elegant)"];

  test.each<[string, Step[], string[] | undefined, string[]]>([
    ["closing a room", [close], CLOSED, []],
    ["closing the house", [closeHouse], ALL, []],
    ["closing twice", [close, close], CLOSED, []],
    ["reopening a room", [close, reopen], OPEN, []],
    ["reopening a night of it", [close, reopenOneNight], ["25/1", ""], []],
    ["reopening one room of a closed house", [closeHouse, reopen], ["", "24/2"], []],
    ["reopening it for a night", [closeHouse, reopenOneNight], ["25/1", "24/2"], []],
    ["reopening the house after one room", [closeHouse, reopen, reopenHouse], OPEN, []],
    ["reopening the house, not a room closed alone", [close, closeHouse, reopenHouse], CLOSED, []],
    ["a stay", [addNamedStay], CLOSED, [ROSSI]],
    [
      "a stay in the whole house",
      [press("soggiorno", { ...namedGuest, ...wholeHouse })],
      ALL,
      [ROSSI, "Arriva: Rossi (Natural)", "Arriva: Rossi (Reading)"],
    ],
    ["a stay, and reopening without a second press", [addNamedStay, reopen], CLOSED, [ROSSI]],
    ["a stay, and reopening", [addNamedStay, press("riapri", { conferma: "riapri" })], OPEN, []],
    [
      "two unnamed stays on the same nights",
      [addUnnamedStay, addUnnamedStay],
      CLOSED,
      ["Arriva: un soggiorno (Elegant)", "Arriva: un soggiorno (Elegant)"],
    ],
    ["a booking", [booked], CLOSED, [AIRBNB]],
    ["reopening a booking", [booked, reopen], CLOSED, [AIRBNB]],
    ["a stay on a booking, pressed once", [booked, addNamedStay], CLOSED, [AIRBNB]],
    ["a name on a booking", [booked, press("nota", namedGuest)], CLOSED, [ROSSI]],
    [
      "a name on a booking, and reopening",
      [booked, press("nota", namedGuest), reopen],
      CLOSED,
      [ROSSI],
    ],
  ])("%s", async (_, steps, nights, today) => {
    for (const step of steps) await step();
    expect(await outcomeOf()).toEqual([nights, nights, today]);
  });
});

/** Who leaves and who arrives on 25 November, as Oggi says it that day, hours after its readings. */
describe("Oggi names the day's guests:", () => {
  const [BEFORE, DAY, AFTER] = ["2026-11-24", "2026-11-25", "2026-11-27"] as const;
  const stay = (nota: string, dal: string, al: string): Step =>
    press("soggiorno", { nota, dal, al, conferma: "soggiorno" });
  const first = (nota: string) => stay(nota, BEFORE, DAY);
  const next = (nota: string) => stay(nota, DAY, AFTER);
  const reads =
    (portal: string, ...bookings: (readonly [string, string])[]): Step =>
    () =>
      readPortal(desk, portal, bookings);

  const CASES: Record<string, [before: Step[], onTheDay: Step[], movements: string[]]> = {
    nobody: [[], [], []],
    "a portal's guest leaves": [
      [reads("Airbnb", [BEFORE, DAY])],
      [reads("Airbnb")],
      ["Parte: Airbnb"],
    ],
    "a portal's guest stays on": [
      [reads("Airbnb", [BEFORE, AFTER])],
      [reads("Airbnb", [BEFORE, AFTER])],
      ["Resta: Airbnb"],
    ],
    "two guests of one portal": [
      [reads("Airbnb", [BEFORE, DAY], [DAY, AFTER])],
      [reads("Airbnb", [DAY, AFTER])],
      ["Parte: Airbnb", "Arriva: Airbnb"],
    ],
    "two guests of two portals": [
      [reads("Airbnb", [BEFORE, DAY]), reads("Vrbo", [DAY, AFTER])],
      [reads("Airbnb"), reads("Vrbo", [DAY, AFTER])],
      ["Parte: Airbnb", "Arriva: Vrbo"],
    ],
    "two stays": [[first("Rossi"), next("Bianchi")], [], ["Parte: Rossi", "Arriva: Bianchi"]],
    "two unnamed stays": [
      [first(""), next("")],
      [],
      ["Parte: un soggiorno", "Arriva: un soggiorno"],
    ],
    "a guest whose stay was made longer": [[first("Rossi"), next("Rossi")], [], ["Resta: Rossi"]],
    "a portal's guest with a name, then a stay": [
      [
        reads("Airbnb", [BEFORE, DAY]),
        press("nota", { nota: "Weber", dal: BEFORE, al: DAY }),
        next("Rossi"),
      ],
      [reads("Airbnb")],
      ["Parte: Weber", "Arriva: Rossi"],
    ],
    "closed nights": [[press("chiudi", { dal: BEFORE, al: AFTER })], [], []],
  };

  test.each(Object.entries(CASES))("%s", async (_, [before, onTheDay, movements]) => {
    for (const step of before) await step();
    await desk.waitDays(2);
    for (const step of [...onTheDay, ...onTheDay]) await step();
    const { days, status } = (await desk.read<typeof Today>("/banco")).props;
    expect(days[0]!.movements.map(({ title }) => title)).toEqual(movements);
    const count = (word: string) => movements.filter((one) => one.startsWith(word)).length;
    expect(/\d+ arriv/.exec(status)?.[0] ?? "0 arriv").toBe(`${count("Arriva")} arriv`);
    expect(/\d+ parten/.exec(status)?.[0] ?? "0 parten").toBe(`${count("Parte")} parten`);
  });
});

/** What Oggi says of a calendar, and whether guests are told that its other nights are free. */
describe("Oggi and the freshness for guests, when a calendar was read", () => {
  const freshnessForGuests = async () => {
    const { database, now } = desk;
    const availability = await database.read((query) => readAvailability(query, ROOMS, now()));
    return availability!.rooms[ROOM]!.state;
  };
  const fails: Step = async () =>
    desk.database.transaction((query) => query("UPDATE feeds SET fault = 'slow', failures = 1"));
  const [HELD, NO_PROBLEM] = [/restano occupate e gli ospiti vedono l’ora/, undefined];
  const UNKNOWN = /restano occupate e le altre non si dicono libere/;

  test.each<[string, number, Step[], RegExp | undefined, string]>([
    ["16 minutes ago, and then was slow", 16 / 60, [fails], NO_PROBLEM, "fresh"],
    ["three hours ago", 3, [], NO_PROBLEM, "fresh"],
    ["more than three hours ago", 3.1, [], /Airbnb di Elegant Room tace \(letto/, "old"],
    ["more than three hours ago, and is slow", 3.1, [fails], /Room: risponde troppo piano/, "old"],
    ["a day ago", 24, [], HELD, "old"],
    ["more than a day ago", 24.1, [], UNKNOWN, "unknown"],
    ["now, with nothing in it", 0, [() => readPortal(desk, "Airbnb", [])], UNKNOWN, "unknown"],
  ])("%s", async (_, hours, steps, words, freshness) => {
    await booked();
    desk.wait(hours);
    for (const step of steps) await step();
    const { problems } = (await desk.read<typeof Today>("/banco")).props;
    const feedText = problems.map(({ text }) => text).find((text) => text.includes("Airbnb"));
    expect(feedText ?? "").toMatch(words ?? /^$/);
    expect(await freshnessForGuests()).toBe(freshness);
  });
});
