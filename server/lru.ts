/** A cache of results that are being made or made: the least recently used goes first. */
export function createLru<T extends Promise<unknown>>(most: number) {
  const entries = new Map<string, T>();
  return {
    /** The result of a key; one that fails is made again. */
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
