/** The family's edits over the files of content/. */
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { IS_FULL } from "#tests/support/full.ts";
import { chances } from "#tests/support/random.ts";
import { contentText, slipsOf } from "#tests/support/slips.ts";
import {
  applyEdits,
  type Edit,
  editsFor,
  applicableEdits,
  valueAt,
  valuesOf,
  withEdit,
} from "./edits.ts";
import { CONTENT_FILES } from "./read.ts";
import { catalogue, readContents } from "#tests/support/content.ts";
import type { Value } from "./yaml-splice.ts";

const PRICE = { file: "prices", path: "rates.elegant_room.base", value: "90,00" };

test("an edit is read in place of the file's value, and the file stays", () => {
  const { overrides, unfit } = applyEdits(catalogue, [PRICE]);
  expect(unfit).toEqual([]);
  expect(readContents(overrides).it.prices.rates["elegant_room"]?.base).toBe(9_000);
  expect(readContents().it.prices.rates["elegant_room"]?.base).not.toBe(9_000);
  expect(Object.keys(overrides)).toEqual(["prices"]);
});

test("no name in content/ has a dot, which would be a step of a path", () => {
  const names = (value: unknown): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, one]) => [name, ...names(one)])
      : [];
  expect(
    CONTENT_FILES.flatMap((file) => names(parse(contentText(file)))).filter((name) =>
      name.includes("."),
    ),
  ).toEqual([]);
});

test("what is read of a file may be changed, and is read anew", () => {
  for (const edits of [[], [PRICE]]) {
    const values = valuesOf("prices", edits) as { rates: object };
    const before = structuredClone(values);
    Object.assign(values.rates, { elegant_room: "x" });
    expect(valuesOf("prices", edits)).toEqual(before);
  }
});

describe("the edits for a value", () => {
  const values = { list: [{ name: "a", tags: ["x", "y"] }], group: { one: "1" } };
  const edits = (path: string, value?: Value) =>
    editsFor(values, { file: "f", path, ...(value !== undefined && { value }) });

  test.each<[what: string, path: string, value: Value | undefined, wanted: Edit[]]>([
    [
      "in a list are the whole list",
      "list.0.name",
      "b",
      [{ file: "f", path: "list", value: [{ name: "b", tags: ["x", "y"] }] }],
    ],
    [
      "in a list of a list too",
      "list.0.tags.1",
      "z",
      [{ file: "f", path: "list", value: [{ name: "a", tags: ["x", "z"] }] }],
    ],
    ["that leaves a list too", "list.0", undefined, [{ file: "f", path: "list", value: [] }]],
    [
      "of a group are those of its parts",
      "group",
      { one: "2", two: { deep: 3 } },
      [
        { file: "f", path: "group.one", value: "2" },
        { file: "f", path: "group.two.deep", value: 3 },
      ],
    ],
    ["that is removed are its removal", "group.one", undefined, [{ file: "f", path: "group.one" }]],
  ])("%s", (_, path, value, wanted) => {
    expect(edits(path, value)).toEqual(wanted);
    expect(values.list[0]).toEqual({ name: "a", tags: ["x", "y"] });
  });
});

test("a value that an alias repeats is changed in its place alone", () => {
  const values = parse("list:\n  - facts: &facts [a]\n  - facts: *facts\n");
  expect(editsFor(values, { file: "f", path: "list.1.facts.0", value: "b" })).toEqual([
    { file: "f", path: "list", value: [{ facts: ["a"] }, { facts: ["b"] }] },
  ]);
});

test("a later edit replaces an earlier one, of a part and of a group too", () => {
  const later = { ...PRICE, value: "95,00" };
  expect(withEdit([PRICE], later)).toEqual([later]);
  const removal = { file: "prices", path: "rates.elegant_room" };
  expect(withEdit([PRICE], removal)).toEqual([removal]);
  expect(withEdit([removal], PRICE)).toEqual([PRICE]);
  const elsewhere = { ...PRICE, file: "rooms" };
  expect(withEdit([PRICE], elsewhere)).toEqual([PRICE, elsewhere]);
});

describe("an edit that does not fit is left out, and all others stand:", () => {
  test.each<[what: string, bad: Edit]>([
    ["of a file that is gone", { file: "it/gone", path: "title", value: "x" }],
    ["through what is a text now", { file: "it/home", path: "title.inner", value: "x" }],
    ["of a name that the schema does not know", { file: "it/home", path: "gone", value: "x" }],
    ["that the schema refuses", { file: "house", path: "phone", value: "x" }],
    ["that removes what has to be there", { file: "it/home", path: "title" }],
    ["of a list with an entry too few", { file: "it/home", path: "hero", value: [] }],
  ])("%s", (_, bad) => {
    const { overrides, unfit } = applicableEdits(catalogue, [PRICE, bad]);
    expect(unfit).toEqual([bad]);
    expect(readContents(overrides).it.prices.rates["elegant_room"]?.base).toBe(9_000);
  });

  test("of a room that is no more, all at once: a part of them would be a mixture", () => {
    const price = { file: "prices", path: "rates.olive_room.base", value: "70,00" };
    expect(applicableEdits(catalogue, [price]).unfit).toEqual([price]);
  });
});

test("edits in any order read the same, and without them all is as before", () => {
  const { whole, some } = chances(7);
  const leaves = (value: unknown, path: string[]): string[] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, one]) => leaves(one, [...path, name]))
      : typeof value === "string" && !/[{":]/.test(value) && /\s/.test(value)
        ? [path.join(".")]
        : [];
  const texts = CONTENT_FILES.filter(
    (file) => file.startsWith("it/") && file !== "it/phrases",
  ).flatMap((file) => leaves(parse(contentText(file)), []).map((path) => ({ file, path })));
  const edits = Array.from({ length: IS_FULL ? 100 : 25 }, (_, at): Edit => ({
    ...some(texts),
    value: `Nuova frase ${at}`,
  })).reduce<Edit[]>(withEdit, []);
  const { overrides, unfit } = applyEdits(catalogue, edits);
  expect(unfit).toEqual([]);
  expect(slipsOf(overrides)).toEqual([]);
  const shuffled = edits
    .map((edit) => ({ edit, order: whole(0, 9_999) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ edit }) => edit);
  expect(applyEdits(catalogue, shuffled).overrides).toEqual(overrides);
  for (const { file, path, value } of edits)
    expect(valueAt(valuesOf(file, edits), path)).toBe(value);
  expect(applyEdits(catalogue, []).overrides).toEqual({});
});
