import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CONTENT_FILES, schemaOf } from "../content-files.ts";
import { namedValuesOf } from "../documents.ts";
import { prices } from "../schemas/prices.ts";
import { type FormField, formFields } from "./form-model.ts";
import { LABELS } from "./labels.ts";
import { postedValues, withListAction } from "./posted-form.ts";

const NAMES = { choices: { rooms: [{ value: "elegant_room", label: "Elegant Room" }] } };

const SEASON = { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00", minNights: 3 };
const PRICES = {
  rates: { elegant_room: { base: "85,00", extraBed: { adult: "25,00", childBelow: 12 } } },
  seasons: [SEASON, { ...SEASON, name: "Fiera", from: "2027-10-01", rooms: ["elegant_room"] }],
  discounts: [{ nights: 7, percent: 7.5 }],
};

/** What a browser sends of these fields. */
function posted(fields: FormField[], form = new URLSearchParams()): URLSearchParams {
  for (const field of fields)
    if (field.kind === "group") posted(field.fields, form);
    else if (field.kind === "choices") for (const one of field.values) form.append(field.path, one);
    else if (field.kind === "languages") posted(field.fields, form);
    else if (field.kind === "list") {
      for (const [name, count] of Object.entries(field.counts)) form.set(name, count);
      for (const entry of field.entries) posted(entry, form);
    } else form.set(field.path, field.value);
  return form;
}

const typedInto = (values: object, changes: Record<string, string>) => {
  const form = posted(formFields(prices, values, NAMES));
  for (const [path, value] of Object.entries(changes)) form.set(path, value);
  return postedValues(formFields(prices, values, NAMES), form);
};

test.each(CONTENT_FILES)("content/%s.yaml comes back from its form as it was", (file) => {
  const values = namedValuesOf(file, {});
  const rooms = ["elegant_room", "natural_room", "reading_room"];
  const names = { choices: { rooms: rooms.map((value) => ({ value, label: value })) } };
  const fields = formFields(schemaOf(file)!, values, names);
  expect(postedValues(fields, posted(fields))).toEqual(values);
});

test("every name in content/ has an Italian label, and no label is left over", () => {
  type Json = { label?: string; items?: Json; additionalProperties?: Json };
  type Group = Json & { properties?: Record<string, Json> };
  const namesIn = (schema: Group): string[] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
      ...(inner.label ? [] : [name]),
      ...namesIn(inner),
    ]),
    ...[schema.items, schema.additionalProperties].flatMap((inner) =>
      inner ? namesIn(inner) : [],
    ),
  ];
  const names = CONTENT_FILES.flatMap((file) =>
    namesIn(z.toJSONSchema(schemaOf(file)!, { io: "input" }) as Group),
  );
  expect(Object.keys(LABELS).toSorted()).toEqual([...new Set(names)].toSorted());
});

describe("a form of prices", () => {
  test("sent as it was read changes nothing", () => {
    expect(typedInto(PRICES, {})).toEqual(PRICES);
  });

  test.each([
    ["85", "85,00"],
    ["85.00", "85,00"],
    ["85,5", "85,50"],
    [" € 85 ", "85,00"],
    ["1.190,00", "1190,00"],
    ["1190.00", "1190,00"],
    ["85,000", "85,000"], // not a price: the schema says so
    ["novanta", "novanta"],
  ])("takes %s as %s", (typed, value) => {
    const values = typedInto(PRICES, { "rates.elegant_room.base": typed });
    expect(values["rates"]).toMatchObject({ elegant_room: { base: value } });
  });

  test.each([
    ["8/8", "08-08"],
    ["08.08.", "08-08"],
    ["8/8/2027", "2027-08-08"],
    ["08-08", "08-08"],
    ["9-8", "08-09"],
    ["08-23", "08-23"], // as the file has it
    ["8 agosto", "08-08"],
    ["1° Agosto 2027", "2027-08-01"],
    ["8 ago.", "08-08"],
    ["8 set 2027", "2027-09-08"],
    ["2027-08-08", "2027-08-08"], // the phone's own day picker
    ["8 brumaio", "8 brumaio"], // no day: the schema says so
    ["agosto", "agosto"],
  ])("takes the day %s as %s", (typed, day) => {
    expect(typedInto(PRICES, { "seasons.0.from": typed })["seasons"]).toMatchObject([
      { from: day },
      {},
    ]);
  });

  test("leaves out what is emptied, and the group that it was alone in", () => {
    const values = typedInto(PRICES, {
      "rates.elegant_room.extraBed.adult": "",
      "rates.elegant_room.extraBed.childBelow": " ",
    });
    expect(values["rates"]).toEqual({ elegant_room: { base: "85,00" } });
  });

  test("adds, moves and removes the entries of a list", () => {
    const [first, second] = PRICES.seasons;
    const seasonsAfter = (press: string) => withListAction(PRICES, press)["seasons"];
    expect(seasonsAfter("aggiungi seasons")).toEqual([first, second, {}]);
    expect(seasonsAfter("su seasons 1")).toEqual([second, first]);
    expect(seasonsAfter("giù seasons 0")).toEqual([second, first]);
    expect(seasonsAfter("togli seasons 0")).toEqual([second]);
    for (const press of ["", "su seasons 0", "giù seasons 1", "constructor seasons 0"])
      expect(withListAction(PRICES, press)).toEqual(PRICES);
    expect(withListAction({}, "aggiungi discounts")).toEqual({ discounts: [{}] });
  });

  test("shows a new text of a list empty", () => {
    const values = withListAction({ words: ["Una"] }, "aggiungi words");
    const [list] = formFields(z.strictObject({ words: z.array(z.string()) }), values, NAMES);
    expect(list?.kind === "list" && list.entries).toMatchObject([
      [{ path: "words.0", value: "Una" }],
      [{ path: "words.1", value: "" }],
    ]);
  });

  test("names each field with its room, and in Italian", () => {
    const [rates, seasons] = formFields(prices, PRICES, NAMES);
    const [room] = rates?.kind === "group" ? rates.fields : [];
    expect(room?.kind === "group" && room.fields.map(({ label }) => label)).toEqual([
      "Elegant Room, a notte",
      "Elegant Room, una persona sola",
      "Elegant Room, letto in più, a notte",
      "Elegant Room, letto in più, di un bambino",
      "Elegant Room, letto in più, un bambino ha meno di … anni",
      "Elegant Room, letto in più, gratis sotto … anni",
    ]);
    expect(seasons?.kind === "list" && seasons.entries.length).toBe(2);
  });
});
