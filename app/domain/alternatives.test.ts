import { describe, expect, test } from "vitest";
import { availabilityAt } from "#tests/support/availability.ts";
import { seededRandom } from "#tests/support/random.ts";
import { findAlternatives } from "./alternatives.ts";
import type { Availability } from "./availability.ts";
import type { Party } from "./party.ts";
import type { Prices } from "./prices.ts";
import { quoteRooms } from "./quote-rooms.ts";
import { daysAfter, nightsIn, nightCountOf, type Stay } from "./stay.ts";
import { nightsOfRuns } from "./nights.ts";
import { certainStatus, availabilityOf } from "./room-availability.ts";

const NOW = Date.parse("2027-06-01T10:00:00Z");
const HOUR_MS = 3_600_000;
const STAY = { checkIn: "2027-08-12", checkOut: "2027-08-15" };
const COUPLE: Party = { rooms: 1, adults: 2, children: 0 };

const ROOMS = ["elegant", "natural", "reading"];
const PAIR = ["elegant", "natural"];
const PRICES: Prices = {
  rates: { elegant: { base: 9_000 }, natural: { base: 8_000 }, reading: { base: 8_500 } },
  seasons: [],
  discounts: [],
};

function calendar(taken: Record<string, string[]>, hours = 0, unread: string[] = []): Availability {
  const readRooms = ROOMS.filter((room) => !unread.includes(room));
  const nights = Object.fromEntries(readRooms.map((room) => [room, taken[room] ?? []]));
  return availabilityAt(nights, NOW - hours * HOUR_MS);
}

const offers = (
  availability: Availability,
  { stay = STAY, party = COUPLE, rooms = ["elegant"], prices = PRICES } = {},
) =>
  findAlternatives({ stay, party, rooms }, { rooms: ROOMS, prices, availability }, NOW).map(
    (offer) => ({ ...offer, days: `${offer.stay.checkIn}/${nightCountOf(offer.stay)}` }),
  );

const others = (...args: Parameters<typeof offers>) =>
  offers(...args).filter(({ kind }) => kind !== "other-nights");
const nearby = (...args: Parameters<typeof offers>) =>
  offers(...args).filter(({ kind }) => kind === "other-nights");

describe("for the same nights the search", () => {
  test("offers free rooms and leaves out taken ones", () => {
    const foundOffers = others(calendar({ elegant: ["2027-08-12/3"], reading: ["2027-08-14/1"] }));
    const free = { kind: "other-room", stay: STAY, status: "free" };
    expect(foundOffers).toMatchObject([{ ...free, rooms: ["natural"], total: { cents: 24_000 } }]);
  });

  test("offers a room whose other guests leave on the arrival day or arrive on the departure day", () => {
    const foundOffers = others(calendar({ natural: ["2027-08-09/3", "2027-08-15/2"] }));
    expect(foundOffers.map(({ rooms }) => rooms)).toEqual([["natural"], ["reading"]]);
  });

  test("offers all free rooms for an enquiry about any room", () => {
    const foundOffers = others(calendar({ natural: ["2027-08-12/1"] }), { rooms: [] });
    expect(foundOffers.map(({ rooms }) => rooms)).toEqual([["elegant"], ["reading"]]);
  });

  test("leaves out a room whose minimum stay is longer", () => {
    const season = { name: "S", from: "08-01", to: "08-31", rooms: ["natural"], minNights: 4 };
    const foundOffers = others(calendar({}), { prices: { ...PRICES, seasons: [season] } });
    expect(foundOffers.map(({ rooms }) => rooms)).toEqual([["reading"]]);
  });
});

test.each([
  ["fresh and free", calendar({}), ["elegant"], "free"],
  [
    "taken, however old the reading",
    calendar({ elegant: ["2027-08-13/1"] }, 30),
    ["elegant"],
    "taken",
  ],
  ["free when it was read this morning", calendar({}, 5), ["elegant"], "ask"],
  ["two, one of which is taken", calendar({ natural: ["2027-08-14/1"] }), PAIR, "taken"],
  ["two, one of which was never read", calendar({}, 0, ["natural"]), PAIR, "ask"],
])("the status of the requested rooms: %s", (_, availability, rooms, status) => {
  expect(certainStatus(STAY, availabilityOf(availability, rooms, rooms.length, NOW))).toBe(status);
});

describe("an offer is called free only with fresh availability:", () => {
  test("availability is fresh for three hours", () => {
    const statuses = (hours: number) =>
      new Set(offers(calendar({}, hours)).map((one) => one.status));
    expect([2.9, 3.1].map(statuses)).toEqual([new Set(["free"]), new Set(["ask"])]);
  });

  test("a room that was never read comes after the free ones", () => {
    expect(others(calendar({}, 0, ["natural"]))).toMatchObject([
      { rooms: ["reading"], status: "free" },
      { rooms: ["natural"], status: "ask" },
    ]);
  });

  test("a house without calendars has to check every offer", () => {
    expect(offers({ rooms: {} }).map(({ status }) => status)).not.toContain("free");
    expect(offers({ rooms: {} }).length).toBeGreaterThan(0);
  });

  test("offers beyond the calendars' period have to be checked", () => {
    const stay = { checkIn: "2029-07-01", checkOut: "2029-07-03" };
    expect(others(calendar({}), { stay }).map(({ status }) => status)).toEqual(["ask", "ask"]);
  });
});

describe("for the same room the search", () => {
  test("offers the nearest three stays of the same length", () => {
    const days = nearby(calendar({ elegant: ["2027-08-12/3"] })).map((offer) => offer.days);
    expect(days).toEqual(["2027-08-09/3", "2027-08-15/3", "2027-08-08/3"]);
  });

  test("offers stays at most a week away, and never before today", () => {
    expect(nearby(calendar({ elegant: ["2027-08-01/50"] }))).toEqual([]);
    const stay = { checkIn: "2027-06-02", checkOut: "2027-06-04" };
    const days = nearby(calendar({ elegant: ["2027-06-03/1"] }), { stay }).map(
      (offer) => offer.days,
    );
    expect(days).toEqual(["2027-06-01/2", "2027-06-04/2", "2027-06-05/2"]);
  });

  test("offers the cheapest room that is free then, where any room will do", () => {
    const foundOffers = nearby(calendar({ natural: ["2027-08-01/11"] }), { rooms: [] });
    expect(foundOffers).toMatchObject([
      { days: "2027-08-11/3", rooms: ["reading"] },
      { days: "2027-08-13/3", rooms: ["natural"] },
      { days: "2027-08-10/3", rooms: ["reading"] },
    ]);
  });
});

describe("for many people the search", () => {
  const partyOfFive = { rooms: 1, adults: 4, children: 1, ages: [6] };

  test("offers the cheapest two rooms that are free", () => {
    expect(others(calendar({}), { party: partyOfFive })).toMatchObject([
      { kind: "several-rooms", rooms: ["natural", "reading"], total: { cents: 49_500 } },
    ]);
    expect(others(calendar({ natural: ["2027-08-13/1"] }), { party: partyOfFive })).toMatchObject([
      { rooms: ["elegant", "reading"], status: "free" },
    ]);
  });

  test("offers nothing where the house is too small", () => {
    expect(offers(calendar({}), { party: { rooms: 1, adults: 10, children: 0 } })).toEqual([]);
  });
});

test("in random houses no offer is taken, and each has the price that the room's page shows", () => {
  const { integer, oneOf } = seededRandom(20_270_812);
  for (let turn = 0; turn < 150; turn++) {
    const day = () => daysAfter("2027-08-01", integer(0, 30));
    const runs = () => Array.from({ length: integer(0, 4) }, () => `${day()}/${integer(1, 5)}`);
    const taken = Object.fromEntries(ROOMS.map((room) => [room, runs()]));
    const checkIn = day();
    const stay: Stay = { checkIn, checkOut: daysAfter(checkIn, integer(1, 6)) };
    const party = { rooms: integer(1, 2), adults: integer(1, 6), children: integer(0, 2) };
    const rooms = oneOf([[], ["elegant"], ["natural", "reading"]]);
    for (const offer of offers(calendar(taken), { stay, party, rooms })) {
      const nights = nightsOfRuns(offer.rooms.flatMap((room) => taken[room] ?? []));
      expect(nightsIn(offer.stay).filter((night) => nights.has(night))).toEqual([]);
      expect(offer.rooms.length * 3).toBeGreaterThanOrEqual(party.adults + party.children);
      expect(offer.rooms.length).toBeGreaterThanOrEqual(party.rooms);
      const rates = Object.fromEntries(offer.rooms.map((room) => [room, PRICES.rates[room]!]));
      const partyInRooms = { ...party, rooms: offer.rooms.length };
      expect(offer.total).toEqual(quoteRooms(offer.stay, partyInRooms, { ...PRICES, rates }));
    }
  }
});
