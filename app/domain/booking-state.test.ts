import { expect, test } from "vitest";
import { completeBooking, pathWithCard, bookingFromQuery, type DemoCard } from "./booking-state.ts";

const TODAY = "2027-06-10";

const CARDS: DemoCard[] = [
  { title: "Suite & Terrace", price: 480 },
  { title: "Double Room", price: 64 },
  { title: "Double Room", price: 49 },
  { title: "An Hour on the Square" },
];

const read = (query: string) => bookingFromQuery(query, CARDS, TODAY);

test.each(CARDS)("the next page reads the card %o from its address", (card) => {
  const address = pathWithCard("/find_room", card);
  expect(address).toMatch(/^\/find_room\?title=/);
  expect(read(address.slice(address.indexOf("?")))).toEqual({ card, party: {} });
});

test.each([
  ["", undefined],
  ["title=Sea%20Suite&price=480", undefined], // no card has this title
  ["title=%20", undefined],
  ["price=480", undefined], // a price without a title
  ["title=Double+Room&price=49", CARDS[2]],
  ["title=Double+Room&price=1", CARDS[1]], // no card has this price: the first card of this title
  ["title=Double+Room&price=gratis", CARDS[1]],
  ["title=Double+Room", CARDS[1]],
])("the query “%s” names the card %o", (query, card) => {
  expect(read(query).card).toEqual(card);
});

test.each([
  ["adulti=2", { adults: 2 }],
  ["adulti=03&bambini=2&camere=2", { adults: 3, children: 2, rooms: 2 }],
  ["camere=9&adulti=0", { rooms: 3, adults: 1 }], // moved within the limits
  ["adulti=many&camere=-1&bambini=", {}],
])("the query “%s” gives the party %o", (query, party) => {
  expect(read(query).party).toEqual(party);
});

test.each([
  ["", { checkIn: TODAY, checkOut: "2027-06-13", adults: 2, children: 1, rooms: 1 }],
  [
    "dal=2027-12-30&al=2028-01-02&bambini=0",
    { checkIn: "2027-12-30", checkOut: "2028-01-02", adults: 2, children: 0, rooms: 1 },
  ],
])("the query “%s” fills the demonstration's booking", (query, booking) => {
  expect(completeBooking(read(query), TODAY)).toEqual(booking);
});

test("a page that is built without a today leaves the booking's dates empty", () => {
  expect(completeBooking(read(""), "")).toMatchObject({ checkIn: "", checkOut: "", adults: 2 });
});
