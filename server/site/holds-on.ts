/** How long a release stays true: prices of a season that is over must not stand in it. */
import { FAMILYS } from "#app/domain/languages.ts";
import { costAlike, priceSpan, roomPrice } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Edition } from "./release.ts";

/** What pages say that changes with the day: prices, and the year at their foot. */
function figuresOn(prices: Prices, today: Day): string {
  const rooms = Object.keys(prices.rates).map((room) => roomPrice(room, prices, today));
  const house = [priceSpan(prices, today), costAlike(prices, today)];
  return JSON.stringify([today.slice(0, 4), rooms, house]);
}

/** Whether a release says what it would say if it were rendered for this day. */
export function holdsOn(
  { contents, renderedOn }: Pick<Edition, "contents" | "renderedOn">,
  today: Day,
): boolean {
  const { prices } = contents[FAMILYS];
  return renderedOn === today || figuresOn(prices, renderedOn) === figuresOn(prices, today);
}
