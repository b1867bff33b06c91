/** How often a network may do a thing. Kept in memory: a restart forgives. */

type Taken = { ok: true } | { ok: false; retryAfter: number };

/** Counts what networks do. */
export type Limit = {
  /** Counts `what` for `who`; the same thing again costs nothing, so a repeated form is no offence. */
  take: (who: string, what: string) => Taken;
  /** Takes back what led to nothing. */
  giveBack: (who: string, what: string) => void;
};

type LimitOptions = { most: number; milliseconds: number; now?: () => number; networks?: number };

/** At most `most` different things in `milliseconds` for each network; `networks` bounds the memory. */
export function createLimit({
  most,
  milliseconds,
  now = Date.now,
  networks = 20_000,
}: LimitOptions): Limit {
  const counts = new Map<string, Map<string, number>>();

  const recent = (who: string): Map<string, number> => {
    const things = counts.get(who) ?? new Map<string, number>();
    for (const [what, at] of things) if (at <= now() - milliseconds) things.delete(what);
    return things;
  };

  return {
    take(who, what) {
      const things = recent(who);
      if (!things.has(what) && things.size >= most) {
        const [oldest = now()] = things.values();
        return { ok: false, retryAfter: Math.ceil((oldest + milliseconds - now()) / 1000) };
      }
      if (!things.has(what)) things.set(what, now());
      // Last used goes last, so that the network forgotten first is the quietest.
      counts.delete(who);
      counts.set(who, things);
      for (const oldest of counts.keys()) {
        if (counts.size <= networks) break;
        counts.delete(oldest);
      }
      // A network is not remembered longer than it counts (content/privacy.yaml says so).
      setTimeout(() => recent(who).size === 0 && counts.delete(who), milliseconds + 1).unref();
      return { ok: true };
    },
    giveBack(who, what) {
      counts.get(who)?.delete(what);
    },
  };
}
