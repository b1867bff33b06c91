import type { StayPrice } from "#app/domain/money.ts";
import { type Prices, pricesOfRooms } from "#app/domain/prices.ts";
import { doAgesMatter, isAgeMissing, partyForRooms, quoteRooms } from "#app/domain/quote-rooms.ts";
import { pricesOfOpenRooms } from "#app/domain/stay-availability.ts";
import { useAvailability, useServerAnswers } from "../nights/availability-store.ts";
import type { EnquiryForm } from "./enquiry-form.ts";

export function pricingOf(
  form: EnquiryForm,
  prices: Prices,
  leastPrice: StayPrice,
  /** The prices of the rooms for which the total is computed: only the free ones if there are enough, otherwise all. */
  roomPrices = prices,
) {
  const { stay, partyHint } = form;
  /** The guests whose stay is priced: the party, or on the page of one room the guests of the party's fullest room. */
  const party = partyForRooms(form.party, prices);
  const isStayValid = form.today !== "" && !form.problem;
  return {
    prices,
    leastPrice,
    party,
    /** Whether the total is that of one room of several. */
    isShare: party !== form.party,
    /** The total; undefined while the stay is invalid or has too few beds. */
    total: isStayValid && !partyHint ? quoteRooms(stay, party, roomPrices) : undefined,
    shouldAskAges: isStayValid && doAgesMatter(stay, form.party, prices),
    /** Whether the total counts a child of unknown age as an adult. */
    isAgeMissing: isStayValid && !partyHint && isAgeMissing(stay, party, roomPrices),
  };
}

export type EnquiryPricing = ReturnType<typeof pricingOf>;

export function usePricing(
  form: EnquiryForm,
  { prices, leastPrice }: Pick<EnquiryPricing, "prices" | "leastPrice">,
): EnquiryPricing {
  const loadedAvailability = useAvailability();
  const serverSlugs = useServerAnswers()?.roomsForTotal;
  const { stay, party, hasDates, problem } = form;
  if (!hasDates || problem) return pricingOf(form, prices, leastPrice);
  if (!loadedAvailability)
    return pricingOf(form, prices, leastPrice, serverSlugs && pricesOfRooms(serverSlugs, prices));
  const { availability, now } = loadedAvailability;
  const roomPrices = pricesOfOpenRooms(availability, { stay, party, prices }, now);
  return pricingOf(form, prices, leastPrice, roomPrices);
}
