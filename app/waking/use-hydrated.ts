import { useLive } from "./use-live.ts";

const never = () => () => {};

/**
 * Whether scripts have taken over the page. What a prerendered page cannot know (an address's query,
 * the state of a navigation) is used only then, so that both first renders are the same.
 */
export function useHydrated(): boolean {
  return useLive(
    never,
    () => true,
    () => false,
  );
}
