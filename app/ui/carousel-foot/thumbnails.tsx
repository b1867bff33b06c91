import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CarouselState } from "../carousel.tsx";

type ThumbnailsProps = {
  state: CarouselState;
  /** What a press does: "Go to slide". */
  words: string;
  /** One a slide: a small picture, a number. */
  items: ReactNode[];
  /** Sets the columns: how many thumbnails a view holds. */
  className?: string;
};

/** A small picture a slide; a press moves there, and the one in view is marked. */
export function Thumbnails({ state, words, items, className }: ThumbnailsProps) {
  const { id, index, select } = state;
  return (
    <div className={clsx("hidden gap-3 js:grid", className)}>
      {items.map((item, number) => (
        <button
          key={number}
          type="button"
          aria-label={`${words} ${number + 1}`}
          aria-controls={id}
          aria-current={number === index ? "true" : undefined}
          onClick={() => select(number)}
          className={clsx(
            "border-2 border-transparent opacity-70 transition-opacity",
            "hover:opacity-100 aria-[current]:border-accent aria-[current]:opacity-100",
          )}
        >
          {item}
        </button>
      ))}
    </div>
  );
}
