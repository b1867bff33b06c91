import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** In the search the buttons of free rooms are primary. */
function isPrimaryButton(button: Element): boolean {
  const card = button.closest<HTMLElement>("[data-card]");
  return !card || card.dataset["answer"] === "free";
}

/**
 * Whether the button of a page's form, or of a free room, is in view. The contact bar then loses its gold,
 * so that a page has one primary button at a time.
 */
export function useFormButtonInView(): boolean {
  const { pathname } = useLocation();
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && isPrimaryButton(target)) inView.add(target);
        else inView.delete(target);
      setInView(inView.size > 0);
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
