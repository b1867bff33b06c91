import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CarouselState } from "../carousel.tsx";

type SlideButtonsProps = {
  state: CarouselState;
  /** The name of a button: "Go to slide". */
  words: string;
  /** The content of each slide's button. */
  items: ReactNode[];
  className?: string | undefined;
  buttonClass: string;
};

/** A button for each slide, the current one marked; without scripts there are none. */
export function SlideButtons({ state, words, items, className, buttonClass }: SlideButtonsProps) {
  const { id, index, select } = state;
  return (
    <div className={clsx("hidden", className)}>
      {items.map((item, number) => (
        <button
          key={number}
          type="button"
          aria-controls={id}
          aria-current={number === index ? "true" : undefined}
          onClick={() => select(number)}
          className={buttonClass}
        >
          {/* The name contains the visible number, for speech control. */}
          <span className="sr-only">{`${words} ${number + 1}`}</span>
          {item}
        </button>
      ))}
    </div>
  );
}
