import { expect, test } from "vitest";
import { availabilityAt } from "#tests/support/availability.ts";
import { comingWeekends } from "./coming-weekends.ts";
import type { Availability } from "./availability.ts";
import type { Party } from "./party.ts";
import type { Prices } from "./prices.ts";

/** The present, a Wednesday. */
const NOW = Date.parse("2027-06-02T10:00:00Z");
const HOUR_MS = 3_600_000;

const PRICES: Prices = {
  rates: { elegant: { base: 90_00 }, reading: { base: 80_00 } },
  seasons: [{ name: "July", from: "07-01", to: "07-31", base: 120_00, minNights: 3 }],
  discounts: [{ nights: 7, percent: 10 }],
};

const calendar = (taken: Record<string, string[]>, readAt = NOW - HOUR_MS) =>
  availabilityAt(taken, readAt);

const COUPLE: Party = { rooms: 1, adults: 2, children: 0 };

function coming(availability: Availability, prices = PRICES, now = NOW, party = COUPLE): string[] {
  return comingWeekends(availability, { prices, party }, now).map(
    ({ stay, price }) =>
      `${stay.checkIn}/${stay.checkOut} ${price.isLeast ? "from " : ""}${price.cents}`,
  );
}

test("the list offers three weekends, each at the price of the cheapest free room", () => {
  expect(coming(calendar({ elegant: [], reading: ["2027-06-04/2"] }))).toEqual([
    "2027-06-04/2027-06-06 18000",
    "2027-06-11/2027-06-13 from 16000",
    "2027-06-18/2027-06-20 from 16000",
  ]);
});

test("the list includes a weekend that begins today, and none that has already begun", () => {
  const friday = Date.parse("2027-06-04T10:00:00Z");
  const saturday = friday + 24 * HOUR_MS;
  expect(coming(calendar({ elegant: [] }, friday), PRICES, friday)[0]).toContain("2027-06-04/");
  expect(coming(calendar({ elegant: [] }, saturday), PRICES, saturday)[0]).toContain("2027-06-11/");
});

test("the list leaves out a weekend that is shorter than the season's minimum stay", () => {
  const july = calendar({ elegant: ["2027-06-02/29"], reading: ["2027-06-02/29"] });
  expect(coming(july).slice(0, 2)).toEqual([
    "2027-08-06/2027-08-08 from 16000",
    "2027-08-13/2027-08-15 from 16000",
  ]);
});

test("the list offers nothing from unknown or old availability", () => {
  expect(coming({ rooms: {} })).toEqual([]);
  expect(coming(calendar({ elegant: [], reading: [] }, NOW - 4 * HOUR_MS))).toEqual([]);
  const oneRoom = calendar({ elegant: [] });
  expect(coming(oneRoom)).toHaveLength(3);
  expect(coming(oneRoom)[0]).toContain(" 18000");
});

test("a house that is full for two years offers nothing", () => {
  expect(coming(calendar({ elegant: ["2027-06-01/800"], reading: ["2027-06-01/800"] }))).toEqual(
    [],
  );
});

test("the price is for the guest's own people and number of rooms, in free rooms alone", () => {
  const free = calendar({ elegant: [], reading: [] });
  const withBed = { ...PRICES, rates: { elegant: { base: 90_00, extraBed: { adult: 25_00 } } } };
  const takenNights = { elegant: [], reading: ["2027-06-04/2"] };
  const partyOfFour = { rooms: 2, adults: 4, children: 0 };
  const [first] = coming(free, PRICES, NOW, partyOfFour);
  expect(first).toBe("2027-06-04/2027-06-06 34000");
  const [second] = coming(calendar(takenNights), PRICES, NOW, partyOfFour);
  expect(second).toContain("2027-06-11/");
  const partyOfThree = { rooms: 1, adults: 3, children: 0 };
  expect(coming(calendar({ elegant: [] }), withBed, NOW, partyOfThree)[0]).toMatch(/ 23000$/);
  expect(coming(free, PRICES, NOW, { ...partyOfThree, adults: 4 })).toEqual([]);
});
