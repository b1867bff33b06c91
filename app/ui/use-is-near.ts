import { type RefObject, useEffect, useState } from "react";

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
