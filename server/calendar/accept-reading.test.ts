import { describe, expect, test } from "vitest";
import { nightsOfRuns, runsOf } from "#app/domain/nights.ts";
import { acceptReading } from "./accept-reading.ts";

const NOW = Date.UTC(2027, 6, 1, 12);
const AT = { now: NOW, today: "2027-07-01" };
const MINUTE = 60_000;
const PREVIOUS = nightsOfRuns(["2027-07-10/6", "2027-08-01/2"]);
const ownNights = (nights: Iterable<string>) =>
  new Map(Array.from(nights, (night) => [night, { isOwn: true }]));

const reading = (runs: string[], extent: "whole" | "part" = "whole") => ({
  extent,
  events: runs.length,
  nights: [...nightsOfRuns(runs)],
});

const acceptedRuns = (runs: string[], extent?: "part") => {
  const before = { nights: ownNights(PREVIOUS) };
  const { nights, ...rest } = acceptReading(before, reading(runs, extent), AT);
  return { runs: runsOf(nights), ...rest };
};

test("what is new is taken at once, what a portal drops is free at once", () => {
  const runs = ["2027-07-10/6", "2027-08-02/2"];
  expect(acceptedRuns(runs)).toEqual({ runs, isAccepted: true });
});

test("a reading that was understood in part adds nights and frees none", () => {
  const runs = ["2027-07-10/6", "2027-08-01/2", "2027-09-01/1"];
  expect(acceptedRuns(["2027-09-01/1"], "part")).toEqual({ runs, isAccepted: false });
});

test.each([
  ["all", []],
  ["all but new ones", ["2027-09-01/3"]],
  ["more than half", ["2027-07-10/3"]],
])("when %s would be free at once, none is", (_, runs) => {
  const { runs: runsAfter, unconfirmedReadings, isAccepted } = acceptedRuns(runs);
  expect([unconfirmedReadings, isAccepted]).toEqual([{ since: NOW, count: 1 }, false]);
  expect([...nightsOfRuns(runsAfter)]).toEqual(expect.arrayContaining([...PREVIOUS]));
});

test("half of them is no reason for doubt", () => {
  expect(acceptedRuns(["2027-07-10/4"]).isAccepted).toBe(true);
});

test("nights that have passed are not counted as freed", () => {
  const nights = ownNights(nightsOfRuns(["2027-06-01/20", "2027-07-10/2"]));
  const { isAccepted, nights: left } = acceptReading({ nights }, reading(["2027-07-10/2"]), AT);
  expect({ isAccepted, left: runsOf(left) }).toEqual({ isAccepted: true, left: ["2027-07-10/2"] });
});

test("echoes of what we no longer tell go at once, however many they are", () => {
  const nights = new Map(
    [...PREVIOUS].map((night) => [night, { isOwn: night.startsWith("2027-08") }] as const),
  );
  const judgedSo = (runs: string[]) => acceptReading({ nights }, reading(runs), AT);
  const own = nightsOfRuns(["2027-08-01/2"]);
  expect(judgedSo(["2027-08-01/2"])).toEqual({ nights: own, isAccepted: true });
  expect(judgedSo([]).isAccepted).toBe(false);
});

describe("a calendar that says again and again that much is free", () => {
  /** Reads the same every so many minutes; after how many of them it is believed. */
  const believedAfter = (runs: string[], minutes: number) => {
    let before: Parameters<typeof acceptReading>[0] = { nights: ownNights(PREVIOUS) };
    for (let minutesPassed = 0; minutesPassed < 1_000; minutesPassed += minutes) {
      const at = { ...AT, now: NOW + minutesPassed * MINUTE };
      const { isAccepted, ...next } = acceptReading(before, reading(runs), at);
      if (isAccepted) return { minutesPassed, runs: runsOf(next.nights) };
      before = { ...next, nights: ownNights(next.nights) };
    }
    return undefined;
  };

  test.each([
    [["2027-07-10/2"], 20, 60],
    [["2027-07-10/2"], 1, 60],
    [["2027-07-10/2"], 70, 140], // count three times
    [[], 20, 360], // empty: a portal that is ill says so for hours
  ])("%j every %i minutes is believed after %i", (runs, every, minutesPassed) => {
    expect(believedAfter(runs, every)).toEqual({ minutesPassed, runs });
  });

  test("one ordinary reading between ends the doubt", () => {
    const nights = ownNights(PREVIOUS);
    const first = acceptReading({ nights }, reading([]), AT);
    const ordinary = reading(["2027-07-10/6", "2027-08-01/2"]);
    const well = acceptReading({ ...first, nights }, ordinary, { ...AT, now: NOW + 1 });
    expect(well).toEqual({ nights: PREVIOUS, isAccepted: true });
  });
});
