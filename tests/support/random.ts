import { type Day, daysAfter } from "#app/domain/stay.ts";

/** Chances that are the same in each run, so that a failure can be looked at again. */
export function chances(seed: number) {
  let state = seed;
  // A linear congruential generator with the constants of Numerical Recipes.
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const some = <Thing>(list: readonly Thing[]): Thing => list[whole(0, list.length - 1)]!;
  return { whole, some };
}

/** Numbers below a bound; seeds that are near each other give others. */
export function numbersFrom(seed: number): (below: number) => number {
  const { whole } = chances(Math.imul(seed + 1, 2_654_435_761));
  return (below) => whole(0, below - 1);
}

/** Of nights of a spring, enough to meet what nobody thought of. */
export const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

/** Nights of one spring, up to sixty. */
export function someNights(seed: number): Set<Day> {
  const next = numbersFrom(seed);
  return new Set(Array.from({ length: next(60) }, () => daysAfter("2027-03-01", next(90))));
}
