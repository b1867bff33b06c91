import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { pageToFetch } from "#app/prefetch/links.ts";
import { useWords } from "#app/site/house.ts";

/** Without a network a click on a link is stopped, so that the page and the enquiry stay; a note says why. */
export function OfflineNote({ lang }: { lang: string | undefined }) {
  const { offline } = useWords().page;
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isLost = !navigator.onLine && pageToFetch(event) !== undefined;
      if (isLost) event.preventDefault();
      setShown(isLost);
    };
    const hide = () => setShown(false);
    // Captured before the router, which would leave the page.
    document.addEventListener("click", onClick, true);
    addEventListener("online", hide);
    return () => {
      document.removeEventListener("click", onClick, true);
      removeEventListener("online", hide);
    };
  }, []);

  return (
    <p
      role="status"
      lang={lang}
      data-print="no"
      className={clsx(
        "fixed inset-x-4 bottom-24 z-40 mx-auto max-w-md rounded-xs border border-line bg-night p-4 text-on-night lg:bottom-6",
        !isShown && "invisible",
      )}
    >
      {isShown && offline}
    </p>
  );
}
