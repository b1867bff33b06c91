import { useCallback } from "react";
import { useClientValue } from "#app/hydration/use-client-value.ts";

export const REDUCED_MOTION_QUERY = "(prefers-reduced-motion: reduce)";

/** Whether a media query matches; false in the prerendered page. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useClientValue(subscribe, () => matchMedia(query).matches, false);
}
