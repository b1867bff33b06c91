import { useEffect } from "react";
import { REDUCED_MOTION } from "./use-matches.ts";

/** How far inside the window an element appears, in pixels. */
const REVEAL_OFFSET = 120;

/**
 * Reveals elements with `data-reveal` as they are scrolled to. Only elements below the fold are hidden at
 * first, none with reduced motion or without scripts. Another `page` is searched again.
 */
export function useReveal(page: string): void {
  useEffect(() => {
    if (matchMedia(REDUCED_MOTION).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting && boundingClientRect.top > 0) continue;
          target.setAttribute("data-reveal-state", "shown");
          observer.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${REVEAL_OFFSET}px 0px` },
    );
    for (const element of document.querySelectorAll("[data-reveal]")) {
      if (element.getBoundingClientRect().top <= innerHeight) continue;
      element.setAttribute("data-reveal-state", "waiting");
      observer.observe(element);
    }
    // Focus and find-in-page reveal an element at once.
    const show = (event: Event) => {
      const waiting = (event.target as Element).closest?.("[data-reveal-state=waiting]");
      waiting?.setAttribute("data-reveal-state", "shown");
    };
    document.addEventListener("focusin", show);
    return () => {
      document.removeEventListener("focusin", show);
      observer.disconnect();
      for (const element of document.querySelectorAll("[data-reveal-state]")) {
        element.removeAttribute("data-reveal-state");
      }
    };
  }, [page]);
}
