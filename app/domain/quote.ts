/** Computes the bill of a stay in one room, in whole cents: the source of every total (docs/decisions/019-one-quote.md). */
import { agesOf, type Party } from "./party.ts";
import {
  type BedRate,
  isTaxed,
  nightRate,
  type Prices,
  rateOf,
  seasonAt,
  seasonsOfRoom,
} from "./prices.ts";
import { nightsIn, type Stay } from "./stay.ts";

/** A line of a bill: rooms, beds or persons (`quantity`), for some nights, at a price (`unit`). */
export type BillLine = {
  kind: "room" | "bed" | "discount" | "tax";
  quantity: number;
  nights: number;
  /** Cents per night; percent for a discount. */
  unit: number;
  cents: number;
};

export type Quote = {
  lines: BillLine[];
  cents: number;
  /** The part of the total that is tax; undefined while content has no tax. */
  tax: number | undefined;
  minNights: number;
};

const PERSONS_IN_RATE = 2;

function bedPrice({ adult, child, childBelow = 0, freeBelow = 0 }: BedRate, age: number): number {
  if (age < freeBelow) return 0;
  return age < childBelow ? (child ?? adult) : adult;
}

function nightsByPrice(unitPrices: number[]): [unit: number, nights: number][] {
  const nights = new Map<number, number>();
  for (const unit of unitPrices) nights.set(unit, (nights.get(unit) ?? 0) + 1);
  return [...nights];
}

function lineOf(kind: BillLine["kind"], quantity: number, nights: number, unit: number): BillLine {
  return { kind, quantity, nights, unit, cents: quantity * nights * unit };
}

export function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

function discountLinesFor(cents: number, nights: number, { discounts }: Prices): BillLine[] {
  const eligibleDiscounts = discounts.filter((discount) => discount.nights <= nights);
  if (eligibleDiscounts.length === 0) return [];
  const percent = Math.max(...eligibleDiscounts.map((discount) => discount.percent));
  // Hundredths of a percent keep all numbers whole, so that half a cent rounds exactly.
  const reduction = Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
  return [{ kind: "discount", quantity: 1, nights, unit: percent, cents: -reduction }];
}

/** Computes the price even if the stay is shorter than the minimum, because the guest may ask the family for such a stay. */
export function quoteRoom(
  stay: Stay,
  party: Pick<Party, "adults" | "children" | "ages">,
  room: string,
  prices: Prices,
): Quote {
  const nights = nightsIn(stay);
  const rate = rateOf(room, prices);
  const seasons = seasonsOfRoom(room, prices);
  // A child of unknown age pays the full price, so that the price can only fall when the age is known.
  const ages = agesOf(party);
  const personCount = party.adults + ages.length;

  const nightSeasons = nights.map((night) => seasonAt(night, seasons));
  const nightPrices = nightSeasons.map((season) => {
    const { base, single = base } = nightRate(rate, season);
    // A room stays empty if the party has more rooms than persons; then it costs as much as with one person.
    return personCount < PERSONS_IN_RATE ? single : base;
  });
  const lines = nightsByPrice(nightPrices).map(([unit, count]) => lineOf("room", 1, count, unit));

  if (rate.extraBed && personCount > PERSONS_IN_RATE) {
    const lowestAge = Math.min(...ages.map((age) => age ?? Infinity));
    lines.push(lineOf("bed", 1, nights.length, bedPrice(rate.extraBed, lowestAge)));
  }
  const discountLines = discountLinesFor(sumOf(lines), nights.length, prices);

  const { tax } = prices;
  const taxLines: BillLine[] = [];
  if (tax) {
    const payerCount =
      party.adults + ages.filter((age = Infinity) => age >= (tax.freeBelow ?? 0)).length;
    const nightsInTaxPeriod = nights.filter((night) => isTaxed(tax, night)).length;
    const taxedNightCount = Math.min(nightsInTaxPeriod, tax.maxNights ?? nightsInTaxPeriod);
    taxLines.push(lineOf("tax", payerCount, taxedNightCount, tax.perNight));
  }

  const billedLines = [...lines, ...discountLines, ...taxLines].filter(({ cents }) => cents !== 0);
  return {
    lines: billedLines,
    cents: sumOf(billedLines),
    tax: tax && sumOf(taxLines),
    minNights: nightSeasons.reduce((most, season) => Math.max(most, season?.minNights ?? 1), 1),
  };
}
