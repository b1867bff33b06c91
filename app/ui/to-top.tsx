import { clsx } from "clsx";
import { Icon } from "./icon.tsx";
import { useIsScrolled } from "./scrolling.ts";

/** The scroll distance at which the button appears, in pixels. */
const TO_TOP_DISTANCE = 20;

export function useIsScrolledDown(): boolean {
  return useIsScrolled(TO_TOP_DISTANCE);
}

type ToTopProps = { label: string; lang?: string | undefined; className: string };

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

/** The button of large screens, in the margin beside the column (`column`), where it covers nothing. */
export function ToTop({ label, lang }: Omit<ToTopProps, "className">) {
  const isDown = useIsScrolledDown();
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
