/** Creates a value at its first use. A phone needs as long for a format of `Intl` as for a press. */
export function memoize<Thing>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
