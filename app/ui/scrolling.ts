import { type RefObject, useEffect, useState } from "react";
import { REDUCED_MOTION_QUERY } from "./use-matches.ts";

export function useIsScrolled(threshold: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(scrollY > threshold);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [threshold]);
  return isScrolled;
}

/** Whether an element has ever been within a distance of the window, in its height. */
export function useIsNear(element: RefObject<HTMLElement | null>, distance = "50%"): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${distance} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, distance]);
  return near;
}

/** How far inside the window an element appears, in pixels. */
const REVEAL_OFFSET = 120;

/**
 * Reveals elements with `data-reveal` as they are scrolled to. Only elements below the fold are hidden at
 * first, none with reduced motion or without scripts. Another `page` is searched again.
 */
export function useReveal(page: string): void {
  useEffect(() => {
    if (matchMedia(REDUCED_MOTION_QUERY).matches) return;
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
