import { expect, test } from "vitest";
import { SEEDS, randomNights } from "#tests/support/random.ts";
import { nightsOfRuns, runsOf, stayOfRun } from "./nights.ts";
import { nightsIn } from "./stay.ts";

test.each([
  [[], []],
  [["2027-08-12"], ["2027-08-12/1"]],
  [["2027-08-14", "2027-08-12", "2027-08-13", "2027-08-12"], ["2027-08-12/3"]], // in any order, one of them twice
  [
    ["2027-08-12", "2027-08-14"],
    ["2027-08-12/1", "2027-08-14/1"],
  ],
  [["2027-12-31", "2028-01-01"], ["2027-12-31/2"]],
  [["2027-03-27", "2027-03-28", "2027-03-29"], ["2027-03-27/3"]], // a clock change within
  [["2028-02-28", "2028-02-29", "2028-03-01"], ["2028-02-28/3"]],
])("the nights %j give the runs %j", (nights, runs) => expect(runsOf(nights)).toEqual(runs));

test.each([
  "",
  "2027-08-12",
  "2027-08-12/0",
  "2027-08-12/-1",
  "2027-02-30/1",
  "2027-08-12/1.5",
  "x/2",
])("«%s» is refused as a run", (run) => expect(() => stayOfRun(run)).toThrow(RangeError));

test("the day of departure is no night of a stay", () => {
  const nights = nightsIn({ checkIn: "2027-08-12", checkOut: "2027-08-14" });
  expect(nights).toEqual(["2027-08-12", "2027-08-13"]);
});

test.each(SEEDS)("runs contain the nights of seed %i, and no two runs touch", (seed) => {
  const nights = randomNights(seed);
  const runs = runsOf(nights);
  expect([...nightsOfRuns(runs)].toSorted()).toEqual([...nights].toSorted());
  const stays = runs.map(stayOfRun);
  for (const [index, { checkIn }] of stays.entries()) {
    const before = stays[index - 1];
    expect(before === undefined || before.checkOut < checkIn).toBe(true);
  }
});
