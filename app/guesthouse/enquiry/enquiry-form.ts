import type { PartyField, Party, PartyHint } from "#app/domain/party.ts";
import type { StayPrice } from "#app/domain/money.ts";
import type { Prices } from "#app/domain/prices.ts";
import { doAgesMatter, isAgeMissing, partyForRooms, quoteRooms } from "#app/domain/quote-rooms.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import type { Day, Stay, StayProblem } from "#app/domain/stay.ts";

export function pricingOf(
  form: Pick<EnquiryForm, "stay" | "party" | "hint" | "problem" | "today">,
  prices: Prices,
  rate: StayPrice,
  /** Of the rooms that may be given in these nights. */
  open = prices,
) {
  const { stay, hint } = form;
  /** The people in these rooms: on the page of one room, one room's share. */
  const party = partyForRooms(form.party, prices);
  const isStay = form.today !== "" && !form.problem;
  return {
    prices,
    /** The price of a coming night, until dates are chosen. */
    rate,
    party,
    /** Whether the total is that of one room of several. */
    isShare: party !== form.party,
    /** Undefined while the stay is invalid, or has not enough beds. */
    total: isStay && !hint ? quoteRooms(stay, party, open) : undefined,
    asksAges: isStay && doAgesMatter(stay, form.party, prices),
    /** Whether the total counts a child of unknown age as an adult. */
    isAgeMissing: isStay && !hint && isAgeMissing(stay, party, open),
  };
}

export type EnquiryPricing = ReturnType<typeof pricingOf>;

/** The values of a form's fields, and the functions that change them. */
export type EnquiryForm = {
  /** "" until hydration. */
  today: Day;
  stay: Stay;
  party: Party;
  /** The party's need of more rooms or beds. */
  hint: PartyHint | undefined;
  problem: StayProblem | undefined;
  /** The enquiry of the form's own links: tonight counts as a choice, an invalid stay does not. */
  enquiry: Enquiry;
  /** Whether the guest chose the dates; the default is tonight. */
  hasDates: boolean;
  /** A change by a button or by itself, for screen readers. */
  announcement: string;
  setCheckIn: (day: Day) => void;
  setCheckOut: (day: Day) => void;
  /** Makes the dates in the fields the guest's choice. */
  confirmDates: () => void;
  step: (count: PartyField, by: 1 | -1) => void;
  setRooms: (rooms: number) => void;
  setAge: (child: number, age: number | undefined) => void;
};
