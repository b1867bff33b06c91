/** Returns a function that creates the value at its first call only, because creating a format of `Intl` is slow on phones. */
export function memoize<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

/** Computes the value once for each object; the other arguments must be the same at every call with that object. */
export function memoizeByObject<Key extends object, Value, Rest extends unknown[] = []>(
  compute: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const values = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    const value = values.get(key) ?? compute(key, ...rest);
    values.set(key, value);
    return value;
  };
}
