/** Two phones that have the same form open lose no change, nor does a form that was opened long ago. */
import { describe, expect, test } from "vitest";
import { valueAt } from "#app/content/documents.ts";
import { checkContents } from "#app/content/read.ts";
import { catalogue } from "#tests/support/content.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { changeValues, draftOf, draftValues } from "#tests/support/draft.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { seededRandom } from "#tests/support/random.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { ListScreen } from "./screen.tsx";

const PRICES = "/banco/prezzi";
const BASE = "rates.elegant_room.base";
const OTHER = "rates.natural_room.base";

type Fields = Record<string, string>;

const desk = eachTestDesk();

const open = async (path = PRICES): Promise<Fields> => (await openForm(desk, path)).values;
const openTwice = async (path = PRICES) => [await open(path), await open(path)] as const;
const save = (form: Fields) => desk.send(PRICES, form);
/** Sends the form that the server has returned after a conflict once more. */
const again = async (path: string, props: Record<string, unknown>) =>
  desk.send(path, (await openForm({ read: async () => ({ props }) }, path)).values);
const stored = async (path: string, file = "prices") =>
  valueAt(await draftValues(desk.database, file), path);

test("two phones that change different prices both succeed", async () => {
  const [first, second] = await openTwice();
  await save({ ...first, [BASE]: "91" });
  expect((await save({ ...second, [OTHER]: "92" })).status).toBe(303);
  expect([await stored(BASE), await stored(OTHER)]).toEqual(["91,00", "92,00"]);
});

test("when two phones change the same price, the second sees both prices and decides", async () => {
  const [first, second] = await openTwice();
  await save({ ...first, [BASE]: "91", [OTHER]: "95" });
  const { status, props } = await save({ ...second, [BASE]: "92" });
  expect(status).toBe(422);
  expect(props["conflicts"]).toEqual(["Elegant Room, a notte: adesso 91,00, voi 92."]);
  expect(await stored(BASE)).toBe("91,00");
  // Sent again, the second phone's price counts; the other price, which it has not changed, stays the first phone's.
  expect((await again(PRICES, props)).status).toBe(303);
  expect([await stored(BASE), await stored(OTHER)]).toEqual(["92,00", "95,00"]);
});

describe("two phones in the list of seasons:", () => {
  const LIST = "/banco/sito/prices/fatti.seasons";
  const EASTER = { name: "Pasqua", from: "03-20", to: "04-25", base: "95,00" };
  const AUGUST = { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00" };
  const put = (...seasons: (typeof EASTER)[]) =>
    changeValues(desk.database, { file: "prices", path: "seasons", value: seasons });
  const listProps = async () => (await desk.read<typeof ListScreen>(LIST)).props;
  const hrefs = async () => (await listProps()).rows.map(({ href }) => href);
  const rowName = (href: string) => href.split(".").at(-1)!;

  /** Fills in a new season; returns its address and what was sent. */
  async function add(name: string, base = "99") {
    const newHref = (await listProps()).newHref!;
    const { values } = await openForm(desk, newHref);
    const path = newHref.split("?")[0]!;
    const fieldPrefix = Object.keys(values)
      .find((one) => one.endsWith(".name"))!
      .replace(/name$/, "");
    const texts = { name, from: "1/2", to: "3/2", base };
    const typed = Object.entries(texts).map(([key, value]) => [fieldPrefix + key, value]);
    return { path, fieldPrefix, fields: { ...values, ...Object.fromEntries(typed) } as Fields };
  }

  test("one moves a season and the other changes its price, and both succeed", async () => {
    await put(EASTER, AUGUST);
    const [, second] = (await hrefs()) as [string, string];
    const { values, names } = await openForm(desk, second);
    await desk.send(LIST, { mossa: "su", voce: rowName(second) });
    expect((await desk.send(second, { ...values, [names["A notte"]!]: "120" })).status).toBe(303);
    expect(await stored("seasons")).toEqual([{ ...AUGUST, base: "120,00" }, EASTER]);
  });

  test.each([
    ["beside another", [EASTER]],
    ["the first of all", []],
  ])("each adds a season, %s", async (_, seasons) => {
    await put(...seasons);
    for (const { path, fields } of [await add("Fiera"), await add("Neve", "88")])
      expect((await desk.send(path, fields)).status).toBe(303);
    const names = ((await stored("seasons")) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual([...seasons.map(({ name }) => name), "Fiera", "Neve"]);
  });

  test("one deletes a season that the other changes: the second sees both and can restore it", async () => {
    await put(EASTER, AUGUST);
    const [first] = (await hrefs()) as [string];
    const { values, names } = await openForm(desk, first);
    await desk.send(LIST, { mossa: "togli", voce: rowName(first) });
    const { status, props } = await desk.send(first, { ...values, [names["A notte"]!]: "97" });
    expect([status, props["conflicts"]]).toEqual([
      422,
      ["Questa voce: adesso niente, voi «Pasqua, 20/03, 25/04, 95,00»."],
    ]);
    expect(await stored("seasons")).toEqual([AUGUST]);
    expect((await again(first, props)).status).toBe(303);
    expect(await stored("seasons")).toEqual([AUGUST, { ...EASTER, base: "97,00" }]);
  });

  test("one goes back and saves its new season again, and there is one season", async () => {
    const { path, fieldPrefix, fields } = await add("Fiera");
    await desk.send(path, fields);
    await desk.send(path, fields);
    const { props } = await desk.send(path, { ...fields, [`${fieldPrefix}base`]: "120" });
    expect(props["conflicts"]).toEqual(["A notte: adesso 99,00, voi 120."]);
    await again(path, props);
    expect(await stored("seasons")).toMatchObject([{ name: "Fiera", base: "120,00" }]);
  });
});

test("when one phone moves entries and another changes a text, its translations stay beside it", async () => {
  const list = "/banco/sito/about/parole.reviews.items";
  const entry = `${list}.1`;
  const { values } = await openForm(desk, entry);
  const english = await stored("reviews.items.0.quote", "en/about");
  await desk.send(list, { mossa: "giù", voce: "1" });
  await desk.send(entry, { ...values, "reviews.items.1.quote": "Una frase nuova." });
  expect(await stored("reviews.items.1.quote", "it/about")).toBe("Una frase nuova.");
  expect(await stored("reviews.items.1.quote", "en/about")).toBe(english);
});

describe("a form", () => {
  const INTRO = "/banco/sito/about/parole.intro";

  test("of an older version shows what differs, and keeps texts whose field is gone", async () => {
    const form = {
      letto: '[{"rates":{}}]',
      "seasons.0.name": "Vendemmia",
      [BASE]: "92",
    };
    const { status, props } = await save(form);
    expect(status).toBe(422);
    expect(props).toMatchObject({
      conflicts: [expect.stringMatching(/^Elegant Room, a notte: adesso 85,00, voi 92/)],
      fieldlessTexts: ["Vendemmia"],
    });
    expect(await draftOf(desk.database)).toEqual({});
    await again(PRICES, props);
    expect(await stored(BASE)).toBe("92,00");
  });

  test("that arrived incomplete keeps what arrived, and asks", async () => {
    const [form, whole] = await openTwice(INTRO);
    const half: Fields = { ...form, "intro.heading": "Una casa in collina" };
    delete half["de:intro.heading"];
    const { status, props } = await desk.send(INTRO, half);
    expect([status, props["isPostCutOff"]]).toEqual([422, true]);
    expect(JSON.stringify(props["fields"])).toContain("Una casa in collina");
    await again(INTRO, props);
    expect(await stored("intro.heading", "it/about")).toBe("Una casa in collina");
    expect(await stored("intro.heading", "de/about")).toBe(whole["de:intro.heading"]);
  });

  test.each(["{", "null", "3"])("that was read from %s is refused", async (letto) => {
    expect((await save({ letto, [BASE]: "91" })).status).toBe(422);
    expect(await draftOf(desk.database)).toEqual({});
  });
});

test("when two rooms with one name are added at once, the second is refused", async () => {
  const forms = ["", " "].map((come) => ({ nome: "Olive Room", come }));
  const answers = await Promise.all(
    forms.map((fields) => desk.send("/banco/camera-nuova", fields)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect(checkContents(catalogue, await draftOf(desk.database)).issues).toEqual([]);
});

test("random pairs of saves lose nothing, and each conflict is shown", async () => {
  const { integer, oneOf } = seededRandom(44);
  const forms = ["about/parole.intro", "home/parole.intro", "home/parole.services"];
  let conflictCount = 0;
  for (let pair = 0; pair < (IS_FULL ? 200 : 20); pair++) {
    const path = `/banco/sito/${oneOf(forms)}`;
    const phones = await openTwice(path);
    const names = Object.keys(phones[0]).filter((name) => name.endsWith("heading"));
    const [one, other] = [oneOf(names), oneOf(names)];
    const [mine, theirs] = [`Uno ${pair}`, integer(0, 3) === 0 ? `Uno ${pair}` : `Altro ${pair}`];
    expect((await desk.send(path, { ...phones[0], [one]: mine })).status).toBe(303);
    const second = await desk.send(path, { ...phones[1], [other]: theirs });
    const isConflict = one === other && mine !== theirs;
    expect(second.status).toBe(isConflict ? 422 : 303);
    if (isConflict) conflictCount++;
    const now = await open(path);
    expect([now[one], now[other]]).toEqual([mine, isConflict ? mine : theirs]);
    const conflictsText = JSON.stringify(second.props["conflicts"] ?? "");
    expect([mine, theirs].map((text) => conflictsText.includes(text))).toEqual([
      isConflict,
      isConflict,
    ]);
  }
  expect(conflictCount).toBeGreaterThan(0);
});
