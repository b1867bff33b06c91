/** Makes a value when it is asked for first. A formatter of `Intl` takes a phone as long as a press on a button. */
export function later<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
