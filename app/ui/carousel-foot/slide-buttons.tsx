import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CarouselState } from "../carousel.tsx";

type SlideButtonsProps = {
  state: CarouselState;
  /** What a press does: "Go to slide". */
  words: string;
  /** One a slide. */
  items: ReactNode[];
  className?: string | undefined;
  buttonClass: string;
};

/** A button a slide, at the foot of a carousel; the one in view is marked. They need scripts. */
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
          {/* Its name holds what is seen on it, a number for one: whoever speaks that must be understood. */}
          <span className="sr-only">{`${words} ${number + 1}`}</span>
          {item}
        </button>
      ))}
    </div>
  );
}
