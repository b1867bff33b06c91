import { useClientValue } from "#app/hydration/use-client-value.ts";

const QUERY = "(prefers-reduced-motion: reduce)";

export function prefersReducedMotion(): boolean {
  return matchMedia(QUERY).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** False in the prerendered page. */
export function useReducedMotion(): boolean {
  return useClientValue(subscribe, prefersReducedMotion, () => false);
}
