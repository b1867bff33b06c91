/** Rate limits by network, in memory: a restart resets them, a release does not. */

/** Whether the limit allows the request; `retryAfter` is in seconds. */
type LimitResult = { ok: true } | { ok: false; retryAfter: number };

/** Limits different items: a form that is sent twice counts once. */
export type Limit = {
  take: (network: string, item: string) => LimitResult;
  /** Removes an item that was not saved from the count. */
  giveBack: (network: string, item: string) => void;
};

export type Cap = { take: (network: string) => LimitResult };

type LimitOptions = { most: number; milliseconds: number; now: () => number; networks?: number };

type NetworkMemory<T> = {
  get: (network: string) => T | undefined;
  set: (network: string, value: T) => void;
};

/**
 * The entries of networks, each deleted `milliseconds` after it was last set, as content/<language>/privacy.yaml
 * promises. They stand in that order, so one timer is enough, and the oldest goes first when there are
 * too many.
 */
function createNetworkMemory<T>({
  milliseconds,
  now,
  networks = 20_000,
}: LimitOptions): NetworkMemory<T> {
  const entries = new Map<string, { value: T; until: number }>();
  let timer: NodeJS.Timeout | undefined;

  const sweep = () => {
    for (const [network, { until }] of entries) {
      if (until > now() && entries.size <= networks) break;
      entries.delete(network);
    }
  };
  const sweepLater = () => {
    const [first] = entries.values();
    if (timer || !first) return;
    timer = setTimeout(() => {
      timer = undefined;
      sweep();
      sweepLater();
    }, first.until - now()).unref();
  };

  return {
    get(network) {
      sweep();
      return entries.get(network)?.value;
    },
    set(network, value) {
      entries.delete(network);
      entries.set(network, { value, until: now() + milliseconds });
      sweep();
      sweepLater();
    },
  };
}

function refuseUntil(since: number, { milliseconds, now }: LimitOptions): LimitResult {
  return { ok: false, retryAfter: Math.ceil((since + milliseconds - now()) / 1000) };
}

/** At most `most` different items of a network in `milliseconds`; `networks` bounds the memory. */
export function createLimit(options: LimitOptions): Limit {
  const { most, milliseconds, now } = options;
  const countsOfNetworks = createNetworkMemory<Map<string, number>>(options);
  return {
    take(network, item) {
      const counts = countsOfNetworks.get(network) ?? new Map<string, number>();
      for (const [one, at] of counts) if (at <= now() - milliseconds) counts.delete(one);
      if (counts.has(item)) return { ok: true };
      const [oldest = now()] = counts.values();
      if (counts.size >= most) return refuseUntil(oldest, options);
      countsOfNetworks.set(network, counts.set(item, now()));
      return { ok: true };
    },
    giveBack(network, item) {
      countsOfNetworks.get(network)?.delete(item);
    },
  };
}

/** At most `most` requests of a network in `milliseconds` from its first. */
export function createCap(options: LimitOptions): Cap {
  const { most, now } = options;
  const countOfNetwork = createNetworkMemory<{ since: number; count: number }>(options);
  return {
    take(network) {
      const counter = countOfNetwork.get(network);
      if (counter && counter.count >= most) return refuseUntil(counter.since, options);
      if (counter) counter.count++;
      else countOfNetwork.set(network, { since: now(), count: 1 });
      return { ok: true };
    },
  };
}
