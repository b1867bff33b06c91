import type { Party } from "#app/domain/party.ts";
import type { StayPrice } from "#app/domain/price.ts";
import type { Prices } from "#app/domain/prices.ts";
import { doAgesMatter, isAgeMissing, quoteRooms, type Total } from "#app/domain/quote-rooms.ts";
import type { EnquiryForm } from "./use-enquiry-form.ts";

/** What the fields of a form come to, in the rooms its page asks for. */
export type Priced = {
  prices: Prices;
  /** What a coming night costs, or from what on. */
  rate: StayPrice;
  /** With no more rooms than these prices are of. */
  party: Party;
  /** Of the stay that is shown; nothing while that cannot be asked for. */
  total: Total | undefined;
  /** Whether to ask for the children's ages: only where they change the total. */
  asksAges: boolean;
  /** Whether a child of unknown age is counted as an adult in the total. */
  isAgeMissing: boolean;
};

export function pricedOf(
  { stay, party: shown, problem, today }: Pick<EnquiryForm, "stay" | "party" | "problem" | "today">,
  prices: Prices,
  rate: StayPrice,
): Priced {
  const party = { ...shown, rooms: Math.min(shown.rooms, Object.keys(prices.rates).length) };
  if (today === "" || problem)
    return { prices, rate, party, total: undefined, asksAges: false, isAgeMissing: false };
  return {
    prices,
    rate,
    party,
    total: quoteRooms(stay, party, prices),
    asksAges: doAgesMatter(stay, party, prices),
    isAgeMissing: isAgeMissing(stay, party, prices),
  };
}
