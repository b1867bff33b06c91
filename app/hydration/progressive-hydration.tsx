import { Children, type ReactNode, Suspense, useEffect, useRef } from "react";
import { markHydrated, trackHydration } from "./hydration-state.ts";
import { HydrationContext, type HydrationStatus, useHydrated } from "./use-client-value.ts";

function MarkHydrated({ part }: { part: HydrationStatus }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) markHydrated(part);
  }, [isHydrated, part]);
  return null;
}

function HydrationBoundary({ children }: { children: ReactNode }) {
  // After a client-side navigation nothing needs hydrating: the first render has the browser's values,
  // so that the layout does not shift.
  const part = useRef(useHydrated());
  useEffect(() => trackHydration(part), []);
  return (
    <HydrationContext value={part}>
      <Suspense>
        {children}
        <MarkHydrated part={part} />
      </Suspense>
    </HydrationContext>
  );
}

/**
 * Hydrates the first child with the page and each other child in a task of its own, sooner where a
 * guest touches it (docs/decisions/016).
 */
export function ProgressiveHydration({ children }: { children: ReactNode }) {
  return Children.map(children, (child, at) =>
    at === 0 ? child : <HydrationBoundary>{child}</HydrationBoundary>,
  );
}
