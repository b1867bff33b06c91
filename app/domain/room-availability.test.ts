import { expect, test } from "vitest";
import { availabilityAt } from "#tests/support/availability.ts";
import { numbersFrom, SEEDS, randomNights } from "#tests/support/random.ts";
import { houseDayAt } from "./availability.ts";
import {
  stayStatus,
  latestDeparture,
  canArrive,
  nearestStays,
  nightStatus,
  type RoomsAvailability,
  availabilityOf,
} from "./room-availability.ts";
import { isFree, nightsOfRuns } from "./nights.ts";
import { daysAfter } from "./stay.ts";

const NOW = Date.parse("2027-08-01T10:00:00Z");
const HOUR = 3_600_000;
const [FIRST, END] = ["2027-08-01", "2027-09-01"];

const room = (taken: string[], canBeFree = true) => ({ taken: nightsOfRuns(taken), canBeFree });
const rooms = (neededRooms: number, ...all: RoomsAvailability["rooms"]): RoomsAvailability => ({
  rooms: all,
  neededRooms,
  first: FIRST,
  end: END,
});
const stay = (from: number, to: number) => ({
  checkIn: `2027-08-${String(from).padStart(2, "0")}`,
  checkOut: `2027-08-${String(to).padStart(2, "0")}`,
});

const ONE = rooms(1, room(["2027-08-12/3"]));
/** Each night has a free room, but no room is free on all nights from 10 to 16 August. */
const HOUSE = [room(["2027-08-10/2"]), room(["2027-08-12/3"]), room(["2027-08-10/9"])];

test.each([
  ["until the others arrive", ONE, stay(10, 12), "free"],
  ["over a taken night", ONE, stay(10, 13), "taken"],
  ["from when the others leave", ONE, stay(15, 17), "free"],
  ["in a room of unknown nights", rooms(1, room(["2027-08-12/3"], false)), stay(20, 22), "ask"],
  ["taken, though uncertain", rooms(1, room(["2027-08-12/3"], false)), stay(12, 13), "taken"],
  ["beyond what is known", ONE, { checkIn: "2027-08-31", checkOut: "2027-09-02" }, "ask"],
  ["a night of the house, in any room", rooms(1, ...HOUSE), stay(10, 11), "free"],
  ["in the house, but in no single room", rooms(1, ...HOUSE), stay(10, 13), "taken"],
  ["for two rooms, where one is free", rooms(2, ...HOUSE), stay(10, 11), "taken"],
  ["for two rooms, where two are", rooms(2, ...HOUSE), stay(15, 18), "free"],
  ["for two rooms, one of them uncertain", rooms(2, room([]), room([], false)), stay(1, 2), "ask"],
  ["for more rooms than there are", rooms(2, room([])), stay(1, 2), "taken"],
])("a stay %s", (_, all, asked, answer) => {
  expect(stayStatus(asked, all)).toBe(answer);
});

test("a guest may arrive from today on, on any known night that is not taken", () => {
  const days = ["2027-07-31", FIRST, "2027-08-12", "2027-08-15", "2027-08-31", END];
  expect(days.filter((day) => canArrive(day, ONE))).toEqual([FIRST, "2027-08-15", "2027-08-31"]);
});

test("a guest may leave on the first taken day and not later", () => {
  expect(latestDeparture("2027-08-10", ONE)).toBe("2027-08-12");
  expect(latestDeparture("2027-08-15", ONE)).toBe(END);
  expect(latestDeparture("2027-08-08", rooms(1, ...HOUSE))).toBe("2027-08-12");
  expect(latestDeparture("2027-08-08", rooms(2, ...HOUSE))).toBe("2027-08-10");
});

test("every stay up to the latest departure is possible, and one night longer is not", () => {
  for (const neededRooms of [1, 2, 3]) {
    const all = rooms(neededRooms, ...HOUSE);
    for (let from = 1; from < 28; from++) {
      const { checkIn } = stay(from, from);
      if (!canArrive(checkIn, all)) continue;
      const latest = latestDeparture(checkIn, all);
      for (let to = from + 1; to <= 31; to++) {
        const requestedStay = stay(from, to);
        expect(stayStatus(requestedStay, all) !== "taken").toBe(requestedStay.checkOut <= latest);
      }
    }
  }
});

test("the nearest stays are free, the nearer first, and none has nights of unknown availability", () => {
  expect(nearestStays(stay(12, 14), ONE)).toEqual([stay(10, 12), stay(15, 17)]);
  expect(nearestStays(stay(14, 16), ONE)).toEqual([stay(15, 17), stay(10, 12)]);
  expect(nearestStays(stay(12, 14), rooms(1, room(["2027-08-12/3"], false)))).toEqual([]);
  expect(nearestStays(stay(12, 14), rooms(1, room(["2027-08-01/31"])))).toEqual([]);
  expect(nearestStays(stay(10, 13), rooms(1, ...HOUSE))).toEqual([stay(9, 12), stay(12, 15)]);
  // For a stay in the past, the nearest free stays are coming ones.
  const past = { checkIn: "2027-06-12", checkOut: "2027-06-14" };
  expect(nearestStays(past, ONE)).toEqual([stay(1, 3)]);
});

test.each(SEEDS)("in the nights of seed %i the nearest stays are free, none is nearer", (seed) => {
  const taken = randomNights(seed);
  const next = numbersFrom(seed + 1_000);
  const [first, end] = ["2027-03-01", "2027-06-01"];
  const checkIn = daysAfter(first, next(80));
  const length = 1 + next(5);
  const checkOut = daysAfter(checkIn, length);
  const freeStays = Array.from({ length: 92 }, (_, index) => daysAfter(first, index))
    .map((day) => ({ checkIn: day, checkOut: daysAfter(day, length) }))
    .filter((one) => one.checkOut <= end && isFree(one, taken))
    // Stays more than 60 days away are not searched.
    .filter((one) => one.checkIn >= daysAfter(checkIn, -60))
    .filter((one) => one.checkOut <= daysAfter(checkOut, 60));
  const nearest = [
    freeStays.findLast((one) => one.checkIn < checkIn),
    freeStays.find((one) => one.checkIn > checkIn),
  ];
  const one = { rooms: [{ taken, canBeFree: true }], neededRooms: 1, first, end };
  const found = nearestStays({ checkIn, checkOut }, one);
  expect(new Set(found)).toEqual(new Set(nearest.filter(Boolean)));
});

test.each([
  [0, "fresh", "free"],
  [24, "old", "free"],
  [25, "unknown", "ask"],
])("availability of %d hours ago is %s: a night that is not taken is %s", (age, state, answer) => {
  const availability = availabilityAt({ a: ["2027-08-12/1"] }, NOW - age * HOUR);
  const freshness = { state, asOf: NOW - age * HOUR };
  const all = availabilityOf(availability, ["a"], 1, NOW);
  expect(all.freshness).toEqual(freshness);
  expect(nightStatus("2027-08-11", all)).toBe(answer);
  expect(nightStatus("2027-08-12", all)).toBe("taken");
});

test("a room without availability is unknown, and makes the availability of several rooms old", () => {
  const availability = availabilityAt({ a: [] }, NOW);
  const both = availabilityOf(availability, ["a", "b"], 1, NOW);
  expect(both.rooms.map(({ canBeFree }) => canBeFree)).toEqual([true, false]);
  expect(both.freshness).toEqual({ state: "old", asOf: NOW });
  expect(availabilityOf(availability, ["b"], 1, NOW).freshness).toEqual({ state: "unknown" });
});

test("the house's day follows Italian time, wherever the guest is", () => {
  expect(houseDayAt(Date.parse("2027-07-31T22:30:00Z"))).toBe("2027-08-01");
  expect(houseDayAt(Date.parse("2027-07-31T21:30:00Z"))).toBe("2027-07-31");
});
