import type { StayPrice } from "#app/domain/money.ts";
import { type Prices, pricesOfRooms } from "#app/domain/prices.ts";
import { doAgesMatter, areAgesNeeded, partyForRooms, quoteRooms } from "#app/domain/quote-rooms.ts";
import { pricesOfOpenRooms } from "#app/domain/stay-availability.ts";
import { useAvailability, useServerAnswers } from "../nights/availability-store.ts";
import type { EnquiryForm } from "./enquiry-form.ts";

export function pricingOf(
  form: EnquiryForm,
  prices: Prices,
  leastPrice: StayPrice,
  /** The prices of the rooms that the total may include: of the free rooms if they are enough, otherwise of more rooms. */
  roomPrices = prices,
) {
  const { stay, partyHint } = form;
  /** The total is for these guests: the whole party or, on the page of one room, the guests of the party's fullest room. */
  const party = partyForRooms(form.party, prices);
  const isStayValid = form.today !== "" && !form.problem;
  return {
    prices,
    leastPrice,
    party,
    /** Whether the total is for only one of the rooms that the party needs. */
    isOneRoom: party !== form.party,
    /** Undefined while the stay is invalid, or while the rooms have too few beds for the party. */
    total: isStayValid && !partyHint ? quoteRooms(stay, party, roomPrices) : undefined,
    shouldAskAges: isStayValid && doAgesMatter(stay, form.party, prices),
    /** Whether the total could be lower if the ages of all children were known. */
    isAgeMissing: isStayValid && !partyHint && areAgesNeeded(stay, party, roomPrices),
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
