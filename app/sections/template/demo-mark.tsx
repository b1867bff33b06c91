import { clsx } from "clsx";

/** Tells that a page is a demonstration: nothing on it can be booked or sent. */
export function DemoMark({ onPicture = false }: { onPicture?: boolean }) {
  return (
    <p
      className={clsx(
        "inline-flex items-center rounded-xs border px-3 py-1 text-sm leading-normal",
        onPicture ? "border-white/60 text-white" : "border-edge bg-raised text-ink",
      )}
    >
      Demo page
    </p>
  );
}
