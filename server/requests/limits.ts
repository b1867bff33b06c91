/** Rate limits by network. They are in memory: a restart resets them, publishing new content does not. */

type LimitOptions = { maxItems: number; windowMs: number; now: () => number; maxNetworks?: number };

/**
 * A network may take `maxItems` items in `windowMs`. Its entry is deleted `windowMs` after its last item, as
 * content/<language>/privacy.yaml promises. The map is in the order of deletion, so one timer is enough, and
 * the oldest network is deleted first when there are more than `maxNetworks`.
 */
export function createLimit({ maxItems, windowMs, now, maxNetworks = 20_000 }: LimitOptions) {
  const timesByNetwork = new Map<string, { timeByItem: Map<unknown, number>; endsAt: number }>();
  let deletionTimer: NodeJS.Timeout | undefined;

  const deleteExpired = () => {
    for (const [network, { endsAt }] of timesByNetwork) {
      if (endsAt > now() && timesByNetwork.size <= maxNetworks) break;
      timesByNetwork.delete(network);
    }
  };
  const deleteExpiredLater = () => {
    const [firstEntry] = timesByNetwork.values();
    if (deletionTimer || !firstEntry) return;
    deletionTimer = setTimeout(() => {
      deletionTimer = undefined;
      deleteExpired();
      deleteExpiredLater();
    }, firstEntry.endsAt - now()).unref();
  };

  return {
    /** Returns the seconds (or 0) until the network may try again. Equal items (a form sent twice) count once. */
    take(network: string, item: unknown = Symbol()): number {
      deleteExpired();
      const timeByItem = timesByNetwork.get(network)?.timeByItem ?? new Map<unknown, number>();
      for (const [old, time] of timeByItem) if (time <= now() - windowMs) timeByItem.delete(old);
      if (timeByItem.has(item)) return 0;
      const [oldestTime = now()] = timeByItem.values();
      if (timeByItem.size >= maxItems) return Math.ceil((oldestTime + windowMs - now()) / 1000);
      timesByNetwork.delete(network);
      timesByNetwork.set(network, {
        timeByItem: timeByItem.set(item, now()),
        endsAt: now() + windowMs,
      });
      deleteExpired();
      deleteExpiredLater();
      return 0;
    },
    giveBack(network: string, item: unknown): void {
      timesByNetwork.get(network)?.timeByItem.delete(item);
    },
  };
}
