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
import type { EnquiryForm } from "./use-enquiry-form.ts";

/** What the fields of a form come to, in the rooms its page asks for. */
export type Priced = {
  prices: Prices;
  /** What a coming night costs, or from what on. */
  rate: StayPrice;
  /** Who is in these rooms: of several rooms, on the page of one, its share. */
  party: Party;
  /** Whether the total is that of one of the rooms that are asked for. */
  isShare: boolean;
  /** Of the stay that is shown; nothing while that cannot be asked for, or finds no beds. */
  total: Total | undefined;
  /** Whether to ask for the children's ages: only where they change the total. */
  asksAges: boolean;
  /** Whether a child of unknown age is counted as an adult in the total. */
  isAgeMissing: boolean;
};

export function pricedOf(
  form: Pick<EnquiryForm, "stay" | "party" | "hint" | "problem" | "today">,
  prices: Prices,
  rate: StayPrice,
): Priced {
  const { stay, hint } = form;
  const party = partyHere(form.party, prices);
  const shown = { prices, rate, party, isShare: party !== form.party };
  if (form.today === "" || form.problem)
    return { ...shown, total: undefined, asksAges: false, isAgeMissing: false };
  return {
    ...shown,
    total: hint ? undefined : quoteRooms(stay, party, prices),
    asksAges: doAgesMatter(stay, form.party, prices),
    isAgeMissing: !hint && isAgeMissing(stay, party, prices),
  };
}
