import { beforeEach, describe, expect, test } from "vitest";
import { changesBetween } from "#app/content/changes.ts";
import type { FormField } from "#app/content/forms/form-model.ts";
import { valueAt } from "#app/content/documents.ts";
import { openForm as openFormAt } from "#tests/support/desk-form.ts";
import { draftOf, draftValues } from "#tests/support/draft.ts";
import { type DeskDriver, openTestDesk } from "#tests/support/test-desk.ts";

const INTRO = "/banco/sito/about/parole.intro";

let desk: DeskDriver;
beforeEach(async () => {
  desk = await openTestDesk();
});

const openForm = (path: string) => openFormAt(desk, path);

const stored = async (file: string, path: string) =>
  valueAt(await draftValues(desk.database, file), path);

test("the site is its pages, a page its parts, a part its words in three languages", async () => {
  const { props } = await desk.read("/banco/sito");
  const [pages] = props["groups"] as { subjects: { href: string; title: string }[] }[];
  expect(pages!.subjects).toContainEqual({
    href: "/banco/sito/about",
    title: "Chi siamo",
    picture: expect.stringMatching(/^\/pictures\/about-garden-/),
  });
  const about = await desk.read("/banco/sito/about");
  expect(about.props["parts"]).toContainEqual(
    expect.objectContaining({ href: INTRO, title: "Presentazione" }),
  );
  const { names } = await openForm(INTRO);
  expect(names).toMatchObject({
    "Titolo grande": "intro.heading",
    "Titolo grande, in inglese": "en:intro.heading",
    "Titolo grande, in tedesco": "de:intro.heading",
  });
});

test("each language is saved in its file, and nothing else changes", async () => {
  const { values } = await openForm(INTRO);
  const changes = {
    "intro.heading": "Una casa in collina",
    "de:intro.heading": "Ein Haus am Hang",
  };
  const { location } = await desk.send(INTRO, { ...values, ...changes });
  expect((await desk.read(location)).props).toMatchObject({ notice: "Salvato.", drafts: 2 });
  expect(changesBetween({}, await draftOf(desk.database))).toMatchObject([
    { file: "de/about", path: "intro.heading", value: "Ein Haus am Hang" },
    { file: "it/about", path: "intro.heading", value: "Una casa in collina" },
  ]);
});

test("a form that is saved as it was changes nothing", async () => {
  await desk.send(INTRO, (await openForm(INTRO)).values);
  expect(await draftOf(desk.database)).toEqual({});
});

test("a translation is marked until it follows the Italian", async () => {
  const first = await openForm(INTRO);
  await desk.send(INTRO, { ...first.values, "intro.heading": "Una casa in collina" });
  const second = await openForm(INTRO);
  expect(second.outdated).toEqual(["en:intro.heading", "de:intro.heading"]);
  const { props } = await desk.read("/banco/sito");
  expect(props["outdated"]).toMatchObject([
    { href: `${INTRO}#en:intro.heading` },
    { href: `${INTRO}#de:intro.heading` },
  ]);
  desk.wait(1);
  await desk.send(INTRO, { ...second.values, "en:intro.heading": "A house in the hills" });
  expect((await openForm(INTRO)).outdated).toEqual(["de:intro.heading"]);
});

describe("a list", () => {
  test("gets an entry in all languages by one press, and is saved with it", async () => {
    const { values } = await openForm(INTRO);
    const pressed = await desk.send(INTRO, { ...values, elenco: "aggiungi intro.words" });
    expect(pressed.status).toBe(200);
    const list = (pressed.props["fields"] as FormField[]).find(({ kind }) => kind === "list");
    const count = Number(values["n:intro.words"]) + 1;
    expect(list).toMatchObject({
      counts: {
        "n:intro.words": String(count),
        "n:en:intro.words": String(count),
        "n:de:intro.words": String(count),
      },
    });
    const words = Object.fromEntries(
      ["", "en:", "de:"].flatMap((prefix) => [
        [`n:${prefix}intro.words`, String(count)],
        [`${prefix}intro.words.${count - 1}`, `${prefix}Una frase nuova.`],
      ]),
    );
    await desk.send(INTRO, { ...values, ...words });
    expect(await stored("en/about", `intro.words.${count - 1}`)).toBe("en:Una frase nuova.");
  });
});

test("an entry that was taken out of a list is put back by one press, in every language", async () => {
  const { values } = await openForm(INTRO);
  const pressed = await desk.send(INTRO, { ...values, elenco: "togli intro.words 0" });
  const { removed, read } = pressed.props as {
    removed: { press: string; values: string };
    read: string;
  };
  const rest = (pressed.props["fields"] as FormField[]).flatMap((field) =>
    field.kind === "list" ? Object.entries(field.counts) : [],
  );
  const words = await Promise.all(
    ["it", "en", "de"].map((language) => stored(`${language}/about`, "intro.words")),
  );
  const [first, ...others] = (words[0] as string[]).keys();
  const shifted = Object.fromEntries(
    ["", "en:", "de:"].flatMap((prefix, language) =>
      others.map((at) => [
        `${prefix}intro.words.${at - 1}`,
        (words[language] as string[])[at] ?? "",
      ]),
    ),
  );
  expect(first).toBe(0);
  const undone = await desk.send(INTRO, {
    ...values,
    ...Object.fromEntries(rest),
    ...shifted,
    letto: read,
    tolto: removed.values,
    elenco: removed.press,
  });
  const list = (undone.props["fields"] as FormField[]).find(({ kind }) => kind === "list");
  const entries = list?.kind === "list" ? list.entries : [];
  const texts = entries.map(([entry]) =>
    entry?.kind === "languages" ? entry.fields.map((one) => "value" in one && one.value) : [],
  );
  expect(texts[0]).toEqual(words.map((list) => (list as string[])[0]));
  expect(texts).toHaveLength((words[0] as string[]).length);
});

test("what is empty is said beside its field, in its language", async () => {
  const { values } = await openForm(INTRO);
  const { status, props } = await desk.send(INTRO, { ...values, "en:intro.heading": " " });
  expect(status).toBe(422);
  expect(props["errors"]).toEqual([{ path: "en:intro.heading", reason: "Il testo è vuoto" }]);
  expect(await draftOf(desk.database)).toEqual({});
});

test("what is still to be filled in leads to its field, and goes when it is", async () => {
  const part = "/banco/sito/services/parole.rental";
  const missing = async () =>
    ((await desk.read("/banco/da-fare")).props["rows"] as { href: string }[]).map(
      ({ href }) => href,
    );
  expect(await missing()).toContain(`${part}#rental.link`);
  const { values } = await openForm(part);
  const link = "https://noleggio.casa.it/";
  const links = { "rental.link": link, "en:rental.link": link, "de:rental.link": link };
  await desk.send(part, { ...values, ...links });
  expect(await missing()).not.toContain(`${part}#rental.link`);
});

test("a word is found in any language, whatever its accents", async () => {
  const search = async (word: string) =>
    (await desk.read(`/banco/sito?cerca=${encodeURIComponent(word)}`)).props["found"] as {
      href: string;
      excerpt: string;
    }[];
  const heading = (await stored("de/about", "intro.heading")) as string;
  expect(await search(heading.toUpperCase())).toContainEqual(
    expect.objectContaining({ href: `${INTRO}#de:intro.heading`, excerpt: heading }),
  );
  expect(await search("parola che non c’è da nessuna parte")).toEqual([]);
});

test.each(["altrove", "about/parole.altrove", "prices/fatti"])(
  "%s is no page of the site, and says so",
  async (path) => {
    expect((await desk.read(`/banco/sito/${path}`)).status).toBe(422);
  },
);
