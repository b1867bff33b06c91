import { clsx } from "clsx";
import { Icon } from "./icon.tsx";

type ToTopProps = { label: string; lang?: string | undefined; className: string };

export function ToTopButton({ label, lang, className }: ToTopProps) {
  return (
    <button
      type="button"
      aria-label={label}
      lang={lang}
      data-to-top=""
      className={clsx("place-items-center border", className)}
    >
      <Icon name="up" />
    </button>
  );
}

/** On large screens the button is in the margin beside the column, where it covers no text. */
export function ToTop({ label, lang }: Omit<ToTopProps, "className">) {
  return (
    <ToTopButton
      label={label}
      lang={lang}
      className="fixed end-1 bottom-6 z-30 hidden size-8 rounded-full border-transparent bg-accent text-on-accent shadow-lg hover:bg-accent-bright min-[1400px]:end-4 min-[1400px]:size-12 in-data-down:lg:tall:grid"
    />
  );
}
