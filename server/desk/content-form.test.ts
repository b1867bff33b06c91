/** Two phones save the same form with changes at random: nothing of either is lost but what was asked about. */
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { schemaOf } from "#app/content/content-files.ts";
import { namedValuesOf } from "#app/content/documents.ts";
import { type FormField, formFields } from "#app/content/forms/form-model.ts";
import { type FormValues, withListAction } from "#app/content/forms/posted-form.ts";
import { readSettings } from "#server/settings/settings.ts";
import { IN_MEMORY, sqliteDatabase } from "#server/store/sqlite.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { changeValues, draftOf } from "#tests/support/draft.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { chances } from "#tests/support/random.ts";
import { readContentForm, saveContentForm } from "./content-form.ts";
import { formatValue } from "./format-value.ts";

const SCOPE = { subject: "prices" };

/** A season that was there before has a number for its name in the list. */
type Season = Record<string, string | number>;

const season = (name: string, more: Season = {}): Season => ({
  name,
  from: "10-01",
  to: "10-20",
  ...more,
});
const OWN = [
  { "#": "0", ...season("Prima") },
  { "#": "1", ...season("Seconda", { base: "90,00", minNights: 2 }) },
  { "#": "2", ...season("Terza", { base: "95,00" }) },
];

const { whole, some } = chances(5);
let count = 0;
/** A value that no other change has, of each kind. */
const NEW_VALUES: Record<string, () => string | number> = {
  name: () => `Nuova ${++count}`,
  base: () => `${100 + ++count},00`,
  minNights: () => 2 + ++count,
};

const seasonsIn = (values: unknown) => (values as { seasons: Season[] }).seasons;

/** One thing that a phone does to the seasons. */
function step(before: FormValues): FormValues {
  const { length } = seasonsIn(before);
  const at = whole(0, length - 1);
  const press = some(["", "", "aggiungi", "togli", "su", "giù"]);
  const after = withListAction(before, `${press} seasons ${at}`);
  const field = some(Object.keys(NEW_VALUES));
  if (press === "aggiungi") Object.assign(seasonsIn(after)[length]!, season(`Nuova ${++count}`));
  if (press === "" && length > 0)
    Object.assign(seasonsIn(after)[at]!, { [field]: NEW_VALUES[field]!() });
  return after;
}

const changed = (read: FormValues): FormValues =>
  Array.from({ length: whole(1, 4) }).reduce<FormValues>(step, structuredClone(read));

/** What a browser sends of a form. */
async function postedOf(fields: FormField[]): Promise<string> {
  const { values } = await openForm({ read: async () => ({ props: { fields } }) }, "");
  return new URLSearchParams(values).toString();
}

/** Seasons by what tells them apart: the number in the list, or a new one's own name. */
const byId = (seasons: Season[]) =>
  new Map(
    seasons.map(({ "#": row = "", ...one }) => [/^\d$/.test(`${row}`) ? row : one["name"]!, one]),
  );

/** What is told, whatever the order of a season's values. */
const toldWords = (...texts: string[]) =>
  texts.map((text) => text.replaceAll(/[«»,]/g, "").split(" ").toSorted().join(" ")).join(" / ");

type Outcome = { one?: Season | undefined; asked: string[] };

/** What becomes of a season, where the second phone's word stands, and what that is asked. */
function joined([was, own, other]: (Season | undefined)[]): Outcome {
  const ask = (theirs: unknown, yours: unknown) => [
    toldWords(formatValue(theirs), formatValue(yours)),
  ];
  if (!was) return { one: own ?? other, asked: [] };
  if (!own || !other) {
    const isAsked = (own ?? other) && !isDeepStrictEqual(own ?? other, was);
    return isAsked ? { one: own, asked: ask(other, own) } : { asked: [] };
  }
  const names = Object.keys({ ...was, ...own, ...other });
  const isOwn = (name: string) => own[name] !== was[name];
  const both = names.filter((name) => isOwn(name) && other[name] !== was[name]);
  const entries = names.map((name) => [name, (isOwn(name) ? own : other)[name]]);
  return {
    one: Object.fromEntries(entries) as Season,
    asked: both.flatMap((name) => ask(other[name], own[name])),
  };
}

/** A pair takes a twentieth of a second. */
const PAIRS = IS_FULL ? 200 : 50;

test(`of ${PAIRS} pairs of saves nothing is lost, and every conflict is shown`, async () => {
  const database = sqliteDatabase(IN_MEMORY);
  const settings = readSettings({});
  const context = { database, settings, author: "anna", now: 1, rooms: async () => [] };
  for (let pair = 0; pair < PAIRS; pair++) {
    await changeValues(database, { file: "prices", path: "seasons", value: OWN });
    const { read } = await readContentForm(context, SCOPE);
    const save = async (fields: FormField[], from = read) =>
      saveContentForm(context, { scope: SCOPE, read: from, posted: await postedOf(fields) });
    const [first, second] = [changed(read[0]!), changed(read[0]!)];
    const fieldsOf = (values: FormValues) =>
      formFields(schemaOf("prices")!, values, { choices: {} });
    await save(fieldsOf(first));
    const outcome = await save(fieldsOf(second));
    // What was asked about is pressed again.
    if ("form" in outcome) await save(outcome.form.fields, outcome.form.read);

    const lists = [read[0]!, second, first].map((values) => byId(seasonsIn(values)));
    const ids = [...new Set(lists.flatMap((list) => [...list.keys()]))];
    const wanted = ids.map((id) => ({ id, ...joined(lists.map((list) => list.get(id))) }));
    const asked = "conflicts" in outcome ? outcome.conflicts : [];
    const final = byId(seasonsIn(namedValuesOf("prices", await draftOf(database))));
    const told = asked.map(({ theirs, yours }) => toldWords(theirs, yours));
    expect({ pair, told: told.toSorted(), final }).toEqual({
      pair,
      told: wanted.flatMap((one) => one.asked).toSorted(),
      final: new Map(wanted.flatMap(({ id, one }) => (one ? [[id, one]] : []))),
    });
    const orderOf = (list: typeof final) =>
      [...list.keys()].filter((id) => lists.every((one) => one.has(id)));
    const [was, own, other] = lists.map(orderOf);
    const isMoved = !isDeepStrictEqual(own, was);
    expect({ pair, order: orderOf(final) }).toEqual({ pair, order: isMoved ? own : other });
  }
});
