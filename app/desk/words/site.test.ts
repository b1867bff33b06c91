import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { describe, expect, test } from "vitest";
import { changesBetween } from "#app/content/changes.ts";
import { valueAt } from "#app/content/documents.ts";
import { openForm as openFormAt, siteRows } from "#tests/support/desk-form.ts";
import { draftOf, draftValues } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { ListScreen } from "./screen.tsx";

const INTRO = "/banco/sito/about/parole.intro";

const desk = eachTestDesk();

const openForm = (path: string) => openFormAt(desk, path);

const rowsOf = (path: string, section?: string) => siteRows(desk, path, section);

const stored = async (file: string, path: string) =>
  valueAt(await draftValues(desk.database, file), path);

test("the site's screen lists pages, a page its parts, and a part its words in three languages", async () => {
  expect(await rowsOf("/banco/sito", "Le pagine")).toContainEqual({
    href: "/banco/sito/about",
    title: "Chi siamo",
    picture: expect.stringMatching(/^\/pictures\/about-table-/),
  });
  const parts = await rowsOf("/banco/sito/about");
  expect(parts).toContainEqual(expect.objectContaining({ href: INTRO, title: "Presentazione" }));
  expect(parts.map(({ title }) => title)).toContain("Immagini");
  const { names } = await openForm(INTRO);
  expect(names).toMatchObject({
    "Titolo grande": "intro.heading",
    "Titolo grande, in inglese": "en:intro.heading",
    "Testo, in tedesco": "de:intro.words",
  });
  expect(await rowsOf("/banco/sito-tecnico", "Chi siamo")).toEqual([
    expect.objectContaining({ href: "/banco/sito/about/parole" }),
  ]);
});

test("each language is saved in its own file with its paragraphs, and nothing else changes", async () => {
  const { values } = await openForm(INTRO);
  const changes = {
    "intro.heading": "Una casa in collina",
    "de:intro.words": `${values["de:intro.words"]}\r\n\r\nUnd ein Garten.`,
  };
  const { location } = await desk.send(INTRO, { ...values, ...changes });
  expect((await desk.read(location)).props).toMatchObject({ notice: "Salvato.", draftCount: 2 });
  const german = (await stored("de/about", "intro.words")) as string[];
  expect(german.at(-1)).toBe("Und ein Garten.");
  expect(german).toHaveLength(values["de:intro.words"]!.split("\n\n").length + 1);
  expect(changesBetween({}, await draftOf(desk.database))).toMatchObject([
    { file: "de/about", path: "intro.words" },
    { file: "it/about", path: "intro.heading", value: "Una casa in collina" },
  ]);
});

test("a translation is marked as outdated until it is changed after the Italian", async () => {
  const first = await openForm(INTRO);
  await desk.send(INTRO, { ...first.values, "intro.heading": "Una casa in collina" });
  const second = await openForm(INTRO);
  const [, english, ...others] = LANGUAGE_CODES.map((language) => `${language}:intro.heading`);
  expect(second.outdated).toEqual([english, ...others]);
  expect(await rowsOf("/banco/sito", "Da ritradurre")).toMatchObject(
    [english, ...others].map((field) => ({ href: `${INTRO}#${field}` })),
  );
  desk.wait(1);
  await desk.send(INTRO, { ...second.values, "en:intro.heading": "A house in the hills" });
  expect((await openForm(INTRO)).outdated).toEqual(others);
});

describe("a list", () => {
  const LIST = "/banco/sito/home/parole.reviews.items";
  const rows = async () => (await desk.read<typeof ListScreen>(LIST)).props.rows;
  const titles = async () => (await rows()).map(({ title }) => title);
  const quotes = (language: string) =>
    Promise.all([0, 1, 2].map((at) => stored(`${language}/home`, `reviews.items.${at}.quote`)));

  test("has rows that a press moves, in every language", async () => {
    const [first, second, ...others] = await rows();
    const [, english] = await quotes("en");
    await desk.send(LIST, { mossa: "su", voce: second!.name });
    expect(await titles()).toEqual([second, first, ...others].map((row) => row!.title));
    expect((await quotes("en"))[0]).toBe(english);
    await desk.send(LIST, { mossa: "giù", voce: second!.name });
    expect(await draftOf(desk.database)).toEqual({});
  });

  test("loses an entry by one press, and gets it back by another", async () => {
    const before = await titles();
    const [, second] = await rows();
    const press = { mossa: "togli", voce: second!.name };
    const { removed } = (await desk.send<typeof ListScreen>(LIST, press)).props;
    expect(await titles()).not.toContain(second!.title);
    const back = { mossa: "rimetti", voce: removed!.name, tolto: removed!.values };
    await desk.send(LIST, back);
    await desk.send(LIST, back);
    expect(await titles()).toEqual(before);
    expect(await draftOf(desk.database)).toEqual({});
  });

  test("says why an entry cannot be hidden, and where", async () => {
    const list = "/banco/sito/rooms/fatti.rooms";
    expect((await desk.read(list)).props).toMatchObject({ canRemove: false });
    const hide = (voce: string) => desk.send(list, { mossa: "nascondi", voce });
    for (const name of ["1", "2"]) expect((await hide(name)).status).toBe(303);
    const { status, props } = await hide("3");
    expect(status).toBe(422);
    expect(props["refusal"]).toBe("Le camere, Camere: Una camera deve restare sul sito");
  });
});

test("an empty text gives an error at its field, in its language", async () => {
  const { values } = await openForm(INTRO);
  const { status, props } = await desk.send(INTRO, { ...values, "en:intro.heading": " " });
  expect(status).toBe(422);
  expect(props["errors"]).toEqual([{ path: "en:intro.heading", reason: "Il testo è vuoto" }]);
  expect(await draftOf(desk.database)).toEqual({});
});

test("an answer that is emptied disappears, and comes back when it is written again", async () => {
  const part = "/banco/sito/good-to-know/parole.parking";
  const { values } = await openForm(part);
  const empty = Object.keys(values).filter((name) => /parking/.test(name));
  await desk.send(part, { ...values, ...Object.fromEntries(empty.map((name) => [name, ""])) });
  expect(await stored("it/good-to-know", "parking")).toBeUndefined();
  const again = await openForm(part);
  await desk.send(part, { ...values, letto: again.values["letto"]! });
  expect(await draftOf(desk.database)).toEqual({});
});

test.each([
  ["de/about", "intro.heading", `${INTRO}#de:intro.heading`],
  ["it/about", "intro.words.0", `${INTRO}#intro.words`],
  ["en/words", "menu.goodToKnow", "/banco/sito/words/parole.menu#en:menu.goodToKnow"],
  [
    "de/home",
    "reviews.items.0.quote",
    "/banco/sito/home/parole.reviews.items.1#de:reviews.items.1.quote",
  ],
  ["rooms", "rooms.1.name", "/banco/sito/rooms/fatti.rooms.2#rooms.2.name"],
])("the search finds a word of %s, %s without its accents", async (file, path, href) => {
  const text = String(await stored(file, path));
  const word = encodeURIComponent(text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase());
  const found = await rowsOf(`/banco/sito?cerca=${word}`, "Trovato");
  expect(found.map((one) => one.href)).toContain(href);
});

test.each(["altrove", "about/parole.altrove", "prices/fatti", "home/parole.reviews.items.altrove"])(
  "%s gives an error, because it is no part of the site",
  async (path) => {
    expect((await desk.read(`/banco/sito/${path}`)).status).toBe(422);
  },
);
