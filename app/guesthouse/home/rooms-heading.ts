import type { Content } from "#app/content/schemas.ts";
import { costAlike, type Prices } from "#app/domain/prices.ts";

type Words = Content<"home">["rooms"];

/** How the rooms are announced; that they cost the same is said only while it is so. */
export function roomsHeading({ samePrice, otherPrices, ...heading }: Words, prices: Prices) {
  return { ...heading, words: costAlike(prices) ? samePrice : otherPrices };
}
