/** A cache of at most `most` values; the least recently used one is dropped. */
export function createLru<Value>(most: number) {
  const values = new Map<string, Value>();
  const set = (key: string, value: Value): Value => {
    values.delete(key);
    values.set(key, value);
    if (values.size > most) values.delete(values.keys().next().value!);
    return value;
  };
  return {
    get: (key: string): Value | undefined => {
      const value = values.get(key);
      return value === undefined ? undefined : set(key, value);
    },
    set,
    delete: (key: string) => void values.delete(key),
  };
}
