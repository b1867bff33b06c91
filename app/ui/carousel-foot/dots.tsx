import { clsx } from "clsx";
import type { CarouselState } from "../carousel.tsx";
import { SlideButtons } from "./slide-buttons.tsx";

type DotsProps = {
  state: CarouselState;
  /** The name of a dot: "Go to slide". */
  words: string;
  className?: string;
};

export function Dots({ state, words, className }: DotsProps) {
  const dot = (
    <span
      className={clsx(
        "size-2.5 rounded-full border border-edge transition-colors",
        "group-hover:bg-accent group-aria-[current]:bg-accent",
        "forced-colors:group-aria-[current]:bg-[Highlight]",
      )}
    />
  );
  return (
    <SlideButtons
      state={state}
      words={words}
      items={Array.from({ length: state.count }, () => dot)}
      className={clsx("gap-1 js:flex", className)}
      buttonClass="group grid size-8 place-items-center"
    />
  );
}
