import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentText } from "#tests/support/issues.ts";
import { CONTENT_FILES } from "./files.ts";
import { defaultValuesOf, withValueAt } from "./documents.ts";
import { type Value, withoutRowNames, withRowNames } from "./rows.ts";
import { yamlWithValues } from "./yaml-with-values.ts";

const YAML = `# What the house costs.
rates:
  elegant: { base: "85,00" } # for two
# The seasons.
seasons:
  - name: Pasqua
    # The feast.
    from: 04-01
  - name: Ferragosto # August
    from: 08-08
words:
  - uno
  - due
`;

const values = withRowNames(parse(YAML));

const yamlAfterChange = (path: string, value: Value | undefined) =>
  yamlWithValues(YAML, withValueAt(values, path, value));

test("comments stay beside their values when values change or move", () => {
  expect(yamlAfterChange("rates.elegant.base", "90,00")).toBe(YAML.replace("85,00", "90,00"));
  expect(yamlAfterChange("seasons.1.from", "08-09")).toBe(YAML.replace("08-08", "08-09"));
  const [first, second] = (values as { seasons: Value[] }).seasons;
  const moved = yamlAfterChange("seasons", [second!, first!]);
  expect(moved).toMatch(/Ferragosto # August[^]*Pasqua\n {4}# The feast\./);
});

test.each<[what: string, path: string, value: Value | undefined]>([
  ["a new name", "rates.natural", { base: "70,00" }],
  ["a removed name", "rates", undefined],
  ["an added entry", "seasons.2", { "#": "x", name: "Nuova", from: "01-01" }],
  ["a removed entry", "seasons.0", undefined],
  ["a repeated text", "words", ["uno", "uno", "due"]],
  ["a text of several lines, with signs", "seasons.0.name", "Uno: «due»\n\n# tre "],
  ["a group in place of a text", "words", { a: "b" }],
])("%s is read back from the file as it was written", (_, path, value) => {
  const changed = withValueAt(values, path, value);
  expect(parse(yamlWithValues(YAML, changed))).toEqual(withoutRowNames(changed));
});

test("a software file written with its own values changes in nothing but spaces, commas and line breaks", () => {
  const withoutSpaces = (text: string) => text.replaceAll(/[\s,]+/g, "");
  // What an alias repeats is written out.
  const changedFiles = CONTENT_FILES.filter((file) => !/: &/.test(contentText(file))).filter(
    (file) =>
      withoutSpaces(yamlWithValues(contentText(file), defaultValuesOf(file))) !==
      withoutSpaces(contentText(file)),
  );
  expect(changedFiles).toEqual([]);
});
