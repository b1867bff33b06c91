/** Chances that are the same in each run, so that a failure can be looked at again. */
export function chances(seed: number) {
  let state = seed;
  // A linear congruential generator with the constants of Numerical Recipes.
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const some = <Thing>(list: readonly Thing[]): Thing => list[whole(0, list.length - 1)]!;
  return { whole, some };
}
