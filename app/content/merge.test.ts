import { expect, test } from "vitest";
import { chances } from "#tests/support/random.ts";
import { merge } from "./merge.ts";
import { type Value, withRowNames } from "./rows.ts";

const row = (name: string, text = name) => ({ "#": name, text });

const text = (name: string, words = name) => ({ "#": name, "": words });

const BASE = {
  title: "t",
  rows: [row("1"), row("2"), row("3")],
  texts: [text("a"), text("b"), text("c")],
};

const joined = (mine: object, theirs: object) => {
  const { merged, conflicts } = merge(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs });
  const { title, rows, texts } = merged as typeof BASE;
  return {
    title,
    rows: rows.map((one) => one.text),
    texts: texts.map((one) => one[""]).join(""),
    conflicts: conflicts.map(({ path }) => path),
  };
};

test.each<[what: string, mine: object, theirs: object, wanted: object]>([
  ["different values", { title: "T" }, { texts: [text("a")] }, { title: "T", texts: "a" }],
  ["the same value, alike", { title: "T" }, { title: "T" }, { title: "T" }],
  [
    "the same value, otherwise",
    { title: "T" },
    { title: "U" },
    { title: "T", conflicts: ["title"] },
  ],
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
    { rows: ["1", "2"], conflicts: ["rows"] },
  ],
  [
    "texts added by each",
    { texts: [...BASE.texts, text("m")] },
    { texts: [text("n"), ...BASE.texts] },
    { texts: "nabcm" },
  ],
  [
    "the same text, otherwise",
    { texts: [text("a"), text("b", "B"), text("c")] },
    { texts: [text("a"), text("b", "x"), text("c")] },
    { texts: "aBc", conflicts: ["texts.1"] },
  ],
])("two changes: %s", (_, mine, theirs, wanted) => {
  const nothing = { title: "t", rows: ["1", "2", "3"], texts: "abc", conflicts: [] };
  expect(joined(mine, theirs)).toEqual({ ...nothing, ...wanted });
});

test("whatever two people do to a list, each one's words are there or both are shown", () => {
  const { whole } = chances(11);
  const change = (rows: ReturnType<typeof row>[], who: string) => {
    const own = structuredClone(rows);
    const at = whole(0, own.length - 1);
    const act = whole(0, 3);
    if (act === 0) own[at]!.text = `${who} changed`;
    if (act === 1) own.splice(at, 0, row(`${who} new`));
    if (act === 2) own.splice(at, 1);
    if (act === 3) own.unshift(...own.splice(at, 1));
    return own;
  };
  for (let turn = 0; turn < 400; turn++) {
    const base = ["1", "2", "3", "4"].map((name) => row(name));
    const [mine, theirs] = [change(base, "mine"), change(base, "theirs")];
    const { merged, conflicts } = merge(base, mine, theirs);
    const rows = merged as typeof base;
    const isIn = (list: typeof base, name: string) => list.some((one) => one["#"] === name);
    const lost = [...mine, ...theirs].filter(
      (one) => !/^\d$/.test(one.text) && !rows.some((row_) => row_.text === one.text),
    );
    const back = base.filter(
      (one) => isIn(rows, one["#"]) && !(isIn(mine, one["#"]) && isIn(theirs, one["#"])),
    );
    expect([...lost, ...back].length > 0 && conflicts.length === 0).toBe(false);
    expect(new Set(rows.map((one) => one["#"])).size).toBe(rows.length);
  }
});

test("what nobody changed stays, in the order that it had", () => {
  const values = withRowNames({ b: 1, a: [{ x: 1 }, { x: 2 }] }) as Value;
  expect(JSON.stringify(merge(values, values, values).merged)).toBe(JSON.stringify(values));
});
