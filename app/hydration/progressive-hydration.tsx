import { Children, type ReactNode, Suspense, useEffect, useRef } from "react";
import { HydrationContext, type HydrationStatus, useHydrated } from "./use-client-value.ts";

/** Which parts of the page still wait for hydration; the document is marked when none does. */

const ROOT_STATUS: HydrationStatus = { current: false };

/** The root is hydrated last. */
const pendingParts = new Set([ROOT_STATUS]);

function removePending(part: HydrationStatus): void {
  pendingParts.delete(part);
  // Tests and tools wait for this mark before they use what needs scripts.
  if (pendingParts.size === 0) document.documentElement.dataset["hydrated"] = "";
}

function markHydrated(part: HydrationStatus): void {
  part.current = true;
  removePending(part);
}

/** From here on React answers presses, those on a boundary not yet hydrated too: early ones are repeated. */
export function markRootHydrated(): void {
  markHydrated(ROOT_STATUS);
  dispatchEvent(new Event("site:hydrated"));
}

/** Registers a mounted boundary; the returned function takes it away again. */
function trackHydration(part: HydrationStatus): () => void {
  if (!part.current) pendingParts.add(part);
  return () => removePending(part);
}

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
