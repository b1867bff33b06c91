import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** The page a link of this window leads to without a new document; nothing where there is none. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  return link && !link.target && link.origin === location.origin ? link.pathname : undefined;
}

/**
 * Fetches a page when a guest is about to open it: under the mouse, in the keyboard's focus, or
 * touched. Never with what stands behind its question mark (ask-for-data.ts says why).
 */
export function Ahead() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const look = ({ target }: Event) => setPage((last) => pageOf(target) ?? last);
    document.addEventListener("pointerover", look);
    document.addEventListener("focusin", look);
    return () => {
      document.removeEventListener("pointerover", look);
      document.removeEventListener("focusin", look);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
