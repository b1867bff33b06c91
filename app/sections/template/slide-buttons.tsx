import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CarouselState } from "#app/ui/carousel.tsx";

type SlideControlProps = {
  state: CarouselState;
  /** The name of a button: "Go to slide". */
  words: string;
  className?: string;
};

/** The content of each slide's button. */
type WithItems = { items: ReactNode[] };

type SlideButtonsProps = SlideControlProps & WithItems & { buttonClass: string };

/** A button for each slide, the current one marked; without scripts there are none. */
function SlideButtons({ state, words, items, className, buttonClass }: SlideButtonsProps) {
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

export function SlideDots({ state, words, className }: SlideControlProps) {
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

export function SlideThumbnails({ state, words, items, className }: SlideControlProps & WithItems) {
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
