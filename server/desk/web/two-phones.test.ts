/** Two phones that have the same form open lose nothing of each other. */
import { beforeEach, describe, expect, test } from "vitest";
import { valueAt } from "#app/content/documents.ts";
import { slipsWith } from "#app/content/fitting-documents.ts";
import { withoutRowNames } from "#app/content/rows.ts";
import { catalogue } from "#tests/support/content.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { changeValues, draftOf, draftValues } from "#tests/support/draft.ts";
import { type DeskDriver, openTestDesk } from "#tests/support/test-desk.ts";

const PRICES = "/banco/prezzi";
const BASE = "rates.elegant_room.base";
const OTHER = "rates.natural_room.base";

type Fields = Record<string, string>;

let desk: DeskDriver;
beforeEach(async () => {
  desk = await openTestDesk();
});

const open = async (path = PRICES): Promise<Fields> => (await openForm(desk, path)).values;
const openTwice = async () => [await open(), await open()] as const;
const save = (form: Fields) => desk.send(PRICES, form);
/** The form on the screen after a press on one of its lists. */
const press = async (form: Fields, elenco: string, path = PRICES): Promise<Fields> =>
  (await openForm({ read: () => desk.send(path, { ...form, elenco }) }, path)).values;
const stored = async (path: string) => valueAt(await draftValues(desk.database, "prices"), path);

test("that change different prices lose none", async () => {
  const [first, second] = await openTwice();
  await save({ ...first, [BASE]: "91" });
  expect((await save({ ...second, [OTHER]: "92" })).status).toBe(303);
  expect([await stored(BASE), await stored(OTHER)]).toEqual(["91,00", "92,00"]);
});

test("that change the same price are told both, and the second decides", async () => {
  const [first, second] = await openTwice();
  await save({ ...first, [BASE]: "91", [OTHER]: "95" });
  const { status, props } = await save({ ...second, [BASE]: "92" });
  expect(status).toBe(422);
  expect(props["conflicts"]).toEqual(["Elegant Room, a notte: adesso 91,00, voi 92,00."]);
  expect(await stored(BASE)).toBe("91,00");
  // Pressed again, the second's price counts, and the first's other one stays.
  const again = { ...second, [BASE]: "92", [OTHER]: "95", letto: props["read"] as string };
  expect((await save(again)).status).toBe(303);
  expect([await stored(BASE), await stored(OTHER)]).toEqual(["92,00", "95,00"]);
});

describe("in the list of seasons", () => {
  const EASTER = { name: "Pasqua", from: "03-20", to: "04-25", base: "95,00" };
  const AUGUST = { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00" };
  const put = (...seasons: (typeof EASTER)[]) =>
    changeValues(desk.database, { file: "prices", path: "seasons", value: seasons });

  /** The form with another season at the end. */
  async function withSeason(form: Fields, name: string, base = "99"): Promise<Fields> {
    const longer = await press(form, "aggiungi seasons");
    const own = `seasons.${Number(longer["n:seasons"]) - 1}`;
    const fields = { name, from: "1/2", to: "3/2", base };
    const typed = Object.entries(fields).map(([key, value]) => [`${own}.${key}`, value]);
    return { ...longer, ...Object.fromEntries(typed) };
  }

  test("one moves a season and the other changes its price", async () => {
    await put(EASTER, AUGUST);
    const [first, second] = await openTwice();
    await save(await press(first, "su seasons 1"));
    expect((await save({ ...second, "seasons.1.base": "120" })).status).toBe(303);
    expect(await stored("seasons")).toEqual([{ ...AUGUST, base: "120,00" }, EASTER]);
  });

  test.each([
    ["beside another", [EASTER]],
    ["the first of all", []],
  ])("each adds a season, %s", async (_, seasons) => {
    await put(...seasons);
    const [first, second] = await openTwice();
    await save(await withSeason(first, "Fiera"));
    expect((await save(await withSeason(second, "Neve", "88"))).status).toBe(303);
    const names = ((await stored("seasons")) as { name: string }[]).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Fiera", "Neve", ...seasons.map(({ name }) => name)]);
  });

  test.each([
    ["first", "second"],
    ["second", "first"],
  ])("the %s takes a season away that the %s changes: both are told", async (remover) => {
    await put(EASTER, AUGUST);
    const [first, second] = await openTwice();
    const removed = (form: Fields) => press(form, "togli seasons 0");
    const changed = async (form: Fields) => ({ ...form, "seasons.0.base": "97" });
    const [one, other] = remover === "first" ? [removed, changed] : [changed, removed];
    await save(await one(first));
    const left = await stored("seasons");
    const { status, props } = await save(await other(second));
    expect(status).toBe(422);
    const kept = "«Pasqua, 03-20, 04-25, 97,00»";
    const told = remover === "first" ? `adesso niente, voi ${kept}` : `adesso ${kept}, voi niente`;
    expect(props["conflicts"]).toEqual([`Le stagioni: ${told}.`]);
    expect(await stored("seasons")).toEqual(left);
    // Pressed again, the second's word stands.
    const { values } = await openForm({ read: async () => ({ props }) }, PRICES);
    expect((await save(values)).status).toBe(303);
    const wanted = remover === "first" ? [{ ...EASTER, base: "97,00" }, AUGUST] : [AUGUST];
    expect(await stored("seasons")).toEqual(wanted);
  });

  test("a season that takes the place of another is not the one that the other phone changes", async () => {
    await put(EASTER);
    const [first, second] = await openTwice();
    await save({ ...first, "seasons.0.minNights": "3" });
    const { props } = await save(await withSeason(await press(second, "togli seasons 0"), "Neve"));
    expect(props["conflicts"]).toEqual([
      "Le stagioni: adesso «Pasqua, 03-20, 04-25, 95,00, 3», voi niente.",
    ]);
  });

  test("one that goes back, changes its new season and saves again has one", async () => {
    const form = await withSeason(await open(), "Fiera");
    await save(form);
    await save({ ...form, "seasons.0.base": "120" });
    expect(await stored("seasons")).toHaveLength(1);
  });

  test("a form without their names, as an earlier version made it, doubles none", async () => {
    await put(EASTER, AUGUST);
    const { letto = "", ...form } = await open();
    const fields = Object.entries(form).filter(([name]) => !name.endsWith(".#"));
    const read = JSON.stringify(withoutRowNames(JSON.parse(letto)));
    await save({ ...Object.fromEntries(fields), letto: read, "seasons.0.base": "97" });
    expect(await stored("seasons")).toMatchObject([{ name: "Pasqua" }, { name: "Ferragosto" }]);
  });
});

describe("of a list in all languages, where one phone changes its Italian words alone,", () => {
  const ABOUT = "/banco/sito/about/parole";
  const WORDS = "Una frase nuova.";
  const QUOTE = "reviews.items.0.quote";
  const listIn = async (language: string, path: string) =>
    valueAt(await draftValues(desk.database, `${language}/about`), path) as unknown[];

  test.each<[part: string, field: string, elenco: string, isFirst: boolean, isKept: boolean]>([
    ["intro", "intro.words.0", "su intro.words 1", true, true],
    ["intro", "intro.words.0", "su intro.words 1", false, true],
    ["intro", "intro.words.0", "togli intro.words 0", true, false],
    ["intro", "intro.words.0", "togli intro.words 0", false, true],
    ["reviews", QUOTE, "su reviews.items 1", true, true],
    ["reviews", QUOTE, "su reviews.items 1", false, true],
    ["reviews", QUOTE, "togli reviews.items 0", true, false],
    ["reviews", QUOTE, "togli reviews.items 0", false, true],
  ])("%s: %s, beside «%s»: translations stay beside it", async (...row) => {
    const [part, field, elenco, isFirst, isKept] = row;
    const path = `${ABOUT}.${part}`;
    const [, list = ""] = elenco.split(" ");
    const translated = await listIn("en", list);
    const [first, second] = [await open(path), await open(path)];
    const change = async (form: Fields) => ({ ...form, [field]: WORDS });
    const move = (form: Fields) => press(form, elenco, path);
    const [one, other] = isFirst ? [change, move] : [move, change];
    await desk.send(path, await one(first));
    const { status, props } = await desk.send(path, await other(second));
    // What is taken away here and changed there is asked about, and the second's word stands.
    const isAsked = elenco.startsWith("togli");
    expect(status).toBe(isAsked ? 422 : 303);
    if (isAsked)
      await desk.send(path, (await openForm({ read: async () => ({ props }) }, path)).values);
    const [it, en, de] = await Promise.all(["it", "en", "de"].map((code) => listIn(code, list)));
    expect([en!.length, de!.length]).toEqual([it!.length, it!.length]);
    const at = it!.findIndex((entry) => JSON.stringify(entry).includes(WORDS));
    expect(en![at]).toEqual(isKept ? translated[0] : undefined);
  });
});

test("each adds the first answer that the site's words do not have yet", async () => {
  const part = "/banco/sito/good-to-know/parole.more";
  const { additions } = (await desk.read("/banco/sito")).props as { additions: { href: string }[] };
  const { href: path } = additions.find(({ href }) => href.startsWith(part))!;
  const forms = [await openForm(desk, path), await openForm(desk, path)];
  for (const [at, { values, entry }] of forms.entries()) {
    const typed = { [`${entry}.name`]: `Risposta ${at}`, [`${entry}.words.0`]: "Sì." };
    expect((await desk.send(part, { ...values, ...typed })).status).toBe(303);
  }
  const { more } = (await draftValues(desk.database, "it/good-to-know")) as { more: object[] };
  expect(more).toMatchObject([{ name: "Risposta 0" }, { name: "Risposta 1" }]);
});

describe("of two changes that are right alone and wrong together, the second is refused:", () => {
  test.each<[what: string, change: () => Promise<[string, Fields][]>, reason: RegExp]>([
    [
      "two rooms get one address",
      () =>
        Promise.all(
          ["elegant_room", "natural_room"].map(async (room): Promise<[string, Fields]> => {
            const path = `/banco/sito/rooms/parole.rooms.${room}`;
            const { values } = await openForm(desk, path);
            return [path, { ...values, [`rooms.${room}.address`]: "olive" }];
          }),
        ),
      /stesso indirizzo/,
    ],
    [
      "two rooms of one name are added",
      async () => ["", ""].map((come) => ["/banco/camera-nuova", { nome: "Olive Room", come }]),
      /stesso/,
    ],
  ])("%s", async (_, change, reason) => {
    const forms = await change();
    const answers = await Promise.all(forms.map(([path, fields]) => desk.send(path, fields)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(JSON.stringify(refused?.props)).toMatch(reason);
    expect(slipsWith(catalogue, await draftOf(desk.database))).toEqual([]);
  });
});
