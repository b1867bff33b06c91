import { type ReactNode, useId } from "react";
import { clsx } from "clsx";
import { roundButtonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** The arrows are below or over the slides; `bare` and `column` have no arrows, and the arrows of `still` are disabled. */
type CarouselLook = "below" | "over" | "bare" | "column" | "still";

export type CarouselProps = {
  /** The accessible name: the heading, if the carousel has one. */
  name: string;
  slides: ReactNode[];
  /** Classes that set `--per-view` (a fraction is possible) and `--gap`; for a column also `--height`. */
  layout?: string;
  words: { previous: string; next: string; of: string };
  look?: CarouselLook;
  /** Whether the carousel is a landmark; false inside a section with the same heading. */
  isLandmark?: boolean;
  /** Renders the dots or thumbnails below the slides: buttons with `data-slide-to`, and with `id` as `aria-controls`. */
  foot?: (id: string) => ReactNode;
};

const THREE_PER_VIEW = "[--gap:20px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]";

type ArrowsProps = Pick<CarouselProps, "words" | "look"> & { viewportId: string };

function Arrows({ words, look, viewportId }: ArrowsProps) {
  const isOverSlides = look === "over";
  return (
    <div
      data-arrows=""
      className={clsx(
        "hidden gap-3 js:flex",
        isOverSlides
          ? "pointer-events-none absolute inset-x-4 top-1/2 -translate-y-1/2 justify-between"
          : "mt-8 justify-center",
      )}
    >
      {(["previous", "next"] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          disabled={look === "still"}
          data-slide={direction}
          className={clsx(
            roundButtonClass({ look: isOverSlides ? "onPicture" : "outline" }),
            "pointer-events-auto",
            isOverSlides && "bg-night/50",
          )}
          aria-label={words[direction]}
          aria-controls={viewportId}
        >
          <Icon name={direction} />
        </button>
      ))}
    </div>
  );
}

/** Guests without scripts scroll the slides; scripts show arrows if slides are out of view (app/islands/carousels.ts). */
export function Carousel(props: CarouselProps) {
  const { name, slides, layout = THREE_PER_VIEW, words, look = "below", isLandmark, foot } = props;
  const id = useId();
  return (
    <div
      role={isLandmark ? "region" : "group"}
      aria-roledescription="carousel"
      aria-label={name}
      data-carousel={look}
      className="relative"
    >
      <div
        id={id}
        className="carousel-viewport"
        data-axis={look === "column" ? "y" : "x"}
        // A scrollable row must be focusable; a script takes it out of the tab order when the arrows work.
        tabIndex={0}
      >
        <div className={clsx("carousel-track", layout)}>
          {slides.map((slide, number) => (
            <div
              key={number}
              role="group"
              aria-roledescription="slide"
              aria-label={`${number + 1} ${words.of} ${slides.length}`}
              className="carousel-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {look !== "bare" && look !== "column" && <Arrows words={words} look={look} viewportId={id} />}
      {foot?.(id)}
    </div>
  );
}
