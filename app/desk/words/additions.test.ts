import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { openForm, siteRows } from "#tests/support/desk-form.ts";
import { draftOf } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  languageName,
} from "#app/domain/languages.ts";

const desk = eachTestDesk();

const rowsOf = (section: string) => siteRows(desk, "/banco/sito", section);

async function additionOf(excerpt: RegExp): Promise<string> {
  return (await rowsOf("Aggiungere")).find((row) => excerpt.test(row.excerpt))!.href;
}

/** The content that guests would read if the draft were published. */
const draft = async () => readContents(await draftOf(desk.database));

const TRANSLATED_LANGUAGES = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

const REVIEW = {
  quote: "La torta, da sola, vale il viaggio.",
  name: "Klara",
  from: "Graz",
  source: "Google",
};

const fieldsOfEntry = (entry: string, fields: Record<string, string>, prefix = "") =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`${prefix}${entry}.${name}`, value]),
  );

/** Fills in a new entry, in Italian alone. */
async function add(excerpt: RegExp, fields: Record<string, string>) {
  const path = await additionOf(excerpt);
  const part = path.split("?")[0]!;
  const entry = part.split("/parole.")[1]!;
  const { values } = await openForm(desk, path);
  return {
    entry,
    part,
    ...(await desk.send(part, { ...values, ...fieldsOfEntry(entry, fields) })),
  };
}

const addReview = (changes: Record<string, string> = {}) =>
  add(/pagina iniziale$/, { ...REVIEW, consent: "sì", ...changes });

const reviewsIn = (contents: Awaited<ReturnType<typeof draft>>, language: Language) =>
  contents[language].home.reviews;

describe("a review in Italian alone", () => {
  test("appears on Italian pages alone, and is listed for translation", async () => {
    const before = await draft();
    const { status, entry, part } = await addReview();
    expect(status).toBe(303);
    const contents = await draft();
    const today = new Date(desk.now()).toISOString().slice(0, 10);
    expect(reviewsIn(contents, "it").items.at(-1)).toEqual({
      ...REVIEW,
      date: today,
      sample: false,
    });
    for (const language of TRANSLATED_LANGUAGES)
      expect(reviewsIn(contents, language)).toEqual(reviewsIn(before, language));
    const missingTexts = TRANSLATED_LANGUAGES.map((language) => `${language}:${entry}.quote`);
    expect((await desk.read("/banco/pubblica")).props["missingCount"]).toBe(missingTexts.length);
    expect(await rowsOf("Da tradurre")).toMatchObject(
      missingTexts.map((field) => ({ href: `${part}#${field}`, excerpt: REVIEW.quote })),
    );
    expect((await openForm(desk, part)).missing).toEqual(missingTexts);
  });

  test("appears in English once it is translated, and the other languages are still listed", async () => {
    const { entry, part } = await addReview({ language: "inglese" });
    const { values } = await openForm(desk, part);
    await desk.send(part, { ...values, [`en:${entry}.quote`]: "The cake is worth the journey." });
    const contents = await draft();
    expect(reviewsIn(contents, "en").items.at(-1)).toMatchObject({
      quote: "The cake is worth the journey.",
      name: "Klara",
      from: "Graz",
      source: "Google",
    });
    expect(reviewsIn(contents, "it").items.at(-1)?.source).toBe("Google, tradotta");
    expect(await rowsOf("Da tradurre")).toHaveLength(TRANSLATED_LANGUAGES.length - 1);
  });

  test("adds the sentence on how reviews are checked, in Italian alone", async () => {
    const { note } = reviewsIn(await draft(), "it");
    await addReview();
    const contents = await draft();
    expect(reviewsIn(contents, "it").note).toMatch(`${note} Dove c’è la fonte`);
    expect(reviewsIn(contents, "en").note).not.toMatch(/source/);
  });

  test.each([
    ["the guest’s consent", { consent: "no" }, "consent", /chiedetegli/],
    ["its source", { source: "" }, "source", /Dove l’ha scritto/],
    ["its words", { quote: " " }, "quote", /vuoto/],
  ])("is refused without %s", async (_, changes, field, reason) => {
    const { status, props, entry } = await addReview(changes);
    expect(status).toBe(422);
    expect(props).toMatchObject({
      errors: [{ path: `${entry}.${field}`, reason: expect.stringMatching(reason) }],
    });
    expect(await draftOf(desk.database)).toEqual({});
  });
});

test("an answer in Italian alone appears at the end of the Italian answers", async () => {
  const words = { name: "Fattura", words: "La mandiamo per e-mail." };
  const { entry, part } = await add(/Buono a sapersi/, words);
  const contents = await draft();
  expect(contents.it["good-to-know"].answers.at(-1)).toMatchObject({
    name: "Fattura",
    words: ["La mandiamo per e-mail."],
  });
  expect(contents.en["good-to-know"].answers.at(-1)?.topic).toBe("parking");
  expect((await rowsOf("Da tradurre")).map(({ excerpt }) => excerpt)).toEqual(
    TRANSLATED_LANGUAGES.map(() => "Fattura"),
  );

  const german = { name: "Rechnung", words: "Sie kommt per E-Mail." };
  await desk.send(part, {
    ...(await openForm(desk, part)).values,
    ...fieldsOfEntry(entry, german, "de:"),
  });
  expect((await draft()).de["good-to-know"].answers.at(-1)?.name).toBe("Rechnung");
  expect(await rowsOf("Da tradurre")).toHaveLength(TRANSLATED_LANGUAGES.length - 1);
});

test("a hidden answer appears in no language", async () => {
  const part = "/banco/sito/good-to-know/parole.parking";
  const { values } = await openForm(desk, part);
  await desk.send(part, { ...values, "parking.hidden": "sì" });
  for (const content of Object.values(await draft()))
    expect(content["good-to-know"].answers.map(({ topic }) => topic)).not.toContain("parking");
});

test("a notice in Italian alone is listed for translation until its last day", async () => {
  const { values } = await openForm(desk, "/banco/avviso");
  const until = new Date(desk.now() + 86_400_000).toISOString().slice(0, 10);
  await desk.send("/banco/avviso", {
    ...values,
    it: "Buone feste da tutti noi.",
    until,
  });
  const { it, en } = await draft();
  expect(it.notice).toEqual({ line: "Buone feste da tutti noi.", until });
  expect(en.notice.line).toBeUndefined();
  expect(await rowsOf("Da tradurre")).toMatchObject(
    TRANSLATED_LANGUAGES.map((language) => ({
      href: `/banco/avviso#${language}`,
      title: `Avviso, in ${languageName(language, "it")}`,
    })),
  );
  desk.wait(72);
  expect(await rowsOf("Da tradurre")).toEqual([]);
});
