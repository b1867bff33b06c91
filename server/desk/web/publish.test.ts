import { beforeEach, describe, expect, test } from "vitest";
import { valueAt, valuesOf } from "#app/content/edits.ts";
import type { Value } from "#app/content/yaml-splice.ts";
import { allEdits } from "#server/store/edits.ts";
import { type DeskDriver, openTestDesk } from "#tests/support/test-desk.ts";
import { changeValue } from "../edits.ts";
import { readSettings } from "#server/settings/settings.ts";

const FIRST = "rates.elegant_room.base";
const SECOND = "rates.natural_room.base";

let desk: DeskDriver;
beforeEach(async () => {
  desk = await openTestDesk();
});

const put = (path: string, value: Value, file = "prices") =>
  changeValue(
    {
      database: desk.database,
      settings: readSettings({}),
      author: "telefono di Anna",
      now: desk.now(),
      rooms: async () => [],
    },
    { file, path, value },
  );

type Change = { file: string; path: string; lines: string[]; isUnfit: boolean; digest: string };

async function drafts() {
  const { props } = await desk.read("/banco/pubblica");
  return { status: props["status"], ...(props["drafts"] as { changes: Change[]; digest: string }) };
}

const discard = (fields: Record<string, string>) => desk.send("/banco/pubblica/scarta", fields);

const fieldsOf = ({ file, path, digest }: Change) => ({ file, posto: path, impronta: digest });

test("says in words what publishing would change", async () => {
  expect(await drafts()).toMatchObject({
    status: expect.stringContaining("già tutto"),
    changes: [],
  });
  await put(FIRST, "91,00");
  expect(await drafts()).toMatchObject({
    status: "Ecco che cosa cambia per gli ospiti.",
    changes: [{ lines: ["Elegant Room, a notte: da 85,00 a 91,00"], isUnfit: false }],
  });
});

test("says of a list what in it changes", async () => {
  const season = { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00" };
  await put("seasons", [season]);
  const hero = valueAt(valuesOf("it/home", []), "hero") as { headline: string }[];
  await put("hero", [{ ...hero[0], headline: "Casa" }, ...hero.slice(1)] as Value, "it/home");
  const { changes } = await drafts();
  expect(changes.flatMap(({ lines }) => lines)).toEqual([
    `Pagina iniziale, Apertura, Frase d’apertura: da «${hero[0]!.headline}» a «Casa»`,
    "Le stagioni: aggiunto «Ferragosto, 08-08, 08-23, 110,00»",
  ]);
});

describe("Scarta", () => {
  test("throws one change away and leaves the others", async () => {
    await put(FIRST, "91,00");
    await put(SECOND, "92,00");
    const { changes } = await drafts();
    const { location } = await discard(fieldsOf(changes.find(({ path }) => path === FIRST)!));
    expect((await desk.read(location)).props).toMatchObject({
      notice: expect.stringContaining("Scartato"),
    });
    expect(await desk.database.read(allEdits)).toMatchObject([{ path: SECOND, value: "92,00" }]);
  });

  test("throws all away that the screen showed", async () => {
    await put(FIRST, "91,00");
    await put(SECOND, "92,00");
    await discard({ impronta: (await drafts()).digest });
    expect(await desk.database.read(allEdits)).toEqual([]);
  });

  test("throws nothing away that another phone has changed since", async () => {
    await put(FIRST, "91,00");
    const shown = await drafts();
    await put(FIRST, "93,00");
    for (const fields of [fieldsOf(shown.changes[0]!), { impronta: shown.digest }]) {
      const { status, props } = await discard(fields);
      expect([status, props["reason"]]).toEqual([422, expect.stringContaining("Intanto")]);
    }
    expect(await desk.database.read(allEdits)).toMatchObject([{ value: "93,00" }]);
  });
});

test("who goes back is asked first what becomes of the draft", async () => {
  await put(FIRST, "91,00");
  const { status, name, props } = await desk.send("/banco/pubblica", { numero: "0" });
  expect([status, name]).toEqual([200, "draft-question"]);
  expect(props).toMatchObject({
    number: "0",
    count: 1,
    lines: ["Elegant Room, a notte: da 85,00 a 91,00"],
    digest: (await drafts()).digest,
  });
});
