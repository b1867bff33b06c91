import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CarouselState } from "../carousel.tsx";
import { SlideButtons } from "./slide-buttons.tsx";

type ThumbnailsProps = {
  state: CarouselState;
  /** What a press does: "Go to slide". */
  words: string;
  /** One a slide: a small picture, a number. */
  items: ReactNode[];
  /** Sets the columns: how many thumbnails a view holds. */
  className?: string;
};

/** A small picture a slide, the one in view framed. */
export function Thumbnails({ state, words, items, className }: ThumbnailsProps) {
  return (
    <SlideButtons
      state={state}
      words={words}
      items={items}
      className={clsx("gap-3 js:grid", className)}
      buttonClass={clsx(
        "border-2 border-transparent opacity-70 transition-opacity",
        "hover:opacity-100 aria-[current]:border-accent aria-[current]:opacity-100",
        "forced-colors:aria-[current]:border-[Highlight]",
      )}
    />
  );
}
