/** Prices are in whole euro cents; a night is the day on which it begins (docs/decisions/019-one-quote.md). */
import type { PriceValues } from "#app/content/schemas/prices.ts";
import type { Day } from "./stay.ts";

export type Prices = PriceValues;

type Rate = Prices["rates"][string];

/** The rate of a night for two persons and, if it differs, for one. */
type NightRate = Pick<Rate, "base" | "single">;

/** The prices per night of the single bed that can be added to a room. */
export type BedRate = NonNullable<Rate["extraBed"]>;

/** `from` and `to` are the season's first and last night: "08-23" of every year, "2027-08-23" of one. */
export type Season = Prices["seasons"][number];

type Tax = NonNullable<Prices["tax"]>;

/** A period of every year that includes New Year's Eve has a `from` after its `to`: "12-20" and "01-06". */
export function isInPeriod({ from, to }: Pick<Season, "from" | "to">, night: Day): boolean {
  const day = from.length === night.length ? night : night.slice(-from.length);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

export function isTaxed({ from, to }: Tax, night: Day): boolean {
  return !from || !to || isInPeriod({ from, to }, night);
}

export function rateOf(room: string, { rates }: Prices): Rate {
  const rate = rates[room];
  if (!rate) throw new RangeError(`No rate for "${room}"`);
  return rate;
}

export function seasonsOfRoom(room: string, { seasons }: Prices): Season[] {
  return seasons.filter(({ rooms }) => !rooms || rooms.includes(room));
}

/** Returns the last season of the list if several seasons have the night. */
export function seasonAt(night: Day, seasons: Season[]): Season | undefined {
  return [...seasons].reverse().find((season) => isInPeriod(season, night));
}

/** A season with a base price replaces the room's whole rate; other seasons can replace only the price for one person. */
export function nightRate(rate: Rate, season: Season | undefined): NightRate {
  if (season?.base !== undefined) return { base: season.base, single: season.single };
  return { base: rate.base, single: season?.single ?? rate.single };
}

export function pricesOfRooms(rooms: string[], prices: Prices): Prices {
  const rates = Object.entries(prices.rates).filter(([room]) => rooms.includes(room));
  return { ...prices, rates: Object.fromEntries(rates) };
}

export function pricesOf(room: string, prices: Prices): Prices {
  return { ...prices, rates: { [room]: rateOf(room, prices) } };
}
