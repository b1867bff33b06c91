import { describe, expect, test } from "vitest";
import type { CalendarAction } from "./actions.ts";
import { daysAfter } from "#app/domain/stay.ts";
import { allClosures } from "#server/store/closures.ts";
import { readPortal } from "#tests/support/portal-readings.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { Calendar } from "./screen.tsx";
import type { StayPage } from "./stay.tsx";

const ROOM = "elegant_room";

const desk = eachTestDesk();

async function calendar(query = "mese=2027-08") {
  return (await desk.read<typeof Calendar>(`/banco/calendario?${query}`)).props;
}

async function cellOf(night: string, query = `mese=${night.slice(0, 7)}`) {
  const { rows, pastRows } = await calendar(query);
  return [...pastRows, ...rows].find(({ day }) => day === night)!.cells[0]!;
}

const send = (azione: CalendarAction, dal: string, al: string, more = {}) =>
  desk.send("/banco/calendario", { camera: ROOM, dal, al, azione, ...more });

const sell = (...nights: string[]) =>
  readPortal(
    desk,
    "Airbnb",
    nights.map((night) => [night, daysAfter(night, 1)]),
  );

describe("the nights of a month", () => {
  test("say whether they are free, and who holds them", async () => {
    await sell("2027-08-12", "2027-08-20");
    await send("chiudi", "2027-08-14", "2027-08-16", { nota: "lavori" });
    await send("soggiorno", "2027-08-17", "2027-08-18", { nota: "Klara, in due" });
    await send("soggiorno", "2027-08-20", "2027-08-21", { nota: "Rossi", conferma: "soggiorno" });
    const names = await Promise.all(
      ["10", "12", "15", "17", "20"].map(async (day) => (await cellOf(`2027-08-${day}`)).name),
    );
    expect(names).toEqual([
      "Elegant Room, martedì 10 agosto 2027: libera",
      "Elegant Room, giovedì 12 agosto 2027: occupata da Airbnb",
      "Elegant Room, domenica 15 agosto 2027: chiusa da voi: lavori",
      "Elegant Room, martedì 17 agosto 2027: soggiorno di Klara, in due",
      "Elegant Room, venerdì 20 agosto 2027: venduta due volte: Rossi e Airbnb",
    ]);
    const { doubleSales } = await calendar();
    expect(doubleSales).toMatchObject([
      { text: expect.stringContaining("20–21 ago 2027, 1 notte: venduta due") },
    ]);
  });

  test("cannot be chosen once they are past", async () => {
    expect((await cellOf("2026-11-22")).href).toBeUndefined();
    expect((await cellOf("2026-11-23")).href).toBeDefined();
  });
});

describe("two taps", () => {
  const tap = async (night: string, query?: string) =>
    (await cellOf(night, query)).href!.replace(/^.*\?|#.*$/g, "");

  test("can choose nights into the next month, by the arrow or below this month", async () => {
    const first = await tap("2026-12-30");
    const { next } = await calendar(first);
    const second = await tap("2027-01-01", next!.replace(/^.*\?/, ""));
    expect((await calendar(second))["choice"]).toMatchObject({ title: "Elegant Room, 3 notti" });
    await desk.waitDays(6);
    const both = await tap("2026-12-02", await tap("2026-11-30", "mese=2026-11"));
    expect((await calendar(both))["choice"]).toMatchObject({ title: "Elegant Room, 3 notti" });
  });

  test("start a new choice when they go backwards or follow a complete choice", async () => {
    expect(await tap("2027-08-10", await tap("2027-08-12"))).toBe(
      "mese=2027-08&camera=elegant_room&dal=2027-08-10",
    );
    const both = await tap("2027-08-14", await tap("2027-08-12"));
    expect(await tap("2027-08-16", both)).toBe("mese=2027-08&camera=elegant_room&dal=2027-08-16");
  });
});

describe("a stay", () => {
  test("over a taken night is refused with the reason, and saved when pressed again", async () => {
    await sell("2027-08-13");
    const refusal = await send("soggiorno", "2027-08-12", "2027-08-14", { nota: "Klara" });
    expect(refusal.status).toBe(422);
    expect(refusal.props).toMatchObject({
      toConfirm: ["soggiorno"],
      fields: { note: "Klara" },
    });
    expect(refusal.props["error"]).toContain(
      "Elegant Room, 13–14 ago 2027, 1 notte: occupata da Airbnb.",
    );
    expect(await desk.database.read(allClosures)).toEqual([]);
    const more = { nota: "Klara", conferma: "soggiorno" };
    expect(await send("soggiorno", "2027-08-12", "2027-08-14", more)).toMatchObject({
      status: 303,
    });
    expect(await desk.database.read(allClosures)).toEqual([
      expect.objectContaining({ kind: "stay", note: "Klara", author: "telefono" }),
    ]);
  });

  test("over two months is one stay with its guest's details, and can be changed", async () => {
    const klara = { nota: "Klara", adulti: "2", bambini: "1 (4 anni)", venduta: "dal sito" };
    await send("soggiorno", "2026-12-30", "2027-01-02", klara);
    const cell = await cellOf("2027-01-01", "mese=2026-12");
    expect(cell).toMatchObject({
      label: "Klara",
      name: expect.stringMatching(
        /: soggiorno di Klara, 2 adulti, bambini: 1 \(4 anni\), dal sito$/,
      ),
    });
    const query = cell.href!.replace(/^.*\?|#.*$/g, "");
    expect((await calendar(query))["choice"]).toMatchObject({
      title: "Elegant Room, 3 notti",
      isGuestClosure: true,
    });
    const form = (await desk.read<typeof StayPage>(`/banco/calendario?chi=&${query}`)).props;
    expect(form).toMatchObject({
      actions: ["soggiorno", "riapri"],
      fields: { note: "Klara", adults: "2", children: "1 (4 anni)", soldBy: "dal sito" },
    });
    const { formerId } = form.fields;
    await send("soggiorno", "2026-12-29", "2027-01-02", { ...klara, adulti: "3", prima: formerId });
    expect(await desk.database.read(allClosures)).toMatchObject([
      { first: "2026-12-29", last: "2027-01-01", note: "Klara", adults: "3" },
    ]);
  });

  test("keeps its note for a month after the departure, and a past closure is deleted at once", async () => {
    await send("soggiorno", "2026-12-01", "2026-12-03", { nota: "Klara" });
    await send("chiudi", "2026-12-01", "2026-12-03", { camera: "natural_room" });
    await desk.waitDays(40);
    expect((await desk.database.read(allClosures)).map(({ kind }) => kind)).toEqual(["stay"]);
    await desk.waitDays(3);
    expect(await desk.database.read(allClosures)).toEqual([]);
  });
});

test("a night that a portal holds is not reopened, and the answer names the portal", async () => {
  await sell("2027-08-12");
  await send("chiudi", "2027-08-12", "2027-08-13");
  const { location } = await send("riapri", "2027-08-12", "2027-08-13");
  expect((await desk.read(location)).props["notice"]).toContain("la tiene Airbnb");
});

test.each([
  [{ dal: "2027-08-15", al: "2027-08-12" }, /viene dopo/],
  [{ dal: "", al: "2027-08-12" }, /Manca il giorno di arrivo/],
  [{ dal: "2026-11-01", al: "2026-11-03" }, /già passate/],
  [{ nota: "x".repeat(81) }, /troppo lunga/],
])("%o is refused with a sentence, and the typed fields stay", async (fields, reason) => {
  const refusal = await send("chiudi", "2027-08-12", "2027-08-13", { nota: "mia", ...fields });
  expect(refusal.status).toBe(422);
  expect(refusal.props["error"]).toMatch(reason);
  expect(refusal.props["fields"]).toMatchObject({
    checkIn: "dal" in fields ? fields.dal : "2027-08-12",
    note: "nota" in fields ? fields.nota : "mia",
  });
  expect(await desk.database.read(allClosures)).toEqual([]);
});
