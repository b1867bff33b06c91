/**
 * An enquiry is the valid stay and party that a guest has chosen. URLs contain the enquiry, so that the choice survives
 * sharing, reloading and "back": `?dal=2027-06-10&al=2027-06-12&adulti=2&bambini=2&camere=1&eta=x-4`. Each parameter
 * may be absent; "x" is an age that the guest did not choose.
 */
import { agesText, DEFAULT_PARTY, readAges, readCount } from "./party.ts";
import type { Party, PartyLimits } from "./party.ts";
import { type Day, type Stay, stayProblem } from "./stay.ts";

export type Enquiry = { stay?: Stay | undefined; party?: Party | undefined };

/** The form's fields and the query's parameters have these names. */
export const ENQUIRY_FIELDS = {
  checkIn: "dal",
  checkOut: "al",
  adults: "adulti",
  children: "bambini",
  rooms: "camere",
  ages: "eta",
} as const;

export function enquiryFields({ stay, party }: Enquiry): [name: string, value: string][] {
  const valueByKey = { ...stay, ...party, ages: (party && agesText(party)) || undefined };
  return (Object.keys(ENQUIRY_FIELDS) as (keyof typeof ENQUIRY_FIELDS)[]).flatMap((key) => {
    const value = valueByKey[key];
    return value === undefined ? [] : [[ENQUIRY_FIELDS[key], String(value)]];
  });
}

/** The query has no question mark; it is "" if the guest has chosen nothing. */
export function enquiryQuery(enquiry: Enquiry): string {
  return new URLSearchParams(enquiryFields(enquiry)).toString();
}

/** Replaces the enquiry in a URL; other parameters and the fragment stay unchanged. */
export function withEnquiry(url: string, enquiry: Enquiry): string {
  const [, path = "", search = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  const parameters = new URLSearchParams(search);
  for (const name of Object.values(ENQUIRY_FIELDS)) parameters.delete(name);
  for (const [name, value] of enquiryFields(enquiry)) parameters.append(name, value);
  const query = parameters.toString();
  return `${path}${query && `?${query}`}${fragment}`;
}

/** A number outside of its limits becomes the nearest limit; a text that is no number is left out. */
export function partyCountsFrom(limits: PartyLimits, query: URLSearchParams): Partial<Party> {
  const counts = (["rooms", "adults", "children"] as const).map((field) =>
    readCount(limits, field, query.get(ENQUIRY_FIELDS[field]) ?? ""),
  );
  return Object.assign({}, ...counts);
}

function partyFrom(limits: PartyLimits, query: URLSearchParams): Party | undefined {
  const party = partyCountsFrom(limits, query);
  if (Object.keys(party).length === 0) return undefined;
  return { ...DEFAULT_PARTY, ...party, ...readAges(query.get(ENQUIRY_FIELDS.ages) ?? "") };
}

export function enquiryFrom(limits: PartyLimits, query: URLSearchParams, today: Day): Enquiry {
  const stay = {
    checkIn: query.get(ENQUIRY_FIELDS.checkIn) ?? "",
    checkOut: query.get(ENQUIRY_FIELDS.checkOut) ?? "",
  };
  return {
    stay: stayProblem(stay, today) ? undefined : stay,
    party: partyFrom(limits, query),
  };
}
