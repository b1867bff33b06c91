import { beforeEach, describe, expect, test, vi } from "vitest";
import { valueAt, valuesOf, withEdit } from "#app/content/edits.ts";
import type { Value } from "#app/content/yaml-splice.ts";
import { allEdits, changeEdits, replaceEdits } from "#server/store/edits.ts";
import { type DeskDriver, openTestDesk } from "#tests/support/test-desk.ts";
import { writeValue } from "#server/store/key-values.ts";
import type { PublishOutcome } from "../publish-draft.ts";
import { ofSubject } from "../unpublished.ts";
import { COMMANDS } from "../worker/commands.ts";

const FIRST = "rates.elegant_room.base";
const SECOND = "rates.natural_room.base";

/** The family may change every price of content/. */
const RAISED = `Elegant Room, a notte: da ${String(valueAt(valuesOf("prices", []), FIRST))} a 91,00`;

let desk: DeskDriver;
beforeEach(async () => {
  desk = await openTestDesk();
});

const put = (path: string, value: Value, file = "prices") =>
  changeEdits(desk.database, (stored) =>
    withEdit(stored, { file, path, value, author: "telefono di Anna", editedAt: desk.now() }),
  );

type Change = {
  file: string;
  path: string;
  lines: string[];
  source?: string;
  isUnfit: boolean;
  digest: string;
};

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
    changes: [{ lines: [RAISED], isUnfit: false }],
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
    lines: [RAISED],
    digest: (await drafts()).digest,
  });
});

describe("Pubblica on a screen", () => {
  const press = (parte: string) => desk.send("/banco/pubblica", { parte });
  const publishing = vi.spyOn(COMMANDS, "publishDraft");
  beforeEach(() => publishing.mockReset().mockResolvedValue("unchanged"));
  const published = () => publishing.mock.calls.map(([, { subject }]) => subject ?? "all");
  const save = (author: string, file: string, path: string, value: Value) =>
    desk.database.transaction(async (query) =>
      replaceEdits(query, [
        ...(await allEdits(query)),
        { file, path, value, author, editedAt: desk.now() },
      ]),
    );

  test.each([
    ["prices", "its own price"],
    ["", "what this phone changed"],
  ])("publishes at once where there is nothing else: %j", async (parte) => {
    await save("telefono", "prices", FIRST, "91,00");
    expect((await press(parte)).location).not.toContain("parte");
    expect(published()).toEqual(["all"]);
  });

  test("names what others changed with its author, and asks", async () => {
    await save("telefono di Anna", "prices", FIRST, "91,00");
    await save("telefono di Piero", "it/house", "slogan", "Casa");
    const { location } = await press("prices");
    expect(published()).toEqual([]);
    const { props } = await desk.read(location);
    expect(props).toMatchObject({ title: "Pubblica", part: "prices" });
    const { changes } = props["drafts"] as { changes: Change[] };
    expect(changes.map(({ file, source }) => `${file} ${source}`)).toEqual([
      expect.stringMatching(/^it\/house telefono di Piero, /),
      expect.stringMatching(/^prices telefono di Anna, /),
    ]);
    await desk.send("/banco/pubblica", { solo: "prices" });
    expect(published()).toEqual(["prices"]);
  });

  test.each(["prices", ""])("of %j asks about changes that are all of others", async (parte) => {
    await save("telefono di Piero", "it/house", "slogan", "Casa");
    const { location } = await press(parte);
    expect(new URLSearchParams(location.split("?")[1]).get("parte")).toBe("");
    expect(published()).toEqual([]);
  });

  test("is never answered with what an earlier press published", async () => {
    await save("telefono di Piero", "it/house", "slogan", "Casa");
    const ended = { request: {}, startedAt: desk.now(), outcome: { changedPaths: ["/"] } };
    await desk.database.transaction((query) =>
      writeValue(query, "publication", JSON.stringify(ended)),
    );
    const { props } = await desk.read((await press("prices")).location);
    expect(props["title"]).toBe("Pubblica");
  });
});

test("of a subject's changes alone, those of others stay as they are online", async () => {
  const edit = { author: "", editedAt: 1 };
  const draft = [
    { ...edit, file: "it/house", path: "slogan", value: "Casa" },
    { ...edit, file: "prices", path: FIRST, value: "91,00" },
  ];
  const online = [
    { ...edit, file: "it/house", path: "slogan", value: "Villa" },
    { ...edit, file: "prices", path: SECOND, value: "80,00" },
  ];
  expect(ofSubject("prices", draft, online)).toEqual([draft[1], online[0]]);
  expect(ofSubject("house", draft, online)).toEqual([draft[0], online[1]]);
});

describe("what became of a press", () => {
  const ended = (outcome: PublishOutcome) => {
    const publication = { request: {}, startedAt: desk.now(), aliveAt: desk.now(), outcome };
    return desk.database.transaction((query) =>
      writeValue(query, "publication", JSON.stringify(publication)),
    );
  };

  test("No to its questions leads to the changes, each of which can be thrown away", async () => {
    await put(FIRST, "8,50");
    await ended({ questions: ["giusto?"] });
    const shown = async () => (await desk.read("/banco/pubblica")).props;
    expect(await shown()).toMatchObject({ title: "È giusto così?", questions: ["giusto?"] });
    const { location } = await desk.send("/banco/pubblica", { conferma: "no" });
    expect((await desk.read(location)).props).toMatchObject({ title: "Pubblica", questions: [] });
    await discard(fieldsOf((await drafts()).changes[0]!));
    expect(await desk.database.read(allEdits)).toEqual([]);
  });

  test("is told though another phone has saved meanwhile, whose change waits below", async () => {
    await ended({ changedPaths: ["/camere"] });
    desk.wait(1 / 60);
    await put(SECOND, "84,00");
    expect((await desk.read("/banco/pubblica")).props).toMatchObject({
      title: "Pubblicato",
      pages: ["/camere"],
      drafts: { changes: [{ path: SECOND }] },
    });
  });

  test("a press while another phone publishes is told that it was none", async () => {
    const running = { request: {}, startedAt: desk.now(), aliveAt: desk.now() };
    await desk.database.transaction((query) =>
      writeValue(query, "publication", JSON.stringify(running)),
    );
    const { location } = await desk.send("/banco/pubblica", {});
    const { props } = await desk.read(location);
    expect(props["notice"]).toMatch(/^Attenzione: qualcuno stava già pubblicando/);
  });
});
