/** Fetches a page when a guest is about to open it: under the mouse, in the keyboard's focus, or touched. */
import { fetchDataAhead, isFetched } from "./page-data.ts";
import { fetchModulesAhead, isPage } from "./route-modules.ts";

/** Data and modules of a page, never with what stands behind its question mark. */
export function fetchAhead(page: string): void {
  if (!isPage(page) || !navigator.onLine) return;
  fetchDataAhead(page);
  fetchModulesAhead(page);
}

/** The page a link of this window leads to; nothing where there is none, or it is the one shown. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  // Another language is opened by the browser itself.
  if (!link || link.target || link.hreflang || link.origin !== location.origin) return undefined;
  const isFile = /\.\w+$/.test(link.pathname);
  return isFile || link.pathname === location.pathname ? undefined : link.pathname;
}

/** The page that a press leads to by the router, and that is not here yet. */
export function pageToFetch(press: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = press;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const page = pageOf(target);
  return page !== undefined && isPage(page) && !isFetched(page) ? page : undefined;
}

/** Watches the links of this window from now on. */
export function watchLinks(): void {
  let last: string | undefined;
  const look = ({ target }: Event) => {
    const page = pageOf(target);
    if (page !== undefined && page !== last) fetchAhead(page);
    last = page ?? last;
  };
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
}
