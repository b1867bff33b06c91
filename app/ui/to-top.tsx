import { clsx } from "clsx";
import { Icon } from "./icon.tsx";

type ToTopProps = { label: string; lang?: string | undefined; className: string };

export function ToTopButton({ label, lang, className }: ToTopProps) {
  return (
    <button
      type="button"
      aria-label={label}
      lang={lang}
      data-print="no"
      data-to-top=""
      className={clsx("place-items-center border", className)}
    >
      <Icon name="up" />
    </button>
  );
}

/** The button of large screens, in the margin beside the column (`column`), where it covers nothing. */
export function ToTop({ label, lang }: Omit<ToTopProps, "className">) {
  return (
    <ToTopButton
      label={label}
      lang={lang}
      className="fixed end-0 bottom-6 z-30 hidden h-14 w-10 rounded-s-full border-transparent bg-accent ps-1 text-on-accent shadow-lg hover:bg-accent-bright in-data-down:lg:tall:grid"
    />
  );
}
