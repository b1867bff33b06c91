/**
 * What only the browser knows: the day, the theme, what was chosen. A page wakes with what was rendered
 * in its place and learns the rest right after, in pieces of a few milliseconds. `useSyncExternalStore`
 * would render all of it again at once, in the task in which the page wakes: half as long again.
 */
import { createContext, startTransition, use, useEffect, useEffectEvent, useState } from "react";

/** A part of the page that wakes by itself, and whether it is awake. */
export type Sleeper = { current: boolean };

/** The part around a component. */
export const SleeperContext = createContext<Sleeper | undefined>(undefined);

let isLive = false;
const waiting = new Set<() => void>();

/** From now on everything shows what the browser knows. */
export function goLive(): void {
  isLive = true;
  startTransition(() => {
    for (const learn of waiting) learn();
  });
  waiting.clear();
}

/**
 * `read` gives what the browser knows now, and `rendered` what stands in the prerendered page;
 * `subscribe` stays the same as long as what is read does.
 */
export function useLive<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  rendered: () => Value,
): Value {
  const sleeper = use(SleeperContext);
  const [value, setValue] = useState(() =>
    isLive && sleeper?.current !== false ? read() : rendered(),
  );
  const learn = useEffectEvent(() => setValue(() => read()));
  useEffect(() => {
    const stop = subscribe(() => learn());
    const first = () => learn();
    if (isLive) startTransition(first);
    else waiting.add(first);
    return () => {
      waiting.delete(first);
      stop();
    };
  }, [subscribe]);
  return value;
}
