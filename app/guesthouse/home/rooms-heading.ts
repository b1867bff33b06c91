import type { Content } from "#app/content/site-content.ts";
import { costAlike } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";

type Words = Content<"home">["rooms"];

/** How the rooms are announced; that they cost the same is said only while it is so. */
export function roomsHeading(
  { samePrice, otherPrices, ...heading }: Words,
  prices: Prices,
  today: Day,
) {
  return { ...heading, words: costAlike(prices, today) ? samePrice : otherPrices };
}
