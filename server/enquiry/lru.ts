/** A cache of promises that drops the least recently used. */
export function createLru<T extends Promise<unknown>>(most: number) {
  const entries = new Map<string, T>();
  return {
    /** A rejected promise is not cached. */
    getOrMake(key: string, make: () => T): T {
      const entry = entries.get(key) ?? make();
      entries.delete(key);
      entries.set(key, entry);
      entry.catch(() => entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return entry;
    },
  };
}
