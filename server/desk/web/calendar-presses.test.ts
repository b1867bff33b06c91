/** What a press in the calendar changes for guests, for portals and in Oggi. */
import { describe, expect, test } from "vitest";
import { readAvailability } from "#server/calendar/availability.ts";
import { calendarRoutes } from "#server/calendar/routes.ts";
import { createAvailabilityCache } from "#server/calendar/availability-cache.ts";
import { exportToken } from "#server/store/feed-exports.ts";
import { calendarPath } from "#app/paths/paths.ts";
import { readPortal } from "#tests/support/portal-readings.ts";
import { type DeskDriver, openTestDesk } from "#tests/support/test-desk.ts";

const [ROOM, OTHER] = ["elegant_room", "natural_room"];
const ROOMS = [ROOM, OTHER];

// Today is 23 November.
const [FROM, TO] = ["2026-11-24", "2026-11-26"];

type Step = (desk: DeskDriver) => Promise<unknown>;

const press =
  (azione: string, fields: Record<string, string> = {}): Step =>
  (desk) =>
    desk.send("/banco/calendario", { azione, camera: ROOM, dal: FROM, al: TO, ...fields });

const house = { camera: "casa" };
const named = { nota: "Rossi" };
const booked: Step = (desk) => readPortal(desk, "Airbnb", [[FROM, TO]]);

/** The nights in which nobody may book, by room, as guests and as a portal read them; who arrives tomorrow. */
async function outcomeOf({ database, now, read }: DeskDriver) {
  const availability = await database.read((query) => readAvailability(query, ROOMS, now()));
  const guests = ROOMS.map((room) => availability?.rooms[room]?.taken.join() ?? "");
  const cache = createAvailabilityCache({ database, rooms: () => ROOMS, now });
  const app = calendarRoutes({
    database,
    siteUrl: "https://casa.example",
    availability: cache,
    now,
  });
  const exports: string[] = [];
  for (const room of ROOMS) {
    const key = { room, portal: "google" };
    const token = await database.transaction((query) => exportToken(query, key));
    const text = await (await app.request(calendarPath(room, token))).text();
    const nights = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/g)]
      .map(([, from, to]) => `${from}–${to}`)
      .filter((one) => !one.startsWith("1970"));
    exports.push(nights.join().replaceAll("202611", ""));
  }
  const { days } = (await read("/banco")).props as {
    days: { movements: { what: string; room: string }[] }[];
  };
  const arrivals = days[1]!.movements.map(({ what, room }) => `${what} (${room.split(" ")[0]})`);
  return [guests.map((runs) => runs.replaceAll("2026-11-", "")), exports, arrivals];
}

const OPEN = ["", ""];

describe("guests, portals and Oggi after a press", () => {
  test.each<[string, Step[], string[], string[], string[]]>([
    ["closing a room", [press("chiudi")], ["24/2", ""], ["24–26", ""], []],
    ["closing the house", [press("chiudi", house)], ["24/2", "24/2"], ["24–26", "24–26"], []],
    ["closing twice", [press("chiudi"), press("chiudi")], ["24/2", ""], ["24–26", ""], []],
    ["reopening a room", [press("chiudi"), press("riapri")], OPEN, OPEN, []],
    [
      "reopening a night of it",
      [press("chiudi"), press("riapri", { al: "2026-11-25" })],
      ["25/1", ""],
      ["25–26", ""],
      [],
    ],
    [
      "reopening one room of a closed house",
      [press("chiudi", house), press("riapri")],
      ["", "24/2"],
      ["", "24–26"],
      [],
    ],
    [
      "reopening one room of a closed house for a night",
      [press("chiudi", house), press("riapri", { al: "2026-11-25" })],
      ["25/1", "24/2"],
      ["25–26", "24–26"],
      [],
    ],
    [
      "reopening the house after one room of it",
      [press("chiudi", house), press("riapri"), press("riapri", house)],
      OPEN,
      OPEN,
      [],
    ],
    [
      "reopening the house with a room that was closed alone",
      [press("chiudi"), press("chiudi", house), press("riapri", house)],
      ["24/2", ""],
      ["24–26", ""],
      [],
    ],
    [
      "a stay",
      [press("soggiorno", named)],
      ["24/2", ""],
      ["24–26", ""],
      ["Arriva: Rossi (Elegant)"],
    ],
    [
      "a stay in the whole house",
      [press("soggiorno", { ...named, ...house })],
      ["24/2", "24/2"],
      ["24–26", "24–26"],
      ["Arriva: Rossi (Elegant)", "Arriva: Rossi (Natural)", "Arriva: Rossi (Reading)"],
    ],
    [
      "a stay, and reopening without a second press",
      [press("soggiorno", named), press("riapri")],
      ["24/2", ""],
      ["24–26", ""],
      ["Arriva: Rossi (Elegant)"],
    ],
    [
      "a stay, and reopening with it",
      [press("soggiorno", named), press("riapri", { conferma: "riapri" })],
      OPEN,
      OPEN,
      [],
    ],
    [
      "two unnamed stays on the same nights",
      [press("soggiorno"), press("soggiorno", { conferma: "soggiorno" })],
      ["24/2", ""],
      ["24–26", ""],
      ["Arriva: un soggiorno (Elegant)", "Arriva: un soggiorno (Elegant)"],
    ],
    ["a booking", [booked], ["24/2", ""], ["24–26", ""], ["Arriva: Airbnb (Elegant)"]],
    [
      "reopening a booking",
      [booked, press("riapri")],
      ["24/2", ""],
      ["24–26", ""],
      ["Arriva: Airbnb (Elegant)"],
    ],
    [
      "a stay on a booking, pressed once",
      [booked, press("soggiorno", named)],
      ["24/2", ""],
      ["24–26", ""],
      ["Arriva: Airbnb (Elegant)"],
    ],
    [
      "a name on a booking",
      [booked, press("nota", named)],
      ["24/2", ""],
      ["24–26", ""],
      ["Arriva: Rossi (Elegant)"],
    ],
    [
      "a name on a booking, and reopening",
      [booked, press("nota", named), press("riapri")],
      ["24/2", ""],
      ["24–26", ""],
      ["Arriva: Rossi (Elegant)"],
    ],
  ])("%s", async (_, steps, guests, portals, today) => {
    const desk = await openTestDesk();
    for (const step of steps) await step(desk);
    expect(await outcomeOf(desk)).toEqual([guests, portals, today]);
  });
});

test("a reopened house names the room that stays closed as the family does", async () => {
  const desk = await openTestDesk();
  await press("chiudi")(desk);
  await press("chiudi", house)(desk);
  const { location } = await desk.send("/banco/calendario", {
    azione: "riapri",
    dal: FROM,
    al: TO,
    ...house,
  });
  expect((await desk.read(location)).props["notice"]).toContain("Elegant Room resta chiusa");
});

/** Who leaves and who arrives on 25 November, as Oggi says it that day, hours after its readings. */
describe("the day", () => {
  const [BEFORE, DAY, AFTER] = ["2026-11-24", "2026-11-25", "2026-11-27"] as const;
  const stay = (nota: string, dal: string, al: string): Step =>
    press("soggiorno", { nota, dal, al, conferma: "soggiorno" });
  const first = (nota: string) => stay(nota, BEFORE, DAY);
  const next = (nota: string) => stay(nota, DAY, AFTER);
  const reads =
    (portal: string, ...bookings: (readonly [string, string])[]): Step =>
    (desk) =>
      readPortal(desk, portal, bookings);

  test.each<[string, Step[], Step[], string[]]>([
    ["nobody", [], [], []],
    [
      "a portal's guest leaves",
      [reads("Airbnb", [BEFORE, DAY])],
      [reads("Airbnb")],
      ["Parte: Airbnb"],
    ],
    [
      "a portal's guest stays on",
      [reads("Airbnb", [BEFORE, AFTER])],
      [reads("Airbnb", [BEFORE, AFTER])],
      [],
    ],
    [
      "two guests of one portal",
      [reads("Airbnb", [BEFORE, DAY], [DAY, AFTER])],
      [reads("Airbnb", [DAY, AFTER])],
      ["Parte: Airbnb", "Arriva: Airbnb"],
    ],
    [
      "two guests of two portals",
      [reads("Airbnb", [BEFORE, DAY]), reads("Vrbo", [DAY, AFTER])],
      [reads("Airbnb"), reads("Vrbo", [DAY, AFTER])],
      ["Parte: Airbnb", "Arriva: Vrbo"],
    ],
    ["two stays", [first("Rossi"), next("Bianchi")], [], ["Parte: Rossi", "Arriva: Bianchi"]],
    [
      "two unnamed stays",
      [first(""), next("")],
      [],
      ["Parte: un soggiorno", "Arriva: un soggiorno"],
    ],
    ["a guest whose stay was made longer", [first("Rossi"), next("Rossi")], [], []],
    [
      "a portal's guest with a name, then a stay",
      [
        reads("Airbnb", [BEFORE, DAY]),
        press("nota", { nota: "Weber", dal: BEFORE, al: DAY }),
        next("Rossi"),
      ],
      [reads("Airbnb")],
      ["Parte: Weber", "Arriva: Rossi"],
    ],
    ["closed nights", [press("chiudi", { dal: BEFORE, al: AFTER })], [], []],
  ])("%s", async (_, before, onTheDay, movements) => {
    const desk = await openTestDesk();
    for (const step of before) await step(desk);
    await desk.waitDays(2);
    for (const step of [...onTheDay, ...onTheDay]) await step(desk);
    const { days, status } = (await desk.read("/banco")).props as {
      days: { movements: { what: string }[] }[];
      status: string;
    };
    expect(days[0]!.movements.map(({ what }) => what)).toEqual(movements);
    const count = (word: string) => movements.filter((one) => one.startsWith(word)).length;
    expect(/\d+ arriv/.exec(status)?.[0] ?? "0 arriv").toBe(`${count("Arriva")} arriv`);
    expect(/\d+ parten/.exec(status)?.[0] ?? "0 parten").toBe(`${count("Parte")} parten`);
  });
});

/** What Oggi says of a calendar, and whether guests are told that its other nights are free. */
describe("a calendar that was read", () => {
  const isFree = async ({ database, now }: DeskDriver) => {
    const availability = await database.read((query) => readAvailability(query, ROOMS, now()));
    return availability!.rooms[ROOM]!.state;
  };
  const fails: Step = async (desk) =>
    desk.database.transaction((query) => query("UPDATE feeds SET fault = 'slow', misses = 1"));
  const [HELD, NONE] = [/restano occupate e gli ospiti vedono l’ora/, undefined];
  const UNKNOWN = /restano occupate e le altre non si dicono libere/;

  test.each<[string, number, Step[], RegExp | undefined, string]>([
    ["16 minutes ago, and then was slow", 16 / 60, [fails], NONE, "fresh"],
    ["three hours ago", 3, [], NONE, "fresh"],
    ["more than three hours ago", 3.1, [], /Airbnb di Elegant Room tace \(letto/, "old"],
    ["more than three hours ago, and is slow", 3.1, [fails], /Room: risponde troppo piano/, "old"],
    ["a day ago", 24, [], HELD, "old"],
    ["more than a day ago", 24.1, [], UNKNOWN, "unknown"],
    ["now, with nothing in it", 0, [(desk) => readPortal(desk, "Airbnb", [])], UNKNOWN, "unknown"],
  ])("%s", async (_, hours, steps, words, state) => {
    const desk = await openTestDesk();
    await booked(desk);
    desk.wait(hours);
    for (const step of steps) await step(desk);
    const { problems } = (await desk.read("/banco")).props as { problems: { text: string }[] };
    const ofFeed = problems.map(({ text }) => text).find((text) => text.includes("Airbnb"));
    expect(ofFeed ?? "").toMatch(words ?? /^$/);
    expect(await isFree(desk)).toBe(state);
  });
});
