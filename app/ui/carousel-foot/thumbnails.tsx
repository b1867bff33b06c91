import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CarouselState } from "../carousel.tsx";
import { SlideButtons } from "./slide-buttons.tsx";

type ThumbnailsProps = {
  state: CarouselState;
  /** The name of a thumbnail: "Go to slide". */
  words: string;
  /** The content of each slide's thumbnail. */
  items: ReactNode[];
  /** Sets the number of columns. */
  className?: string;
};

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
