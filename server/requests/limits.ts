/** Rate limits by network. They are in memory, so a restart resets them, but publishing new content does not. */

type LimitOptions = { maxItems: number; windowMs: number; now: () => number; maxNetworks?: number };

/**
 * A network may take `maxItems` items in `windowMs`. Its entry is deleted `windowMs` after its last item, as
 * content/<language>/privacy.yaml promises. The map is in the order of deletion, so one timer is enough. If
 * there are more than `maxNetworks`, the oldest entries are deleted before that time.
 */
export function createLimit({ maxItems, windowMs, now, maxNetworks = 20_000 }: LimitOptions) {
  const entryByNetwork = new Map<string, { itemTimes: Map<unknown, number>; endsAt: number }>();
  let deletionTimer: NodeJS.Timeout | undefined;

  const deleteExpired = () => {
    for (const [network, { endsAt }] of entryByNetwork) {
      if (endsAt > now() && entryByNetwork.size <= maxNetworks) break;
      entryByNetwork.delete(network);
    }
  };
  const deleteExpiredLater = () => {
    const [firstEntry] = entryByNetwork.values();
    if (deletionTimer || !firstEntry) return;
    deletionTimer = setTimeout(() => {
      deletionTimer = undefined;
      deleteExpired();
      deleteExpiredLater();
    }, firstEntry.endsAt - now()).unref();
  };

  return {
    /** Returns 0, or the seconds to wait if the limit is reached. An equal item (a form sent twice) is counted once. */
    take(network: string, item: unknown = Symbol()): number {
      deleteExpired();
      const itemTimes = entryByNetwork.get(network)?.itemTimes ?? new Map<unknown, number>();
      for (const [old, time] of itemTimes) if (time <= now() - windowMs) itemTimes.delete(old);
      if (itemTimes.has(item)) return 0;
      const [oldestTime = now()] = itemTimes.values();
      if (itemTimes.size >= maxItems) return Math.ceil((oldestTime + windowMs - now()) / 1000);
      entryByNetwork.delete(network);
      entryByNetwork.set(network, {
        itemTimes: itemTimes.set(item, now()),
        endsAt: now() + windowMs,
      });
      deleteExpired();
      deleteExpiredLater();
      return 0;
    },
    giveBack(network: string, item: unknown): void {
      entryByNetwork.get(network)?.itemTimes.delete(item);
    },
  };
}
