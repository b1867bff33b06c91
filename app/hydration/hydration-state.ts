/** Which parts of the page still wait for hydration; the document is marked when none does. */
import type { HydrationStatus } from "./use-client-value.ts";

const ROOT: HydrationStatus = { current: false };

/** The root is hydrated last. */
const pending = new Set([ROOT]);

function settle(part: HydrationStatus): void {
  pending.delete(part);
  // Tests and tools wait for this mark before they use what needs scripts.
  if (pending.size === 0) document.documentElement.dataset["hydrated"] = "";
}

export function markHydrated(part: HydrationStatus): void {
  part.current = true;
  settle(part);
}

/** From here on React answers presses, those on a boundary not yet hydrated too: early ones are repeated. */
export function markRootHydrated(): void {
  markHydrated(ROOT);
  dispatchEvent(new Event("site:hydrated"));
}

/** Registers a mounted boundary; the returned function takes it away again. */
export function trackHydration(part: HydrationStatus): () => void {
  if (!part.current) pending.add(part);
  return () => settle(part);
}
