import { expect, test } from "vitest";
import { withoutRowNames, withRowNames } from "./rows.ts";

const SEASONS = { seasons: [{ name: "Pasqua" }, { name: "Ferragosto", rooms: ["a", "b"] }] };

test("entries of the software's own lists are named by their positions", () => {
  expect(withRowNames(SEASONS)).toEqual({
    seasons: [
      { "#": "1", name: "Pasqua" },
      {
        "#": "2",
        name: "Ferragosto",
        rooms: [
          { "#": "1", "": "a" },
          { "#": "2", "": "b" },
        ],
      },
    ],
  });
  expect(withoutRowNames(withRowNames(SEASONS))).toEqual(SEASONS);
});

const namesAfter = (value: unknown, former: unknown) =>
  (withRowNames(value, former) as { "#": string; name: string }[]).map(
    ({ "#": row, name }) => `${name} ${/^\d$/.test(row) ? row : "new"}`,
  );

test.each<[what: string, list: unknown[], wanted: string[]]>([
  ["an unchanged entry keeps its name", [{ name: "b" }, { name: "a" }], ["b 2", "a 1"]],
  ["a changed entry has its position's name", [{ name: "A" }, { name: "b" }], ["A 1", "b 2"]],
  [
    "a new entry has a new name",
    [{ name: "a" }, { name: "b" }, { name: "c" }],
    ["a 1", "b 2", "c new"],
  ],
  ["an entry's own name wins", [{ "#": "2", name: "x" }, { name: "b" }], ["x 2", "b new"]],
])("%s", (_, list, wanted) => {
  expect(namesAfter(list, withRowNames([{ name: "a" }, { name: "b" }]))).toEqual(wanted);
});
