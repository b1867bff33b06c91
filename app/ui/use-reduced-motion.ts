import { useClientValue } from "#app/hydration/use-client-value.ts";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether the system asks for less motion now. */
export function prefersReducedMotion(): boolean {
  return matchMedia(QUERY).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the guest's system asks for less motion; not known, so not asked for, in the prerendered page. */
export function useReducedMotion(): boolean {
  return useClientValue(subscribe, prefersReducedMotion, () => false);
}
