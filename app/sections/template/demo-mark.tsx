import { clsx } from "clsx";

type DemoMarkProps = { place: "banner" | "bar" };

/**
 * The mark of a demonstration page, where nothing can be booked or sent. It has its own space in the
 * banner or above the bar, and covers nothing.
 */
export function DemoMark({ place }: DemoMarkProps) {
  return (
    <p
      className={clsx(
        "text-sm leading-normal",
        place === "banner"
          ? "inline-flex items-center rounded-xs border border-white/60 px-3 py-1 text-white"
          : "bg-night py-1 text-center text-on-night",
      )}
    >
      Demo page
    </p>
  );
}
