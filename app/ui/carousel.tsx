import { clsx } from "clsx";
import useEmblaCarousel from "embla-carousel-react";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { roundClass } from "./button.ts";
import { Icon } from "./icon.tsx";
import { useNear } from "./use-near.ts";

type CarouselProps = {
  /** Its name for those who hear it; its heading, where it has one. */
  name: string;
  slides: ReactNode[];
  /** Sets `--per-view` and `--gap` at each breakpoint. */
  layout: string;
  words: { previous: string; next: string; of: string };
  /** Where the arrows stand: under the slides, or upon them. */
  arrows?: "below" | "over";
  className?: string;
  /** A landmark of its own; a group where a section with the same heading stands around it. */
  landmark?: boolean;
  /** Told which slide is in view, counted from 0. */
  onSelect?: (index: number) => void;
};

type EmblaApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** How many slides a view shows, as the layout's `--per-view` says for this width. */
function usePerView(track: RefObject<HTMLElement | null>): number | undefined {
  const [perView, setPerView] = useState<number>();
  useEffect(() => {
    if (!track.current) return;
    const element = track.current;
    const read = () =>
      setPerView(Number(getComputedStyle(element).getPropertyValue("--per-view")) || 1);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track]);
  return perView;
}

/** Tells which slide is in view whenever it changes. */
function useSelected(api: EmblaApi | undefined, onSelect: ((index: number) => void) | undefined) {
  const onChange = useEffectEvent((current: EmblaApi) => onSelect?.(current.selectedScrollSnap()));
  useEffect(() => {
    if (!api) return;
    const update = () => onChange(api);
    api.on("select", update).on("reInit", update);
    return () => {
      api.off("select", update).off("reInit", update);
    };
  }, [api]);
}

/**
 * Slides side by side that loop without end (ARIA APG carousel). Before scripts run it is a row to
 * scroll; the arrows are there when there is something out of view to show.
 */
export function Carousel(props: CarouselProps) {
  const { name, slides, layout, words, arrows = "below", landmark, className, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Measuring slides costs time: a carousel comes alive when it is about to be seen.
  const near = useNear(box);
  const moves = slides.length > (usePerView(track) ?? 0);
  const [viewport, api] = useEmblaCarousel({ loop: true, align: "start", active: near && moves });
  const live = near && api !== undefined;
  const id = useId();
  useSelected(api, onSelect);

  const arrowClass = clsx(
    roundClass({ look: arrows === "over" ? "onPicture" : "outline" }),
    arrows === "over" && "bg-night/50",
  );

  return (
    <div
      ref={box}
      role={landmark ? "region" : "group"}
      aria-roledescription="carousel"
      aria-label={name}
      className={clsx("relative", className)}
    >
      <div
        ref={viewport}
        id={id}
        className="carousel-viewport"
        data-live={live ? "" : undefined}
        // A row to scroll must be within reach of the keyboard.
        tabIndex={live ? undefined : 0}
      >
        <div ref={track} className={clsx("carousel-track", layout)}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} ${words.of} ${slides.length}`}
              className="carousel-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {moves && (
        <div
          className={clsx(
            "hidden gap-3 js:flex",
            arrows === "over"
              ? "pointer-events-none absolute inset-x-4 top-1/2 -translate-y-1/2 justify-between"
              : "mt-8 justify-center",
          )}
        >
          <button
            type="button"
            className={clsx(arrowClass, "pointer-events-auto")}
            aria-label={words.previous}
            aria-controls={id}
            onClick={() => api?.scrollPrev()}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={clsx(arrowClass, "pointer-events-auto")}
            aria-label={words.next}
            aria-controls={id}
            onClick={() => api?.scrollNext()}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
    </div>
  );
}
