import type { Content } from "#app/content/site-content.ts";
import { hasUniformPrices } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";

/** The rooms' heading, which says "the same price" only while all rooms cost the same. */
export function roomsHeading(
  { samePrice, otherPrices, ...heading }: Content<"home">["rooms"],
  prices: Prices,
  today: Day,
) {
  return { ...heading, words: hasUniformPrices(prices, today) ? samePrice : otherPrices };
}
