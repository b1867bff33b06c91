import { expect, test } from "vitest";
import { enquiryFrom, enquiryQuery, withEnquiry } from "./enquiry.ts";
import { partyLimitsOf } from "./party.ts";

const TODAY = "2027-06-10";
const STAY = { checkIn: "2027-07-01", checkOut: "2027-07-04" };
const PARTY = { rooms: 2, adults: 3, children: 1 };

const read = (query: string) => enquiryFrom(partyLimitsOf(3), new URLSearchParams(query), TODAY);

test.each([
  [{ stay: STAY, party: PARTY }, "dal=2027-07-01&al=2027-07-04&adulti=3&bambini=1&camere=2"],
  [{ stay: STAY }, "dal=2027-07-01&al=2027-07-04"],
  [
    { party: { ...PARTY, children: 3, ages: [4, undefined, 0] } },
    "adulti=3&bambini=3&camere=2&eta=4-x-0",
  ],
  [{ party: PARTY }, "adulti=3&bambini=1&camere=2"],
  [{}, ""],
])("the enquiry %j is the same after it was written into an address and read", (enquiry, query) => {
  expect(enquiryQuery(enquiry)).toBe(query);
  expect(read(query)).toEqual({ stay: undefined, party: undefined, ...enquiry });
});

test.each([
  [{ ...PARTY, ages: [undefined] }, "adulti=3&bambini=1&camere=2"], // the guest chose no age
  [{ ...PARTY, ages: [7, 2] }, "adulti=3&bambini=1&camere=2&eta=7"], // the guest has removed the second child
])("an address has %j as %s", (party, query) => expect(enquiryQuery({ party })).toBe(query));

test.each(["4,9", "4-", "18", "-1", "123", "4-y", ""])("ages written %j are ignored", (ages) => {
  const { party } = read(`adulti=2&bambini=2&eta=${ages}`);
  expect(party).toEqual({ rooms: 1, adults: 2, children: 2 });
});

test("a page's address carries the guest's choice, and nothing before there is one", () => {
  expect(withEnquiry("/cerca_stanza", { stay: STAY })).toBe(
    "/cerca_stanza?dal=2027-07-01&al=2027-07-04",
  );
  expect(withEnquiry("/cerca_stanza", {})).toBe("/cerca_stanza");
});

test.each([
  ["camere=9&adulti=0&bambini=2", { rooms: 3, adults: 1, children: 2 }], // moved within the limits
  ["camere=due&adulti=2&bambini=1e3", { rooms: 1, adults: 2, children: 0 }], // partly unreadable
  ["camere=due&adulti=-1", undefined], // wholly unreadable
  ["adulti=99999", undefined], // a typing mistake
  ["", undefined],
])("the party of the query %s", (query, party) => expect(read(query).party).toEqual(party));

test.each([
  ["dal=2027-06-09&al=2027-06-12"], // already past
  ["dal=2027-06-12&al=2027-06-12"], // no night
  ["dal=2027-06-31&al=2027-07-02"], // no such day
  ["dal=2027-06-12"],
  ["dal=2027-06-12&al=2099-06-12"], // a typing mistake in the year
  [""],
])("the query “%s” gives no stay", (query) => expect(read(query).stay).toBeUndefined());
