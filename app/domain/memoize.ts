/**
 * A thing that is made when it is needed first, and kept. The formats of `Intl` are such: one takes a
 * phone as long as a button its press.
 */
export function memoize<Thing>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
