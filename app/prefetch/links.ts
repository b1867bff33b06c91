/** Prefetches a page when a guest is about to open it: link hovered, focused or touched. */
import { isPrefetched, prefetchData } from "./data.ts";
import { isPage, prefetchModules } from "./modules.ts";

/** Fetches a page's data and modules; the query, which holds the guest's choice, is left out. */
export function prefetchPage(page: string): void {
  if (!isPage(page) || !navigator.onLine) return;
  prefetchData(page);
  prefetchModules(page);
}

/** The path of the link at an event's target, where the router would follow it to another page. */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  // The browser itself opens another language.
  if (!link || link.target || link.hreflang || link.origin !== location.origin) return undefined;
  const isFile = /\.\w+$/.test(link.pathname);
  return isFile || link.pathname === location.pathname ? undefined : link.pathname;
}

/** The page that a click opens by the router, where it is not prefetched yet. */
export function pageToFetch(click: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = click;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const page = linkedPage(target);
  return page !== undefined && isPage(page) && !isPrefetched(page) ? page : undefined;
}

/** Prefetches the page of each link that is hovered or focused from now on. */
export function prefetchOnIntent(): void {
  let last: string | undefined;
  const onIntent = ({ target }: Event) => {
    const page = linkedPage(target);
    if (page !== undefined && page !== last) prefetchPage(page);
    last = page ?? last;
  };
  document.addEventListener("pointerover", onIntent);
  document.addEventListener("focusin", onIntent);
}
