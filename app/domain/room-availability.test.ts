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
const HOUR_MS = 3_600_000;
const [FIRST, END] = ["2027-08-01", "2027-09-01"];

const room = (taken: string[], canBeFree = true) => ({ taken: nightsOfRuns(taken), canBeFree });
const house = (neededRooms: number, ...rooms: RoomsAvailability["rooms"]): RoomsAvailability => ({
  rooms,
  neededRooms,
  first: FIRST,
  end: END,
});
const stay = (from: number, to: number) => ({
  checkIn: `2027-08-${String(from).padStart(2, "0")}`,
  checkOut: `2027-08-${String(to).padStart(2, "0")}`,
});

const ONE = house(1, room(["2027-08-12/3"]));
/** Each night has a free room, but no room is free on all nights from 10 to 16 August. */
const ROOMS = [room(["2027-08-10/2"]), room(["2027-08-12/3"]), room(["2027-08-10/9"])];

test.each([
  ["until the others arrive", ONE, stay(10, 12), "free"],
  ["over a taken night", ONE, stay(10, 13), "taken"],
  ["from when the others leave", ONE, stay(15, 17), "free"],
  ["in a room of unknown nights", house(1, room(["2027-08-12/3"], false)), stay(20, 22), "ask"],
  ["taken, though uncertain", house(1, room(["2027-08-12/3"], false)), stay(12, 13), "taken"],
  ["beyond what is known", ONE, { checkIn: "2027-08-31", checkOut: "2027-09-02" }, "ask"],
  ["a night of the house, in any room", house(1, ...ROOMS), stay(10, 11), "free"],
  ["in the house, but in no single room", house(1, ...ROOMS), stay(10, 13), "taken"],
  ["for two rooms, where one is free", house(2, ...ROOMS), stay(10, 11), "taken"],
  ["for two rooms, where two are", house(2, ...ROOMS), stay(15, 18), "free"],
  ["for two rooms, one of them uncertain", house(2, room([]), room([], false)), stay(1, 2), "ask"],
  ["for more rooms than there are", house(2, room([])), stay(1, 2), "taken"],
])("a stay %s", (_, availability, asked, answer) => {
  expect(stayStatus(asked, availability)).toBe(answer);
});

test("a guest may arrive from today on, on any known night that is not taken", () => {
  const days = ["2027-07-31", FIRST, "2027-08-12", "2027-08-15", "2027-08-31", END];
  expect(days.filter((day) => canArrive(day, ONE))).toEqual([FIRST, "2027-08-15", "2027-08-31"]);
});

test("a guest may leave on the first taken day and not later", () => {
  expect(latestDeparture("2027-08-10", ONE)).toBe("2027-08-12");
  expect(latestDeparture("2027-08-15", ONE)).toBe(END);
  expect(latestDeparture("2027-08-08", house(1, ...ROOMS))).toBe("2027-08-12");
  expect(latestDeparture("2027-08-08", house(2, ...ROOMS))).toBe("2027-08-10");
});

test("every stay up to the latest departure is possible, and one night longer is not", () => {
  for (const neededRooms of [1, 2, 3]) {
    const availability = house(neededRooms, ...ROOMS);
    for (let from = 1; from < 28; from++) {
      const { checkIn } = stay(from, from);
      if (!canArrive(checkIn, availability)) continue;
      const latest = latestDeparture(checkIn, availability);
      for (let to = from + 1; to <= 31; to++) {
        const asked = stay(from, to);
        expect(stayStatus(asked, availability) !== "taken").toBe(asked.checkOut <= latest);
      }
    }
  }
});

test("the nearest stays are free, the nearer first, and none has nights of unknown availability", () => {
  expect(nearestStays(stay(12, 14), ONE)).toEqual([stay(10, 12), stay(15, 17)]);
  expect(nearestStays(stay(14, 16), ONE)).toEqual([stay(15, 17), stay(10, 12)]);
  expect(nearestStays(stay(12, 14), house(1, room(["2027-08-12/3"], false)))).toEqual([]);
  expect(nearestStays(stay(12, 14), house(1, room(["2027-08-01/31"])))).toEqual([]);
  expect(nearestStays(stay(10, 13), house(1, ...ROOMS))).toEqual([stay(9, 12), stay(12, 15)]);
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
  const oneRoom = { rooms: [{ taken, canBeFree: true }], neededRooms: 1, first, end };
  const foundStays = nearestStays({ checkIn, checkOut }, oneRoom);
  expect(new Set(foundStays)).toEqual(new Set(nearest.filter(Boolean)));
});

test.each([
  [0, "fresh", "free"],
  [24, "old", "free"],
  [25, "unknown", "ask"],
])("availability of %d hours ago is %s: a night that is not taken is %s", (age, state, answer) => {
  const availability = availabilityAt({ a: ["2027-08-12/1"] }, NOW - age * HOUR_MS);
  const freshness = { state, asOf: NOW - age * HOUR_MS };
  const oneRoom = availabilityOf(availability, ["a"], 1, NOW);
  expect(oneRoom.freshness).toEqual(freshness);
  expect(nightStatus("2027-08-11", oneRoom)).toBe(answer);
  expect(nightStatus("2027-08-12", oneRoom)).toBe("taken");
});

test("a room without availability is unknown, and makes the availability of several rooms old", () => {
  const availability = availabilityAt({ a: [] }, NOW);
  const twoRooms = availabilityOf(availability, ["a", "b"], 1, NOW);
  expect(twoRooms.rooms.map(({ canBeFree }) => canBeFree)).toEqual([true, false]);
  expect(twoRooms.freshness).toEqual({ state: "old", asOf: NOW });
  expect(availabilityOf(availability, ["b"], 1, NOW).freshness).toEqual({ state: "unknown" });
});

test("the house's day follows Italian time, wherever the guest is", () => {
  expect(houseDayAt(Date.parse("2027-07-31T22:30:00Z"))).toBe("2027-08-01");
  expect(houseDayAt(Date.parse("2027-07-31T21:30:00Z"))).toBe("2027-07-31");
});
