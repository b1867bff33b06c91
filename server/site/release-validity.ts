/** Whether a release still holds on another day: a season may be over. */
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { hasUniformPrices, priceSpan, roomPrice } from "#app/domain/night-prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Edition } from "./release.ts";

type DatedEdition = Pick<Edition, "contents" | "renderedOn">;

/** What pages say that depends on the day: prices, and the year in the footer. */
export function datedFigures({ contents }: Pick<DatedEdition, "contents">, today: Day): string {
  const { prices } = contents[DEFAULT_LANGUAGE];
  const rooms = Object.keys(prices.rates).map((room) => roomPrice(room, prices, today));
  const house = [priceSpan(prices, today), hasUniformPrices(prices, today)];
  return JSON.stringify([today.slice(0, 4), rooms, house]);
}

/** Whether rendering the release for this day would give the same pages. */
export function isValidOn(release: DatedEdition, today: Day): boolean {
  const { renderedOn } = release;
  return renderedOn === today || datedFigures(release, renderedOn) === datedFigures(release, today);
}
