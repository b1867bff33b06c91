/** Every value of content/ is changed where it stands, and nothing else is. */
import { describe, expect, test } from "vitest";
import { isNode, parse, parseDocument } from "yaml";
import { IS_FULL } from "#tests/support/full.ts";
import { contentText } from "#tests/support/slips.ts";
import { CONTENT_FILES } from "./read.ts";
import { type Change, PathError, type Value, withChanges } from "./yaml-splice.ts";

/** The paths of all values outside of lists, and of all lists. */
function paths(value: unknown, path: string[] = []): string[][] {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isMap) return [path];
  return Object.entries(value).flatMap(([name, one]) => paths(one, [...path, name]));
}

function valueAt(values: unknown, path: string[]): Value {
  return path.reduce((value, step) => Object(value)[step], values) as Value;
}

function setAt(values: unknown, path: string[], value: Value): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  return { ...Object(values), [step]: setAt(Object(values)[step], rest, value) };
}

/** Another value of the same kind, with what a text may hold. */
function other(value: Value): Value {
  if (typeof value === "string") return `Nuovo: "${value.slice(0, 20)}", l’altro # {x} – 85,00`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value))
    return [
      ...value.toReversed(),
      ...(value.length > 0 ? [other(value[0]!)] : ["Uno: due", "tre"]),
    ];
  if (value === null) return "x";
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, other(one)]));
}

/** The text before the value at a path, and after it. */
function around(source: string, path: string[]): [before: string, after: string] {
  const node = parseDocument(source).getIn(path, true);
  const [start, end] = isNode(node) ? node.range! : [0, 0];
  const value = source.slice(start, end).trimEnd();
  return [source.slice(0, start).trimEnd(), source.slice(start + value.length)];
}

/** Of the values that are changed alone; all of them at length. */
const SAMPLE_STEP = 24;

describe.each(CONTENT_FILES)("%s", (name) => {
  const source = contentText(name);
  const values: unknown = parse(source);

  test("each value alone", () => {
    for (const path of paths(values).filter((_, at) => IS_FULL || at % SAMPLE_STEP === 0)) {
      const value = other(valueAt(values, path));
      const text = withChanges(source, [{ path, value }]);
      expect({ path, values: parse(text) }).toEqual({ path, values: setAt(values, path, value) });
      const [before, after] = around(source, path);
      expect([path, text.startsWith(before), text.endsWith(after)]).toEqual([path, true, true]);
    }
  });

  test("all values at once, in any order", () => {
    const changes = paths(values).map((path): Change => ({
      path,
      value: other(valueAt(values, path)),
    }));
    const text = withChanges(source, changes);
    const wanted = changes.reduce((all, { path, value }) => setAt(all, path, value!), values);
    expect(parse(text)).toEqual(wanted);
    expect(withChanges(source, changes.toReversed())).toBe(text);
  });

  test("its own values change nothing that is read", () => {
    const changes = paths(values).map((path): Change => ({ path, value: valueAt(values, path) }));
    expect(parse(withChanges(source, changes))).toEqual(values);
  });
});

const SAMPLE = `# Prezzi
rates:
  one: { base: "85,00", single: "70,00" } # due
  two: { base: "90,00" }
seasons: [] # nessuna
empty:
list:
  # prima
  - a
  - b # bi
# fine
last: x
`;

test.each<[what: string, change: Change, text: string]>([
  [
    "a name more between braces",
    { path: ["rates", "two", "single"], value: "60,00" },
    SAMPLE.replace('{ base: "90,00" }', '{ base: "90,00", single: "60,00" }'),
  ],
  [
    "a name less between braces",
    { path: ["rates", "one", "single"] },
    SAMPLE.replace(', single: "70,00"', ""),
  ],
  [
    "the first name less",
    { path: ["rates", "one", "base"] },
    SAMPLE.replace('base: "85,00", ', ""),
  ],
  [
    "the only name less",
    { path: ["rates", "two", "base"] },
    SAMPLE.replace('{ base: "90,00" }', "{}"),
  ],
  [
    "an entry more",
    { path: ["rates", "three"], value: { base: "70,00" } },
    SAMPLE.replace("seasons", "  three:\n    base: 70,00\nseasons"),
  ],
  ["an entry less", { path: ["rates", "one"] }, SAMPLE.replace(/ {2}one.*\n/, "")],
  [
    "a list in the place of []",
    { path: ["seasons"], value: [{ name: "Fiera", from: "08-14" }] },
    SAMPLE.replace("seasons: []", "seasons:\n  - name: Fiera\n    from: 08-14"),
  ],
  [
    "[] in the place of a list",
    { path: ["list"], value: [] },
    SAMPLE.replace("- a\n  - b # bi", "[]"),
  ],
  [
    "a text where nothing stood",
    { path: ["empty"], value: "x" },
    SAMPLE.replace("empty:", "empty: x"),
  ],
  [
    "groups that are not there yet",
    { path: ["tax", "free", "below"], value: 3 },
    `${SAMPLE}tax:\n  free:\n    below: 3\n`,
  ],
  [
    "a text of two lines",
    { path: ["last"], value: "uno\ndue" },
    SAMPLE.replace("last: x", 'last: "uno\\ndue"'),
  ],
])("%s", (_, change, text) => {
  expect(withChanges(SAMPLE, [change])).toBe(text);
});

test.each([
  ["through a text", { path: ["last", "inner"], value: "x" }],
  ["through a list", { path: ["list", "0", "x"], value: "x" }],
  ["to what is not there, to remove it", { path: ["rates", "three"] }],
])("a path %s is refused", (_, change) => {
  expect(() => withChanges(SAMPLE, [change])).toThrow(PathError);
});
