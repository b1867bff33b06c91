import { clsx } from "clsx";
import { Icon } from "./icon.tsx";
import { useScrolled } from "./use-scrolled.ts";

/** How far a page is scrolled before the button appears, in pixels. */
const TO_TOP_AFTER = 20;

/** Whether a page stands so far down that it offers the way back to its top. */
export function useIsDown(): boolean {
  return useScrolled(TO_TOP_AFTER);
}

type ToTopProps = { label: string; lang?: string | undefined; className: string };

/** Takes a reader back to the top. */
export function ToTopButton({ label, lang, className }: ToTopProps) {
  return (
    <button
      type="button"
      aria-label={label}
      lang={lang}
      data-print="no"
      onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
      className={clsx("place-items-center border", className)}
    >
      <Icon name="up" />
    </button>
  );
}

/**
 * The button of large screens, at the window's edge beside the page's column, where nothing can be under
 * it: as wide as the narrowest margin (`column`).
 */
export function ToTop({ label, lang }: Omit<ToTopProps, "className">) {
  const isDown = useIsDown();
  return (
    <ToTopButton
      label={label}
      lang={lang}
      className={clsx(
        "fixed end-0 bottom-6 z-30 hidden h-14 w-10 rounded-s-full border-transparent bg-accent ps-1 text-on-accent shadow-lg hover:bg-accent-bright",
        isDown && "lg:tall:grid",
      )}
    />
  );
}
