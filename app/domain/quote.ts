/**
 * What a stay in a room costs, line by line: the only place where money is added up.
 *
 * Shapes: in, a stay that can be asked for, the people in the room, the room and the family's prices;
 *         out, lines whose sum is the total.
 * Units:  whole euro cents. Only a discount is rounded, once, half up.
 * Errors: a room without a rate throws, for it is ours. A stay shorter than its least is priced all the
 *         same, and says how long it would have to be.
 * Source: docs/decisions/019-one-quote.md.
 */
import type { Ages, Party } from "./party.ts";
import {
  type ExtraBed,
  isTaxed,
  nightRate,
  type Prices,
  rateOf,
  seasonOf,
  seasonsOf,
} from "./prices.ts";
import { nightsIn, type Stay } from "./stay.ts";

/** So many rooms, beds or persons, for so many nights, at so much. */
export type Line = {
  kind: "room" | "bed" | "discount" | "tax";
  times: number;
  nights: number;
  /** Cents a night; of a discount, percent. */
  unit: number;
  cents: number;
};

export type Quote = {
  lines: Line[];
  cents: number;
  /** What of it is tax, paid in the house; nothing where the family has not written the tax down. */
  tax: number | undefined;
  /** The shortest stay with these nights. */
  minNights: number;
};

/** Persons the rate of a room is for. */
const PERSONS_OF_RATE = 2;

/** A child whose age nobody said pays in full: what is shown can only become less. */
function fullAges({ children, ages = [] }: Pick<Party, "children" | "ages">): Ages {
  return Array.from({ length: children }, (_, child) => ages[child]);
}

function bedPrice({ adult, child, childBelow = 0, freeBelow = 0 }: ExtraBed, age: number): number {
  if (age < freeBelow) return 0;
  return age < childBelow ? (child ?? adult) : adult;
}

/** So many nights at each price, in the order of the stay. */
function counted(units: number[]): [unit: number, nights: number][] {
  const nights = new Map<number, number>();
  for (const unit of units) nights.set(unit, (nights.get(unit) ?? 0) + 1);
  return [...nights];
}

function line(kind: Line["kind"], times: number, nights: number, unit: number): Line {
  return { kind, times, nights, unit, cents: times * nights * unit };
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** The best discount that so many nights earn. */
function discountOn(cents: number, nights: number, { discounts }: Prices): Line[] {
  const earned = discounts.filter((discount) => discount.nights <= nights);
  if (earned.length === 0) return [];
  const percent = Math.max(...earned.map((discount) => discount.percent));
  // In hundredths of a percent all numbers are whole, and half a cent is exactly that.
  const off = Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
  return [{ kind: "discount", times: 1, nights, unit: percent, cents: -off }];
}

/** What these people pay for a stay in this room; all of them sleep there. */
export function quote(
  stay: Stay,
  party: Pick<Party, "adults" | "children" | "ages">,
  room: string,
  prices: Prices,
): Quote {
  const nights = nightsIn(stay);
  const rate = rateOf(room, prices);
  const seasons = seasonsOf(room, prices);
  const ages = fullAges(party);
  const persons = party.adults + ages.length;

  const seasonsIn = nights.map((night) => seasonOf(night, seasons));
  const units = seasonsIn.map((season) => {
    const { base, single = base } = nightRate(rate, season);
    // A room that is asked for and stays empty costs what it costs one person.
    return persons < PERSONS_OF_RATE ? single : base;
  });
  const lines = counted(units).map(([unit, count]) => line("room", 1, count, unit));

  if (rate.extraBed && persons > PERSONS_OF_RATE) {
    const youngest = Math.min(...ages.map((age) => age ?? Infinity));
    lines.push(line("bed", 1, nights.length, bedPrice(rate.extraBed, youngest)));
  }
  const discount = discountOn(sumOf(lines), nights.length, prices);

  const { tax } = prices;
  const taxed: Line[] = [];
  if (tax) {
    const paying =
      party.adults + ages.filter((age = Infinity) => age >= (tax.freeBelow ?? 0)).length;
    const count = nights.filter((night) => isTaxed(tax, night)).length;
    taxed.push(line("tax", paying, Math.min(count, tax.maxNights ?? count), tax.perNight));
  }

  const all = [...lines, ...discount, ...taxed].filter(({ cents }) => cents !== 0);
  return {
    lines: all,
    cents: sumOf(all),
    tax: tax && sumOf(taxed),
    minNights: Math.max(1, ...seasonsIn.map((season) => season?.minNights ?? 1)),
  };
}
