import { clsx } from "clsx";

type DemoMarkProps = { place: "banner" | "bar" };

/**
 * Tells that a page is a demonstration: nothing on it can be booked or sent. It takes room of its own,
 * in the banner or, where a page has none, above the bar: it lies over nothing.
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
