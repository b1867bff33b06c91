/**
 * What the family asks for a night: a rate a room, seasons over it, discounts, the town's tax.
 *
 * Shapes: `Prices`, as content/prices.yaml was checked; rooms by their slug.
 * Units:  whole euro cents; a night is the day it begins; ages in years.
 * Source: docs/decisions/019-one-quote.md.
 */
import type { Day } from "./stay.ts";

/** For two persons and, where that is another price, for one. */
type NightRate = { base: number; single?: number | undefined };

/** The single bed that can be added, a night. */
export type ExtraBed = {
  adult: number;
  child?: number | undefined;
  childBelow?: number | undefined;
  freeBelow?: number | undefined;
};

export type Rate = NightRate & { extraBed?: ExtraBed | undefined };

/** First and last night; "08-23" comes every year, "2027-08-23" once. */
export type Period = { from: string; to: string };

export type Season = Period & {
  name: string;
  /** Without them, all rooms. */
  rooms?: string[] | undefined;
  base?: number | undefined;
  single?: number | undefined;
  minNights?: number | undefined;
};

export type Tax = Partial<Record<keyof Period, string | undefined>> & {
  perNight: number;
  maxNights?: number | undefined;
  freeBelow?: number | undefined;
  town?: string | undefined;
  source?: string | undefined;
};

export type Prices = {
  rates: Record<string, Rate>;
  seasons: Season[];
  discounts: { nights: number; percent: number }[];
  tax?: Tax | undefined;
};

/** Whether a night lies in a period; one that comes every year may reach over New Year's Eve. */
export function covers({ from, to }: Period, night: Day): boolean {
  const day = from.length === night.length ? night : night.slice(-from.length);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

export function isTaxed({ from, to }: Tax, night: Day): boolean {
  return !from || !to || covers({ from, to }, night);
}

/** The rate of a room that a family asks about; one that has none is ours to mend. */
export function rateOf(room: string, { rates }: Prices): Rate {
  const rate = rates[room];
  if (!rate) throw new RangeError(`No rate for "${room}"`);
  return rate;
}

/** The seasons of a room, in the family's order. */
export function seasonsOf(room: string, { seasons }: Prices): Season[] {
  return seasons.filter(({ rooms }) => !rooms || rooms.includes(room));
}

/** A night is of one season: of those it lies in, the last. */
export function seasonOf(night: Day, seasons: Season[]): Season | undefined {
  return seasons.findLast((season) => covers(season, night));
}

/** A night in a season, or outside of all: a season's rate stands in the place of the room's. */
export function nightRate(rate: Rate, season: Season | undefined): NightRate {
  if (season?.base !== undefined) return { base: season.base, single: season.single };
  return { base: rate.base, single: season?.single ?? rate.single };
}

/** The same prices for one room alone. */
export function pricesOf(room: string, prices: Prices): Prices {
  return { ...prices, rates: { [room]: rateOf(room, prices) } };
}
