/**
 * An enquiry: what a guest has chosen and can be asked for, and how it stands in an address, so that
 * it can be shared and survives a reload and the way back.
 *
 * Shapes: `Enquiry`, a stay and a party, each there once the guest has chosen it;
 *         `?dal=2027-06-10&al=2027-06-12&adulti=2&bambini=2&camere=1&eta=4-x`, or the part that was
 *         chosen; "x" is an age nobody said.
 * Units:  days `YYYY-MM-DD`; whole numbers.
 * Errors: what cannot be read, lies in the past or ends before it starts is left out, never guessed.
 * Source: docs/departures.md: navigation state wins, then the address, then the defaults.
 */
import { agesText, DEFAULT_PARTY, type Limits, type Party, readAges, readCount } from "./party.ts";
import { type Day, nightsOf, type Stay, stayProblem } from "./stay.ts";

export type Enquiry = { stay?: Stay | undefined; party?: Party | undefined };

/** The names of an enquiry's parts, in an address and in a form that is sent there. */
export const FIELDS = {
  checkIn: "dal",
  checkOut: "al",
  adults: "adulti",
  children: "bambini",
  rooms: "camere",
  ages: "eta",
} as const;

/** The parts that were chosen, by the names an address gives them. */
export function enquiryFields({ stay, party }: Enquiry): [name: string, value: string][] {
  const values = { ...stay, ...party, ages: (party && agesText(party)) || undefined };
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [[FIELDS[key], String(value)]];
  });
}

/** An enquiry as a query, without the question mark; empty when nothing was chosen. */
export function enquiryQuery(enquiry: Enquiry): string {
  return new URLSearchParams(enquiryFields(enquiry)).toString();
}

/** Another query with what was chosen in the place of what it said of it. */
export function queryWith(search: string, enquiry: Enquiry): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of Object.values(FIELDS)) query.delete(name);
  for (const [name, value] of enquiryFields(enquiry)) query.append(name, value);
  return query;
}

/** A page's address with what was chosen. */
export function withEnquiry(path: string, enquiry: Enquiry): string {
  const query = enquiryQuery(enquiry);
  return query ? `${path}?${query}` : path;
}

function partyFrom(limits: Limits, query: URLSearchParams): Party | undefined {
  const named = (["rooms", "adults", "children"] as const).map((count) =>
    readCount(limits, count, query.get(FIELDS[count]) ?? ""),
  );
  const party: Partial<Party> = Object.assign({}, ...named);
  if (Object.keys(party).length === 0) return undefined;
  return { ...DEFAULT_PARTY, ...party, ...readAges(query.get(FIELDS.ages) ?? "") };
}

/** A longer stay is a typing slip, as a count of more than three figures is (`readCount`). */
const MOST_NIGHTS = 999;

/** Reads an enquiry that can still be made today. */
export function enquiryFrom(limits: Limits, query: URLSearchParams, today: Day): Enquiry {
  const stay = {
    checkIn: query.get(FIELDS.checkIn) ?? "",
    checkOut: query.get(FIELDS.checkOut) ?? "",
  };
  const isStay = !stayProblem(stay, today) && nightsOf(stay) <= MOST_NIGHTS;
  return {
    stay: isStay ? stay : undefined,
    party: partyFrom(limits, query),
  };
}
