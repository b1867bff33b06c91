import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CONTENT_FILES, schemaOf } from "../files.ts";
import { namedValuesOf, valueAt } from "../documents.ts";
import { pathByRowNumbers, withoutRowNames } from "../rows.ts";
import { prices } from "../schemas/prices.ts";
import { contentParts, flatForm } from "./form-model.ts";
import { formScreens } from "./form-screens.ts";
import { FIELD_LABELS } from "./labels.ts";
import { editableText, parseValue } from "./typed-values.ts";

/** The demonstration is the software's: the family has no form for it. */
const HOUSE_FILES = CONTENT_FILES.filter((file) => !file.startsWith("template/"));

const FORM_NAMES = { choices: { rooms: [{ value: "elegant_room", label: "Elegant Room" }] } };

const SEASON = { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00", minNights: 3 };
const PRICES = {
  rates: { elegant_room: { base: "85,00", extraBed: { adult: "25,00", childBelow: 12 } } },
  seasons: [SEASON, { ...SEASON, name: "Fiera", from: "2027-10-01", rooms: ["elegant_room"] }],
  discounts: [{ nights: 7, percent: 7.5 }],
};

const screensOf = (file: string) => {
  const rooms = ["elegant_room", "natural_room", "reading_room"];
  const names = { choices: { rooms: rooms.map((value) => ({ value, label: value })) } };
  return formScreens(contentParts(schemaOf(file)!, namedValuesOf(file, {}), names), names);
};

test.each(HOUSE_FILES)(
  "the values of content/%s.yaml come back from their fields as they were",
  (file) => {
    const values = namedValuesOf(file, {});
    for (const { fields } of screensOf(file))
      for (const { path, kind, value, isOptional, group } of fields) {
        const storedValue = withoutRowNames(valueAt(values, pathByRowNumbers(values, path)));
        // In an optional field "no" is the same as no value.
        expect(parseValue(kind, value, isOptional || group !== undefined) ?? false).toEqual(
          storedValue ?? false,
        );
      }
  },
);

/** Files whose fields are labelled by the software's own text. */
const SOFTWARE_FILES = /\/(words|phrases|replies|answers|newsletter|details)$/;

test("every name in content/ has an Italian label, and no label is left over", () => {
  type Json = { type?: string; label?: string; input?: string; enum?: string[] };
  type Group = Json & {
    properties?: Record<string, Group>;
    items?: Group;
    additionalProperties?: Group;
  };
  const namesIn = (schema: Group, isSoftwareText: boolean): string[] => [
    ...Object.entries(schema.properties ?? {})
      .filter(([, inner]) => inner.input !== "none")
      .flatMap(([name, inner]) => {
        const isNamed =
          inner.label !== undefined || (isSoftwareText && inner.type === "string" && !inner.enum);
        return [...(isNamed ? [] : [name]), ...namesIn(inner, isSoftwareText)];
      }),
    ...[schema.items, schema.additionalProperties].flatMap((inner) =>
      inner ? namesIn(inner, isSoftwareText) : [],
    ),
  ];
  const unlabelledNames = HOUSE_FILES.flatMap((file) =>
    namesIn(z.toJSONSchema(schemaOf(file)!, { io: "input" }) as Group, SOFTWARE_FILES.test(file)),
  );
  expect(Object.keys(FIELD_LABELS).toSorted()).toEqual([...new Set(unlabelledNames)].toSorted());
});

describe("a typed price or day:", () => {
  test.each([
    ["85", "85,00"],
    ["85.00", "85,00"],
    ["85,5", "85,50"],
    [" € 85 ", "85,00"],
    ["1.190,00", "1190,00"],
    ["1190.00", "1190,00"],
    ["85,000", "85,000"], // not a price: the schema says so
    ["novanta", "novanta"],
  ])("%s is read as %s", (typed, value) => {
    expect(parseValue("euros", typed, false)).toBe(value);
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
  ])("%s is read as %s", (typed, day) => {
    expect(parseValue("day", typed, false)).toBe(day);
  });
});

test("the family types each paragraph on its own line", () => {
  expect(parseValue("paragraphs", "Una.\r\n\r\n  Due. \n", false)).toEqual(["Una.", "Due."]);
  expect(editableText("paragraphs", ["Una.", { "#": "2", "": "Due." }])).toBe("Una.\n\nDue.");
});

test("a form of prices names each field with its room; a season has a form of its own", () => {
  const parts = contentParts(prices, PRICES, FORM_NAMES);
  const { fields, lists } = flatForm(parts, FORM_NAMES);
  expect(fields.map(({ label }) => label).slice(0, 6)).toEqual([
    "Elegant Room, a notte",
    "Elegant Room, una persona sola",
    "Elegant Room, letto in più, a notte",
    "Elegant Room, letto in più, di un bambino",
    "Elegant Room, letto in più, un bambino ha meno di … anni",
    "Elegant Room, letto in più, gratis sotto … anni",
  ]);
  expect(lists.map(({ itemLabel: item, rows }) => `${item} ${rows.length}`)).toEqual([
    "Stagione 2",
    "Sconto 1",
  ]);
  const season = formScreens(parts, FORM_NAMES).find(({ part }) => part === "seasons.2");
  expect(season).toMatchObject({ label: "Stagione", parent: "seasons" });
  expect(season?.fields.map(({ path }) => path.replace("seasons.2.", ""))).toEqual([
    "name",
    "from",
    "to",
    "rooms",
    "base",
    "single",
    "minNights",
  ]);
});
