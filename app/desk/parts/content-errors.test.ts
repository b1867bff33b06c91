import { expect, test } from "vitest";
import type { FormField } from "#app/content/forms/form-model.ts";
import { fieldPaths, hasError } from "./content-errors.ts";

const text = (path: string): FormField => ({
  kind: "text",
  path,
  label: path,
  isOptional: false,
  value: "",
});
const list = (path: string, entries: FormField[][]): FormField => ({
  kind: "list",
  path,
  label: path,
  isOptional: false,
  item: "Voce",
  counts: {},
  target: path,
  entries,
  empty: [],
});
const FIELDS = [
  list("parts", [[text("parts.0.title"), list("parts.0.words", [[text("parts.0.words.0")]])]]),
];

test("an error in a list of a list's entry is found, so that the entry opens", () => {
  const [entry] = FIELDS;
  expect(hasError(entry!, new Map([["parts.0.words.0", "vuoto"]]))).toBe(true);
  expect(hasError(entry!, new Map([["other", "vuoto"]]))).toBe(false);
});

test("an error that no field shows has no path among the fields", () => {
  const group: FormField = {
    kind: "group",
    path: "all",
    label: "",
    isOptional: false,
    fields: FIELDS,
  };
  expect(fieldPaths([group])).toEqual([
    "parts",
    "parts.0.title",
    "parts.0.words",
    "parts.0.words.0",
  ]);
});
