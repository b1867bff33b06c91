export function createLruCache<Value>(maxSize: number) {
  const values = new Map<string, Value>();
  const set = (key: string, value: Value): Value => {
    values.delete(key);
    values.set(key, value);
    if (values.size > maxSize) values.delete(values.keys().next().value!);
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
