import { clsx } from "clsx";
import { useRef } from "react";
import { Icon } from "./icon.tsx";
import { useFreePlace } from "./use-free-place.ts";
import { useScrolled } from "./use-scrolled.ts";

/** How far a page is scrolled before the button appears, in pixels. */
const TO_TOP_AFTER = 20;

/** Takes a reader back to the top; there once the page is scrolled, and never upon a control. */
export function ToTop({ label, lang }: { label: string; lang?: string }) {
  const isScrolled = useScrolled(TO_TOP_AFTER);
  const button = useRef<HTMLButtonElement>(null);
  const place = useFreePlace(button, isScrolled);
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      lang={lang}
      data-place={place}
      onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
      className={clsx(
        "fixed right-5 bottom-24 z-30 size-12 place-items-center rounded-full lg:bottom-6",
        "bg-accent text-on-accent shadow-lg hover:bg-accent-bright",
        "data-[place=1]:-translate-y-16 data-[place=2]:-translate-y-32 data-[place=3]:-translate-y-48",
        "data-[place=4]:-translate-y-64 data-[place=5]:-translate-y-80 data-[place=6]:-translate-y-96",
        "data-[place=none]:invisible",
        isScrolled ? "hidden tall:grid" : "hidden",
      )}
    >
      <Icon name="up" />
    </button>
  );
}
