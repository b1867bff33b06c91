import { clsx } from "clsx";
import type { CarouselState } from "../carousel.tsx";

type DotsProps = {
  state: CarouselState;
  /** What a dot does: "Go to slide". */
  words: string;
  className?: string;
};

/** A dot a slide, the one in view filled; a press moves there. */
export function Dots({ state, words, className }: DotsProps) {
  const { id, index, count, select } = state;
  return (
    <div className={clsx("hidden gap-1 js:flex", className)}>
      {Array.from({ length: count }, (_, number) => (
        <button
          key={number}
          type="button"
          aria-label={`${words} ${number + 1}`}
          aria-controls={id}
          aria-current={number === index ? "true" : undefined}
          onClick={() => select(number)}
          className="group grid size-8 place-items-center"
        >
          <span
            className={clsx(
              "size-2.5 rounded-full border border-edge transition-colors",
              "group-hover:bg-accent group-aria-[current]:bg-accent",
            )}
          />
        </button>
      ))}
    </div>
  );
}
