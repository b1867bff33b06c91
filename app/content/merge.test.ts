import { expect, test } from "vitest";
import { merge } from "./merge.ts";
import { type Value, withRowNames } from "./rows.ts";

const row = (name: string, text = name) => ({ "#": name, text });

const text = (name: string, words = name) => ({ "#": name, "": words });

const BASE = {
  title: "t",
  rows: [row("1"), row("2"), row("3")],
  texts: [text("a"), text("b"), text("c")],
};

const mergedTexts = (mine: object, theirs: object) => {
  const merged = merge(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs });
  const { title, rows, texts } = merged as typeof BASE;
  return {
    title,
    rows: rows.map((one) => one.text),
    texts: texts.map((one) => one[""]).join(""),
  };
};

test.each<[what: string, mine: object, theirs: object, wanted: object]>([
  ["different values", { title: "T" }, { texts: [text("a")] }, { title: "T", texts: "a" }],
  ["the same value, changed alike", { title: "T" }, { title: "T" }, { title: "T" }],
  ["the same value, differently", { title: "T" }, { title: "U" }, { title: "T" }],
  [
    "different entries",
    { rows: [row("1", "x"), row("2"), row("3")] },
    { rows: [row("1"), row("2"), row("3", "y")] },
    { rows: ["x", "2", "y"] },
  ],
  [
    "an entry moved here, changed there",
    { rows: [row("3"), row("1"), row("2")] },
    { rows: [row("1"), row("2"), row("3", "y")] },
    { rows: ["y", "1", "2"] },
  ],
  [
    "an entry taken away here, another added there",
    { rows: [row("1"), row("3")] },
    { rows: [row("1"), row("2"), row("n"), row("3")] },
    { rows: ["1", "n", "3"] },
  ],
  [
    "one added by each",
    { rows: [row("1"), row("2"), row("3"), row("m")] },
    { rows: [row("n"), row("1"), row("2"), row("3")] },
    { rows: ["n", "1", "2", "3", "m"] },
  ],
  [
    "an entry taken away here, changed there",
    { rows: [row("1"), row("2")] },
    { rows: [row("1"), row("2"), row("3", "y")] },
    { rows: ["1", "2"] },
  ],
  [
    "texts added by each",
    { texts: [...BASE.texts, text("m")] },
    { texts: [text("n"), ...BASE.texts] },
    { texts: "nabcm" },
  ],
  [
    "the same text, differently",
    { texts: [text("a"), text("b", "B"), text("c")] },
    { texts: [text("a"), text("b", "x"), text("c")] },
    { texts: "aBc" },
  ],
])("the merge of two changes: %s", (_, mine, theirs, wanted) => {
  const unchanged = { title: "t", rows: ["1", "2", "3"], texts: "abc" };
  expect(mergedTexts(mine, theirs)).toEqual({ ...unchanged, ...wanted });
});

test("a merge leaves unchanged values in the order that they had", () => {
  const values = withRowNames({ b: 1, a: [{ x: 1 }, { x: 2 }] }) as Value;
  expect(JSON.stringify(merge(values, values, values))).toBe(JSON.stringify(values));
});
