import { clsx } from "clsx";
import { Icon } from "./icon.tsx";
import { useScrolled } from "./use-scrolled.ts";

/** How far a page is scrolled before the button appears, in pixels. */
export const TO_TOP_AFTER = 20;

/** Takes a reader back to the top; there once the page is scrolled. */
export function ToTop({ label, lang }: { label: string; lang?: string }) {
  const shown = useScrolled(TO_TOP_AFTER);
  return (
    <button
      type="button"
      aria-label={label}
      lang={lang}
      onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
      className={clsx(
        "fixed right-5 bottom-24 z-30 size-12 place-items-center rounded-full lg:bottom-6",
        "bg-accent text-on-accent shadow-lg hover:bg-accent-bright",
        shown ? "grid" : "hidden",
      )}
    >
      <Icon name="up" />
    </button>
  );
}
