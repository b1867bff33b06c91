import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changesBetween } from "#app/content/changes.ts";
import { valueAt, valuesOf } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { changeValues, draftOf } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import { DeskError } from "../context.ts";
import type { describeDraft } from "./describe-changes.ts";
import * as publishing from "./publish.ts";
import type { Publish } from "./screen.tsx";
import type { QuestionPage } from "../problem.tsx";

const PRICE = "rates.elegant_room.base";
const OTHER_PRICE = "rates.natural_room.base";

const SOFTWARE_PRICE = String(valueAt(valuesOf("prices", {}), PRICE));

const desk = eachTestDesk();

const put = (path: string, value: Value, file = "prices", author = "telefono di Anna") =>
  changeValues(desk.database, { file, path, value, author, at: desk.now() });

const unpublished = async () => changesBetween({}, await draftOf(desk.database));

type Change = Awaited<ReturnType<typeof describeDraft>>["changes"][number];

/** A change as text: removed words in brackets, new words between stars. */
const textOf = ({ page, place, linesByLanguage }: Change) => [
  `${page}, ${place}`,
  ...linesByLanguage.map(({ language, lines }) =>
    [
      language,
      ...lines.map(({ label, parts }) => {
        const text = parts.map(({ text: own, kind }) =>
          kind === "gone" ? `[${own}]` : kind === "new" ? `*${own}*` : own,
        );
        return [label, text.join("")].filter(Boolean).join(": ");
      }),
    ]
      .filter(Boolean)
      .join(" | "),
  ),
];

async function drafts() {
  const { props } = await desk.read<typeof Publish>("/banco/pubblica");
  return { status: props.status, ...props.drafts };
}

const discard = (fields: Record<string, string>) => desk.send("/banco/pubblica/scarta", fields);

const fieldsOf = ({ subject, path, digest }: Change) => ({
  cosa: subject,
  posto: path,
  impronta: digest,
});

test("the screen says in words what publishing would change", async () => {
  expect(await drafts()).toMatchObject({
    status: expect.stringContaining("già tutto"),
    changes: [],
  });
  await put(PRICE, "91,00");
  const { status, changes } = await drafts();
  expect(status).toBe("Ecco che cosa cambia per gli ospiti.");
  expect(changes.map(textOf)).toEqual([
    ["Prezzi, Elegant Room, a notte", `[${SOFTWARE_PRICE}]*91,00*`],
  ]);
});

test("a sentence in three languages is one change, Italian first, with its differences marked", async () => {
  const heading = String(valueAt(valuesOf("it/about", {}), "intro.heading"));
  for (const [file, text] of [
    ["de/about", "Ein Haus"],
    ["en/about", "A house"],
    ["it/about", `${heading} da sempre`],
  ] as const)
    await put("intro.heading", text, file);
  const { changes } = await drafts();
  expect(changes.map(({ page, place }) => [page, place])).toEqual([
    ["Chi siamo", "Presentazione, Titolo grande"],
  ]);
  const [italian, ...others] = textOf(changes[0]!).slice(1);
  expect(italian).toBe(`${heading}* da sempre*`);
  expect(others).toHaveLength(2);
  expect((await desk.read("/banco/sito/about/parole.intro")).props["draftCount"]).toBe(1);
  await discard(fieldsOf(changes[0]!));
  expect(await unpublished()).toEqual([]);
});

test("the screen names the entries of a list that were changed, hidden and added", async () => {
  const season = { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00" };
  await put("seasons", [season]);
  const hero = valueAt(valuesOf("it/home", {}), "hero") as { headline: string }[];
  await put(
    "hero",
    [{ ...hero[0], headline: `${hero[0]!.headline} blu` }, ...hero.slice(1)] as Value,
    "it/home",
  );
  await desk.send("/banco/sito/home/parole.reviews.items", { mossa: "nascondi", voce: "1" });
  const { changes } = await drafts();
  expect(changes.map(textOf)).toEqual([
    ["Pagina iniziale, Apertura", `Frase d’apertura: ${hero[0]!.headline}* blu*`],
    ["Pagina iniziale, Le recensioni", expect.stringMatching(/, Nascosta: \*sì\*$/)],
    [
      "Prezzi, Le stagioni",
      "Aggiunto: *Nome: Ferragosto · Prima notte: 08/08 · Ultima notte: 23/08 · A notte: 110,00*",
    ],
  ]);
});

test("the button Guarda leads to the page and the part of the last change", async () => {
  await put("intro.heading", "Una casa", "it/about");
  desk.wait(1);
  await put("rates.natural_room.base", "91,00");
  const pageOf = async (query: string) => (await desk.read(`/banco/guarda?${query}`)).location;
  expect(await pageOf("cosa=")).toMatch(/^\/banco\/guarda\/natural_room#/);
  expect(await pageOf("cosa=about&posto=intro.heading")).toBe(
    "/banco/guarda/about#/banco/sito/about/parole.intro",
  );
});

describe("the button Scarta", () => {
  test("discards one change and leaves the others", async () => {
    await put(PRICE, "91,00");
    await put(OTHER_PRICE, "92,00");
    const { changes } = await drafts();
    const { location } = await discard(fieldsOf(changes.find(({ path }) => path === PRICE)!));
    expect((await desk.read(location)).props).toMatchObject({
      notice: expect.stringContaining("Scartato"),
    });
    expect(await unpublished()).toMatchObject([{ path: OTHER_PRICE, value: "92,00" }]);
  });

  test("discards all changes that the screen showed", async () => {
    await put(PRICE, "91,00");
    await put(OTHER_PRICE, "92,00");
    await discard({ impronta: (await drafts()).digest });
    expect(await unpublished()).toEqual([]);
  });

  test("discards nothing that another phone has changed since", async () => {
    await put(PRICE, "91,00");
    const draftsNow = await drafts();
    await put(PRICE, "93,00");
    for (const fields of [fieldsOf(draftsNow.changes[0]!), { impronta: draftsNow.digest }]) {
      const { status, props } = await discard(fields);
      expect([status, props["reason"]]).toEqual([422, expect.stringContaining("Intanto")]);
    }
    expect(await unpublished()).toMatchObject([{ value: "93,00" }]);
  });
});

test("going back first asks what becomes of the draft", async () => {
  await put(PRICE, "91,00");
  const { status, name, props } = await desk.send("/banco/pubblica", { numero: "0" });
  expect([status, name]).toEqual([200, "QuestionPage"]);
  expect(props).toMatchObject({
    lines: ["Prezzi, Elegant Room, a notte"],
    answers: {
      "Torna, e tienila da pubblicare": { numero: "0", bozza: "tieni" },
      "Torna, e buttala via": { numero: "0", bozza: "scarta", impronta: (await drafts()).digest },
    },
  });
});

const publishGives = (outcome: publishing.Publication) =>
  vi.spyOn(publishing, "publish").mockResolvedValue(outcome);
afterEach(() => void vi.restoreAllMocks());

describe("the button Pubblica on a screen", () => {
  const press = (parte: string) => desk.send("/banco/pubblica", { parte });
  beforeEach(() => void publishGives("unchanged"));
  const published = () =>
    vi.mocked(publishing.publish).mock.calls.map(([, { subject }]) => subject ?? "all");

  test.each([
    ["prices", "its own price"],
    ["", "what this phone changed"],
  ])("publishes at once where nobody else's changes wait: %j", async (parte) => {
    await put(PRICE, "91,00", "prices", "telefono");
    expect((await press(parte)).location).not.toContain("parte");
    expect(published()).toEqual(["all"]);
  });

  test("lists others' changes with their authors, and asks before it publishes", async () => {
    await put(PRICE, "91,00");
    await put("slogan", "Casa", "it/house", "telefono di Piero");
    const { location } = await press("prices");
    expect(published()).toEqual([]);
    const { props } = await desk.read<typeof Publish>(location);
    expect(props).toMatchObject({ title: "Pubblica", subject: "prices" });
    expect(props.drafts.changes.map((one) => `${one.subject} ${one.timeAndAuthor}`)).toEqual([
      expect.stringMatching(/^house .*, telefono di Piero$/),
      expect.stringMatching(/^prices .*, telefono di Anna$/),
    ]);
    await desk.send("/banco/pubblica", { solo: "prices" });
    expect(published()).toEqual(["prices"]);
  });

  test.each(["prices", ""])("of %j asks first where all changes are others'", async (parte) => {
    await put("slogan", "Casa", "it/house", "telefono di Piero");
    const { location } = await press(parte);
    expect(new URLSearchParams(location.split("?")[1]).get("parte")).toBe("");
    expect(published()).toEqual([]);
  });
});

describe("after a press on Pubblica", () => {
  test("a No to the questions leads to the changes, each of which can be discarded", async () => {
    await put(PRICE, "8,50");
    publishGives({ questions: ["giusto?"] });
    const { props } = await desk.send<typeof QuestionPage>("/banco/pubblica", {});
    expect(props).toMatchObject({ title: "È giusto così?", lines: ["giusto?"] });
    expect((await desk.read(props.back.href)).props).toMatchObject({ title: "Pubblica" });
    await discard(fieldsOf((await drafts()).changes[0]!));
    expect(await unpublished()).toEqual([]);
  });

  test("the result is shown, and another phone's later change waits below it", async () => {
    publishGives({ published: "Pubblicato: gli ospiti lo vedono da adesso." });
    const { location } = await desk.send("/banco/pubblica", {});
    await put(OTHER_PRICE, "84,00");
    expect((await desk.read(location)).props).toMatchObject({
      notice: "Pubblicato: gli ospiti lo vedono da adesso.",
      drafts: { changes: [{ path: OTHER_PRICE }] },
    });
  });

  test.each<[what: string, outcome: publishing.Publication | Error, wanted: object]>([
    [
      "a mistake",
      { issues: [{ file: "content/prices.yaml", path: "seasons", reason: "sbagliato" }] },
      { title: "Non pubblicato", issues: ["Prezzi, Le stagioni: sbagliato"] },
    ],
    [
      "a refusal because somebody was faster",
      new DeskError("Qualcun altro pubblica."),
      { title: "Non pubblicato", status: "Qualcun altro pubblica." },
    ],
  ])("%s is shown, and the changes stay", async (_, outcome, wanted) => {
    await put(PRICE, "91,00");
    if (outcome instanceof Error) vi.spyOn(publishing, "publish").mockRejectedValue(outcome);
    else publishGives(outcome);
    const { status, props } = await desk.send("/banco/pubblica", {});
    expect(status).toBe(422);
    expect(props).toMatchObject({ ...wanted, drafts: { changes: [{ path: PRICE }] } });
  });
});
