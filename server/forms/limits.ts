/** How often a network may do a thing. Kept in memory: a restart forgives. */

/** Whether it may now; if not, in how many seconds. */
export type Taken = { ok: true } | { ok: false; retryAfter: number };

/** Counts what networks do. */
export type Limit = {
  /** Counts `what` for `who`; the same thing again costs nothing, so a repeated form is no offence. */
  take: (who: string, what: string) => Taken;
  /** Takes back what led to nothing. */
  giveBack: (who: string, what: string) => void;
};

/** Counts how often networks come, whatever they bring. */
export type Cap = { take: (who: string) => Taken };

type LimitOptions = { most: number; milliseconds: number; now?: () => number; networks?: number };

type Memory<T> = { get: (who: string) => T | undefined; set: (who: string, value: T) => void };

/**
 * What is known of each network, for `milliseconds` from when it was last set and no longer
 * (content/privacy.yaml says so). In that order, so that one timer sweeps for all of them, and the
 * network forgotten first when there are too many is the one that counted longest ago.
 */
function createMemory<T>({
  milliseconds,
  now = () => performance.now(),
  networks = 20_000,
}: LimitOptions): Memory<T> {
  const known = new Map<string, { value: T; until: number }>();
  let timer: NodeJS.Timeout | undefined;

  const sweep = () => {
    for (const [who, { until }] of known) {
      if (until > now() && known.size <= networks) break;
      known.delete(who);
    }
  };
  const sweepLater = () => {
    const [first] = known.values();
    if (timer || !first) return;
    timer = setTimeout(() => {
      timer = undefined;
      sweep();
      sweepLater();
    }, first.until - now()).unref();
  };

  return {
    get(who) {
      sweep();
      return known.get(who)?.value;
    },
    set(who, value) {
      known.delete(who);
      known.set(who, { value, until: now() + milliseconds });
      sweep();
      sweepLater();
    },
  };
}

function refused(
  since: number,
  { milliseconds, now = () => performance.now() }: LimitOptions,
): Taken {
  return { ok: false, retryAfter: Math.ceil((since + milliseconds - now()) / 1000) };
}

/** At most `most` different things in `milliseconds` for each network; `networks` bounds the memory. */
export function createLimit(options: LimitOptions): Limit {
  const { most, milliseconds, now = () => performance.now() } = options;
  const memory = createMemory<Map<string, number>>(options);
  return {
    take(who, what) {
      const things = memory.get(who) ?? new Map<string, number>();
      for (const [thing, at] of things) if (at <= now() - milliseconds) things.delete(thing);
      if (things.has(what)) return { ok: true };
      const [oldest = now()] = things.values();
      if (things.size >= most) return refused(oldest, options);
      memory.set(who, things.set(what, now()));
      return { ok: true };
    },
    giveBack(who, what) {
      memory.get(who)?.delete(what);
    },
  };
}

/** At most `most` requests of a network in `milliseconds` from the first of them. */
export function createCap(options: LimitOptions): Cap {
  const { most, now = () => performance.now() } = options;
  const memory = createMemory<{ since: number; count: number }>(options);
  return {
    take(who) {
      const met = memory.get(who);
      if (met && met.count >= most) return refused(met.since, options);
      if (met) met.count++;
      else memory.set(who, { since: now(), count: 1 });
      return { ok: true };
    },
  };
}
