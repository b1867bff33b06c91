import { type Day, daysAfter } from "#app/domain/stay.ts";

/** Random values from a seed, the same in each run, so that a failure can be repeated. */
export function seededRandom(seed: number) {
  let state = seed;
  // A linear congruential generator with the constants of Numerical Recipes.
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const oneOf = <Thing>(list: readonly Thing[]): Thing => list[integer(0, list.length - 1)]!;
  return { integer, oneOf };
}

/** Returns a function for random integers from 0 to below a bound; consecutive seeds give unrelated numbers. */
export function numbersFrom(seed: number): (below: number) => number {
  const { integer } = seededRandom(Math.imul(seed + 1, 2_654_435_761));
  return (below) => integer(0, below - 1);
}

export const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

/** Up to sixty random nights of one spring. */
export function randomNights(seed: number): Set<Day> {
  const random = numbersFrom(seed);
  return new Set(Array.from({ length: random(60) }, () => daysAfter("2027-03-01", random(90))));
}
