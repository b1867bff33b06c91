import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { catalogue, readContents } from "#tests/support/content.ts";
import { contentText } from "#tests/support/issues.ts";
import { CONTENT_FILES } from "./files.ts";
import {
  type Document,
  type Documents,
  namedValuesOf,
  valueAt,
  valuesOf,
  withValue,
  withValueAt,
} from "./documents.ts";
import { repairDocuments } from "./fitting-documents.ts";
import type { Value } from "./rows.ts";
import { upgradedDocuments } from "./upgraded-documents.ts";

const PRICE = { file: "prices", path: "rates.elegant_room.base" };

const BY_ANNA = { author: "anna", at: 5, published: {} };

const withPrice = (value: string, documents: Documents = {}) =>
  withValue(documents, PRICE, value, BY_ANNA);

test("a changed file comes from the family's document, every other file from the software", () => {
  const documents = withPrice("90,00");
  expect(Object.keys(documents)).toEqual(["prices"]);
  expect(documents["prices"]!.changes).toEqual({ [PRICE.path]: { author: "anna", at: 5 } });
  expect(readContents(documents).it.prices.rates["elegant_room"]?.base).toBe(9_000);
  expect(readContents().it.prices.rates["elegant_room"]?.base).not.toBe(9_000);
});

test("no name in content/ contains the dot of a path or the # of an entry's name", () => {
  const namesIn = (value: unknown): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, one]) => [name, ...namesIn(one)])
      : [];
  const allNames = CONTENT_FILES.flatMap((file) => namesIn(parse(contentText(file))));
  expect(allNames.filter((name) => /[.#]/.test(name))).toEqual([]);
});

test.each<[what: string, path: string, value: Value | undefined, wanted: unknown]>([
  ["a value in a list", "list.0.name", "b", { list: [{ name: "b" }], group: { one: "1" } }],
  ["a list that loses an entry", "list.0", undefined, { list: [], group: { one: "1" } }],
  ["a value in a group", "group.two", 2, { list: [{ name: "a" }], group: { one: "1", two: 2 } }],
  ["a group that loses its last value", "group.one", undefined, { list: [{ name: "a" }] }],
  ["all values", "", { x: 1 }, { x: 1 }],
])("a change to %s leaves the old values unchanged", (_, path, value, wanted) => {
  const values = { list: [{ name: "a" }], group: { one: "1" } };
  expect(withValueAt(values, path, value)).toEqual(wanted);
  expect(values).toEqual({ list: [{ name: "a" }], group: { one: "1" } });
});

test("reading ignores inherited names, and writing to __proto__ changes no other object", () => {
  expect(valueAt({}, "constructor.name")).toBeUndefined();
  const changed = withValueAt({}, "__proto__.polluted", "yes");
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.keys(changed as object)).toEqual(["__proto__"]);
});

describe("a value that does not fit is replaced by the software's, and other changes stay:", () => {
  test.each<[what: string, file: string, path: string, value: Value | undefined]>([
    ["a file that is gone", "it/gone", "title", "x"],
    ["a name that the schema does not know", "it/home", "gone", "x"],
    ["a group where a text is wanted", "it/home", "title.inner", "x"],
    ["a value that the schema refuses", "house", "phone", "x"],
    ["a list with an entry too few", "it/home", "hero", []],
    ["a room that is no more", "prices", "rates.olive_room.base", "70,00"],
    [
      "a photograph of a picture that is gone",
      "photographs",
      "gone",
      { upload: "x", focus: [0, 0] },
    ],
  ])("%s", (_, file, path, value) => {
    const tagline = { file: "it/house", path: "tagline" };
    const documents = withValue(
      withValue(withPrice("90,00"), { file, path }, value, BY_ANNA),
      tagline,
      "Un altro motto",
      BY_ANNA,
    );
    const { documents: fitting, replaced } = repairDocuments(catalogue, documents);
    expect(replaced.map((one) => one.file)).toEqual([file]);
    const contents = readContents(fitting);
    expect(contents.it.house.tagline).toBe("Un altro motto");
    expect(contents.it.home).toEqual(readContents().it.home);
    expect(contents.it.prices.rates["elegant_room"]?.base).toBe(9_000);
  });
});

describe("after an upgrade", () => {
  test("a name that the new version requires comes from the software's file, without a report", () => {
    const { title, ...values } = valuesOf("it/home", {}) as Record<string, Value>;
    const documents = withValue(
      {},
      { file: "it/home", path: "" },
      { ...values, description: "Altro." },
      BY_ANNA,
    );
    const upgraded = upgradedDocuments(documents);
    expect(valueAt(upgraded["it/home"]!.values, "title")).toBe(title);
    expect(valueAt(upgraded["it/home"]!.values, "description")).toBe("Altro.");
    expect(repairDocuments(catalogue, upgraded).replaced).toEqual([]);
  });

  test("a name that the new version dropped goes without a report, unless the family had changed it", () => {
    const values = { ...(valuesOf("it/home", {}) as object), motto: "x", saluto: "y" };
    const documents = withValue({}, { file: "it/home", path: "" }, values, BY_ANNA);
    const { saluto: _, ...changes } = documents["it/home"]!.changes;
    const olderDocuments = { "it/home": { ...documents["it/home"]!, changes } };
    const { documents: fitting, replaced } = repairDocuments(catalogue, olderDocuments);
    expect(replaced).toEqual([{ file: "it/home", path: "motto" }]);
    expect(valuesOf("it/home", fitting)).toEqual(valuesOf("it/home", {}));
  });

  test("the home page's stories keep their button text, and removed texts go", () => {
    const home = valuesOf("it/home", {}) as Record<string, Record<string, Value>>;
    const { button: _, ...area } = home["area"]!;
    const pictures = valuesOf("pictures", {}) as Record<string, Record<string, Value>>;
    const olderDocument = (values: Value): Document => ({ version: 0, values, changes: {} });
    const upgraded = upgradedDocuments({
      "it/home": olderDocument({
        ...home,
        rooms: { ...home["rooms"], label: "Le camere" },
        area: { ...area, heading: "Fra mare e monti", places: [{ name: "Il mare" }] },
        blog: { label: "Il territorio", heading: "Storie da qui", button: "LEGGI" },
      }),
      pictures: olderDocument({
        ...pictures,
        home: { ...pictures["home"], places: ["area-sea", "area-mountain", "area-village"] },
      }),
    });
    expect(repairDocuments(catalogue, upgraded).replaced).toEqual([]);
    expect(readContents(upgraded).it.home.area).toMatchObject({
      heading: "Fra mare e monti",
      button: "LEGGI",
    });
  });

  test.each([
    [
      "it/rooms",
      "page",
      { ask: "Chiedici" },
      { views: "Altre viste", others: { label: "Camere", heading: "Tutte le camere" } },
    ],
    [
      "it/words",
      "summary",
      {},
      { moreRooms: "C’è posto per {posti}.", askMoreRooms: "Chiedine {camere}" },
    ],
  ])("%s, %s: texts whose meaning changed are the software's", (file, group, kept, replaced) => {
    const values = valuesOf(file, {}) as Record<string, object>;
    const upgradedGroup = { ...values[group], ...kept };
    const older = { ...values, [group]: { ...upgradedGroup, ...replaced } } as Value;
    const upgraded = upgradedDocuments({ [file]: { version: 0, values: older, changes: {} } });
    expect(valueAt(upgraded[file]!.values, group)).toEqual(upgradedGroup);
    expect(repairDocuments(catalogue, upgraded).replaced).toEqual([]);
  });

  test("a document that somebody broke by hand is replaced by the software's file", () => {
    expect(upgradedDocuments({ prices: { version: 0, values: null, changes: {} } })).toEqual({});
  });
});

test("entries keep their internal names while others are added and removed", () => {
  const seasons = (documents: Documents) =>
    (namedValuesOf("prices", documents) as { seasons: { "#": string; name: string }[] }).seasons;
  const softwareSeasons = seasons({});
  const place = { file: "prices", path: "seasons" };
  const added = withValue(
    {},
    place,
    [{ name: "Nuova", from: "02-01", to: "02-08" }, ...softwareSeasons],
    BY_ANNA,
  );
  expect(seasons(added).slice(1)).toEqual(softwareSeasons);
  const removed = withValue(added, place, seasons(added).slice(0, 1), BY_ANNA);
  expect(seasons(removed)[0]!["#"]).toBe(seasons(added)[0]!["#"]);
});
