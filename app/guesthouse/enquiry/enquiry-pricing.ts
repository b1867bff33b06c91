import type { Party } from "#app/domain/party.ts";
import type { StayPrice } from "#app/domain/money.ts";
import type { Prices } from "#app/domain/prices.ts";
import {
  doAgesMatter,
  isAgeMissing,
  partyHere,
  quoteRooms,
  type Total,
} from "#app/domain/quote-rooms.ts";
import type { EnquiryForm } from "./enquiry-form.ts";

/** The price of a form's stay in the rooms of its page. */
export type EnquiryPricing = {
  prices: Prices;
  /** The price of a coming night, until dates are chosen. */
  rate: StayPrice;
  /** The people in these rooms: on the page of one room, one room's share. */
  party: Party;
  /** Whether the total is that of one room of several. */
  isShare: boolean;
  /** Undefined while the stay is invalid, or has not enough beds. */
  total: Total | undefined;
  /** Whether the children's ages change the total. */
  asksAges: boolean;
  /** Whether the total counts a child of unknown age as an adult. */
  isAgeMissing: boolean;
};

export function pricingOf(
  form: Pick<EnquiryForm, "stay" | "party" | "hint" | "problem" | "today">,
  prices: Prices,
  rate: StayPrice,
): EnquiryPricing {
  const { stay, hint } = form;
  const party = partyHere(form.party, prices);
  const base = { prices, rate, party, isShare: party !== form.party };
  if (form.today === "" || form.problem)
    return { ...base, total: undefined, asksAges: false, isAgeMissing: false };
  return {
    ...base,
    total: hint ? undefined : quoteRooms(stay, party, prices),
    asksAges: doAgesMatter(stay, form.party, prices),
    isAgeMissing: !hint && isAgeMissing(stay, party, prices),
  };
}
