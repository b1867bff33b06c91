import { expect, test } from "vitest";
import {
  DEMO_LIMITS,
  demoBooking,
  enquiryOfState,
  readBookingState,
  stateFromQuery,
} from "./booking-state.ts";

const TODAY = "2027-06-10";

const read = (state: unknown) => readBookingState(DEMO_LIMITS, state);

test("everything a page hands over is read", () => {
  const state = read({
    title: "Delux Family Rooms",
    price: 450,
    selectedInDate: "2027-07-01",
    selectedOutDate: new Date(2027, 6, 4),
    adult: 3,
    children: "2",
    room: 2,
  });
  expect(state).toEqual({
    title: "Delux Family Rooms",
    price: "450",
    checkIn: "2027-07-01",
    checkOut: "2027-07-04",
    party: { rooms: 2, adults: 3, children: 2 },
  });
  expect(enquiryOfState(state, TODAY)).toEqual({
    stay: { checkIn: "2027-07-01", checkOut: "2027-07-04" },
    party: { rooms: 2, adults: 3, children: 2 },
  });
});

test.each([
  [undefined],
  [null],
  ["state"],
  [{ key: "x" }],
  [{ selectedInDate: "tomorrow", adult: "many", title: " ", price: {}, room: -1 }],
  [{ selectedInDate: new Date(Number.NaN) }],
])("%o carries nothing", (given) => {
  const state = read(given);
  expect(state).toEqual({ party: {} });
  expect(enquiryOfState(state, TODAY)).toEqual({});
});

test.each([
  ["2027-06-09", "2027-06-12", undefined], // already past
  ["2027-06-12", "2027-06-12", undefined], // no night
  ["2027-06-12", undefined, { checkIn: "2027-06-12", checkOut: "2027-06-13" }],
  ["2027-06-10", "2027-06-11", { checkIn: "2027-06-10", checkOut: "2027-06-11" }],
])("from %s to %s the stay is %o", (selectedInDate, selectedOutDate, stay) => {
  const state = read({ selectedInDate, selectedOutDate });
  expect(enquiryOfState(state, TODAY).stay).toEqual(stay);
});

test("counts are brought within their limits, and a missing one is its default", () => {
  const state = read({ room: 9, adult: 0 });
  expect(enquiryOfState(state, TODAY).party).toEqual({ rooms: 3, adults: 1, children: 0 });
});

test.each([
  [{}, { checkIn: TODAY, checkOut: "2027-06-13", adults: 2, children: 1, rooms: 1 }],
  [
    { selectedInDate: "2027-12-30", children: 0 },
    { checkIn: "2027-12-30", checkOut: "2028-01-02", adults: 2, children: 0, rooms: 1 },
  ],
])("the generic booking of %o", (state, booking) => {
  expect(demoBooking(read(state), TODAY)).toEqual(booking);
});

test("a prerendered page knows no day", () => {
  expect(demoBooking(read(null), "")).toMatchObject({ checkIn: "", checkOut: "" });
});

test.each([
  ["", {}],
  ["dal=2027-06-09&al=2027-06-12&adulti=2", { adult: "2" }], // past days are left out
  [
    "dal=2027-07-01&al=2027-07-04&bambini=1&camere=2",
    {
      selectedInDate: "2027-07-01",
      selectedOutDate: "2027-07-04",
      children: "1",
      room: "2",
    },
  ],
  ["title=Suite&price=480", { title: "Suite", price: "480" }],
  ["title=%20&price=gratis", {}], // an empty title; words in place of a price
])("%s as navigation state", (query, state) => {
  expect(stateFromQuery(new URLSearchParams(query), TODAY)).toEqual(state);
});
