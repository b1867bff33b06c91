import { describe, expect, test } from "vitest";
import { nightsOfRuns, runsOf } from "#app/domain/nights.ts";
import { acceptReading } from "./accept-reading.ts";
import { MINUTE } from "#server/system/durations.ts";

const NOW = Date.UTC(2027, 6, 1, 12);
const AT = { now: NOW, today: "2027-07-01" };
const PREVIOUS_NIGHTS = nightsOfRuns(["2027-07-10/6", "2027-08-01/2"]);
const ALL_CONFIRMED = { unconfirmedSince: 0, unconfirmedCount: 0 };
const ownNights = (nights: Iterable<string>) =>
  new Map(Array.from(nights, (night) => [night, { isOwn: true }]));

const readingOf = (runs: string[], extent: "whole" | "part" = "whole") => ({
  extent,
  eventCount: runs.length,
  nights: [...nightsOfRuns(runs)],
});

const outcomeOf = (runs: string[], extent?: "part") => {
  const before = { ...ALL_CONFIRMED, nights: ownNights(PREVIOUS_NIGHTS) };
  const { nights, ...rest } = acceptReading(before, readingOf(runs, extent), AT);
  return { runs: runsOf(nights), ...rest };
};

test("new nights are taken at once, and nights that a portal drops are free at once", () => {
  const runs = ["2027-07-10/6", "2027-08-02/2"];
  expect(outcomeOf(runs)).toEqual({ runs, ...ALL_CONFIRMED, isAccepted: true });
});

test("a reading that was understood only in part adds nights and frees none", () => {
  const runs = ["2027-07-10/6", "2027-08-01/2", "2027-09-01/1"];
  const accepted = outcomeOf(["2027-09-01/1"], "part");
  expect(accepted).toEqual({ runs, ...ALL_CONFIRMED, isAccepted: false });
});

test.each([
  ["all", []],
  ["all but new ones", ["2027-09-01/3"]],
  ["more than half", ["2027-07-10/3"]],
])("a reading that frees %s at once frees none", (_, runs) => {
  const { runs: runsAfter, ...rest } = outcomeOf(runs);
  expect(rest).toEqual({ unconfirmedSince: NOW, unconfirmedCount: 1, isAccepted: false });
  expect([...nightsOfRuns(runsAfter)]).toEqual(expect.arrayContaining([...PREVIOUS_NIGHTS]));
});

test("a reading that frees half of the nights is accepted", () => {
  expect(outcomeOf(["2027-07-10/4"]).isAccepted).toBe(true);
});

test("nights that have passed are not counted as freed", () => {
  const nights = ownNights(nightsOfRuns(["2027-06-01/20", "2027-07-10/2"]));
  const before = { ...ALL_CONFIRMED, nights };
  const { isAccepted, nights: left } = acceptReading(before, readingOf(["2027-07-10/2"]), AT);
  expect({ isAccepted, left: runsOf(left) }).toEqual({ isAccepted: true, left: ["2027-07-10/2"] });
});

test("nights that a portal imported from us are free at once, however many they are", () => {
  const nights = new Map(
    [...PREVIOUS_NIGHTS].map((night) => [night, { isOwn: night.startsWith("2027-08") }] as const),
  );
  const judgeReading = (runs: string[]) =>
    acceptReading({ ...ALL_CONFIRMED, nights }, readingOf(runs), AT);
  const ownNightDays = nightsOfRuns(["2027-08-01/2"]);
  expect(judgeReading(["2027-08-01/2"])).toMatchObject({ nights: ownNightDays, isAccepted: true });
  expect(judgeReading([]).isAccepted).toBe(false);
});

describe("a calendar that repeats a reading which frees many nights", () => {
  /** Repeats the same reading every `minutes` minutes; returns when it is accepted. */
  const acceptedAfter = (runs: string[], minutes: number) => {
    let previous = { ...ALL_CONFIRMED, nights: ownNights(PREVIOUS_NIGHTS) };
    for (let minutesPassed = 0; minutesPassed < 1_000; minutesPassed += minutes) {
      const readingTime = { ...AT, now: NOW + minutesPassed * MINUTE };
      const { isAccepted, ...next } = acceptReading(previous, readingOf(runs), readingTime);
      if (isAccepted) return { minutesPassed, runs: runsOf(next.nights) };
      previous = { ...next, nights: ownNights(next.nights) };
    }
    return undefined;
  };

  test.each([
    [["2027-07-10/2"], 20, 60],
    [["2027-07-10/2"], 1, 60],
    [["2027-07-10/2"], 70, 140], // three readings are needed
    [[], 20, 360], // an empty calendar has to stay empty for six hours
  ])("%j every %i minutes is accepted after %i", (runs, every, minutesPassed) => {
    expect(acceptedAfter(runs, every)).toEqual({ minutesPassed, runs });
  });

  test("is no longer in doubt after one ordinary reading", () => {
    const nights = ownNights(PREVIOUS_NIGHTS);
    const emptyResult = acceptReading({ ...ALL_CONFIRMED, nights }, readingOf([]), AT);
    const fullReading = readingOf(["2027-07-10/6", "2027-08-01/2"]);
    const result = acceptReading({ ...emptyResult, nights }, fullReading, { ...AT, now: NOW + 1 });
    expect(result).toEqual({ nights: PREVIOUS_NIGHTS, ...ALL_CONFIRMED, isAccepted: true });
  });
});
