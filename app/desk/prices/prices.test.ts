import { describe, expect, test } from "vitest";
import { valueAt, valuesOf } from "#app/content/documents.ts";
import { openForm as openFormAt } from "#tests/support/desk-form.ts";
import { draftOf, draftValues } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { PricesPage } from "./screen.tsx";

const BASE = "rates.elegant_room.base";
const OTHER = "rates.natural_room.base";

const desk = eachTestDesk();

const openForm = async () => (await openFormAt(desk, "/banco/prezzi")).values;

const save = (form: Record<string, string>) => desk.send<typeof PricesPage>("/banco/prezzi", form);

const stored = async (path: string) => valueAt(await draftValues(desk.database, "prices"), path);

test("a price is saved as a draft, and the desk says that guests do not see it yet", async () => {
  const { status, location } = await save({ ...(await openForm()), [BASE]: "91" });
  expect(status).toBe(303);
  expect((await desk.read(location)).props).toMatchObject({ notice: "Salvato.", draftCount: 1 });
  expect(await stored(BASE)).toBe("91,00");
  expect(await draftOf(desk.database)).toMatchObject({
    prices: { changes: { [BASE]: { author: "telefono" } } },
  });
  // The software's own price, typed again, leaves no change.
  const softwarePrice = valueAt(valuesOf("prices", {}), BASE) as string;
  await save({ ...(await openForm()), [BASE]: softwarePrice });
  expect(await draftOf(desk.database)).toEqual({});
});

test("a wrong price gives an error at its field, and the typed prices stay", async () => {
  const { status, props } = await save({ ...(await openForm()), [BASE]: "novanta", [OTHER]: "99" });
  expect(status).toBe(422);
  expect(props["errors"]).toEqual([{ path: BASE, reason: expect.stringContaining("85,00") }]);
  expect(JSON.stringify(props["fields"])).toContain("novanta");
  expect(JSON.stringify(props["fields"])).toContain('"99"');
  expect(await draftOf(desk.database)).toEqual({});
});

test("a season has a form of its own, which begins with the fields that it requires", async () => {
  const [seasons] = (await desk.read<typeof PricesPage>("/banco/prezzi")).props.lists;
  const newHref = seasons!.newHref!;
  const [path] = newHref.split("?") as [string];
  const { values, names } = await openFormAt(desk, newHref);
  expect(Object.keys(names)).toEqual([
    "Nome",
    "Prima notte",
    "Ultima notte",
    "Camere",
    "A notte",
    "Una persona sola",
    "Notti al minimo",
  ]);
  const typed = {
    Nome: "Ferragosto",
    "Prima notte": "8 agosto",
    "Ultima notte": "23/8",
    "A notte": "110",
  };
  const fields = Object.entries(typed).map(([label, value]) => [names[label]!, value]);
  const { status, location } = await desk.send(path, { ...values, ...Object.fromEntries(fields) });
  expect([status, location]).toEqual([303, expect.stringContaining(path)]);
  expect(await stored("seasons")).toEqual([
    { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00" },
  ]);
});

describe("a trial stay", () => {
  const TRIAL = {
    azione: "prova",
    prova_camera: "elegant_room",
    prova_arrivo: "2027-08-12",
    prova_partenza: "2027-08-15",
    prova_adulti: "2",
  };
  const trialOf = async (fields: Record<string, string>) => {
    return (await save({ ...(await openForm()), ...TRIAL, ...fields })).props.trial;
  };

  test("has the cost of the prices in the form, and saves nothing", async () => {
    const { lines, fields } = await trialOf({ [BASE]: "100" });
    expect(lines.at(-1)).toContain("300,00");
    expect(fields).toMatchObject({ room: "elegant_room", checkIn: "2027-08-12" });
    expect(await draftOf(desk.database)).toEqual({});
  });

  test("says what is missing, or that a price is wrong", async () => {
    expect(await trialOf({ prova_arrivo: "" })).toMatchObject({
      error: "Quando arriva?",
      lines: [],
    });
    for (const year of ["2127", "9999"])
      expect(await trialOf({ prova_partenza: `${year}-08-15` })).toMatchObject({
        error: expect.stringContaining("controllate l’anno"),
        lines: [],
      });
    expect((await trialOf({ [BASE]: "novanta" })).error).toContain("Prima va corretto un prezzo");
  });
});
