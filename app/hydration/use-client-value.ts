/**
 * Values that only the browser has: the day, the theme, the guest's choice. A page hydrates with what
 * the server rendered in their place and gets the values right after, in tasks of a few milliseconds.
 * `useSyncExternalStore` would render everything again within hydration, which then takes half as long
 * again.
 */
import { createContext, startTransition, use, useEffect, useEffectEvent, useState } from "react";

export type HydrationStatus = { current: boolean };

export const HydrationContext = createContext<HydrationStatus | undefined>(undefined);

let isRootHydrated = false;
const pendingUpdates = new Set<() => void>();

/** Replaces what the server rendered by the browser's values, from now on. */
export function showClientValues(): void {
  isRootHydrated = true;
  startTransition(() => {
    for (const update of pendingUpdates) update();
  });
  pendingUpdates.clear();
}

/** `subscribe` must stay the same function for as long as the value's source does. */
export function useClientValue<Value>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Value,
  serverValue: Value,
): Value {
  const boundary = use(HydrationContext);
  const [value, setValue] = useState(() =>
    isRootHydrated && boundary?.current !== false ? getSnapshot() : serverValue,
  );
  const update = useEffectEvent(() => setValue(() => getSnapshot()));
  useEffect(() => {
    const unsubscribe = subscribe(() => update());
    const first = () => update();
    if (isRootHydrated) startTransition(first);
    else pendingUpdates.add(first);
    return () => {
      pendingUpdates.delete(first);
      unsubscribe();
    };
  }, [subscribe]);
  return value;
}

const subscribeToNothing = () => () => {};

/**
 * Whether scripts have taken over the page. An address's query and a navigation's state are read only
 * then: the server rendered the page without them, and the first render must be the same.
 */
export function useHydrated(): boolean {
  return useClientValue(subscribeToNothing, () => true, false);
}
