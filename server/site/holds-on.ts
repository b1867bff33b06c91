/** How long a release stays true: prices of a season that is over must not stand in it. */
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { costAlike, priceSpan, roomPrice } from "#app/domain/night-prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Edition } from "./release.ts";

type Dated = Pick<Edition, "contents" | "renderedOn">;

/** What pages say that changes with the day: prices, and the year at their foot. */
export function datedFigures({ contents }: Pick<Dated, "contents">, today: Day): string {
  const { prices } = contents[DEFAULT_LANGUAGE];
  const rooms = Object.keys(prices.rates).map((room) => roomPrice(room, prices, today));
  const house = [priceSpan(prices, today), costAlike(prices, today)];
  return JSON.stringify([today.slice(0, 4), rooms, house]);
}

/** Whether a release says what it would say if it were rendered for this day. */
export function holdsOn(release: Dated, today: Day): boolean {
  const { renderedOn } = release;
  return renderedOn === today || datedFigures(release, renderedOn) === datedFigures(release, today);
}
