import { expect, test } from "vitest";
import { enquiryQuery, enquiryState, partyFromQuery, stayFromQuery } from "./enquiry-query.ts";

const TODAY = "2027-06-10";

test("an enquiry survives the way through an address", () => {
  const stay = { checkIn: "2027-07-01", checkOut: "2027-07-04" };
  const party = { rooms: 2, adults: 3, children: 1 };
  const query = new URLSearchParams(enquiryQuery(stay, party));
  expect(query.toString()).toBe("dal=2027-07-01&al=2027-07-04&adulti=3&bambini=1&camere=2");
  expect(stayFromQuery(query, TODAY)).toEqual(stay);
  expect(partyFromQuery(query)).toEqual(party);
});

test.each([
  ["camere=9&adulti=0&bambini=2", { rooms: 3, adults: 1, children: 2 }], // brought within limits
  ["camere=due&adulti=-1&bambini=1e3", { rooms: 1, adults: 1, children: 0 }], // unreadable
  ["adulti=99999", { rooms: 1, adults: 1, children: 0 }], // a typing slip, not a party
  ["", { rooms: 1, adults: 1, children: 0 }],
])("%s", (query, party) => expect(partyFromQuery(new URLSearchParams(query))).toEqual(party));

test.each([
  ["dal=2027-06-09&al=2027-06-12"], // already past
  ["dal=2027-06-12&al=2027-06-12"], // no night
  ["dal=2027-06-31&al=2027-07-02"], // no such day
  ["dal=2027-06-12"],
  [""],
])("%s is no stay", (query) => {
  expect(stayFromQuery(new URLSearchParams(query), TODAY)).toBeUndefined();
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
  expect(enquiryState(new URLSearchParams(query), TODAY)).toEqual(state);
});
