import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The rooms of the search ask in gold only where they are free. */
function isGold(button: Element): boolean {
  const card = button.closest<HTMLElement>("[data-card]");
  return !card || card.dataset["answer"] === "free";
}

/**
 * Whether the button of a page's own form, or of a free room, is in view. Then that one is in gold, and what stays on
 * screen is not: one button in gold at a time says where to go next.
 */
export function useFormButtonInView(): boolean {
  const { pathname } = useLocation();
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && isGold(target)) seen.add(target);
        else seen.delete(target);
      setInView(seen.size > 0);
    });
    const buttons = "main :is(form [type=submit], :is(form, [data-card]) a[target=_blank])";
    for (const button of document.querySelectorAll(buttons)) observer.observe(button);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [pathname]);
  return inView;
}
