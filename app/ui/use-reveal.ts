import { useEffect } from "react";
import { prefersReducedMotion } from "./use-reduced-motion.ts";

/** How far inside the window an element must be before it appears, in pixels. */
const REVEAL_OFFSET = 120;

/**
 * Lets elements marked `data-reveal` rise as they are scrolled to. Only what lies below the fold
 * waits, never with reduced motion, and nothing waits without scripts. `page` names the page: a new
 * one is looked through again.
 */
export function useReveal(page: string): void {
  useEffect(() => {
    if (prefersReducedMotion()) return;
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
    // Reaching an element by keyboard or by find-in-page shows it at once.
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
