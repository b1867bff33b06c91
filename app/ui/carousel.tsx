import type { EmblaCarouselType } from "embla-carousel";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { clsx } from "clsx";
import { roundClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useIsNear } from "./scrolling.ts";

/** Embla, loaded when the carousel comes near: its code is as heavy as a picture. */
function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  isActive: boolean,
  axis: "x" | "y",
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!isActive) return;
    let instance: EmblaCarouselType | undefined;
    let isMounted = true;
    const make = async () => {
      const { default: create } = await import("embla-carousel");
      if (!isMounted || !viewport.current) return;
      instance = create(viewport.current, { loop: true, align: "start", axis });
      setEmbla(instance);
    };
    // Where it cannot be loaded, the row still scrolls.
    make().catch(() => {});
    return () => {
      isMounted = false;
      instance?.destroy();
      setEmbla(undefined);
    };
  }, [isActive, axis, viewport]);
  return embla;
}

/** Moves a carousel; until Embla is loaded, moves wait. */
function useQueuedMoves(embla: EmblaCarouselType | undefined) {
  const queue = useRef<((embla: EmblaCarouselType) => void)[]>([]);
  useEffect(() => {
    if (!embla) return;
    for (const move of queue.current.splice(0)) move(embla);
  }, [embla]);
  return (move: (embla: EmblaCarouselType) => void) =>
    embla ? move(embla) : void queue.current.push(move);
}

/** The state of a carousel, for its dots or thumbnails (app/sections/template/slide-buttons.tsx). */
export type CarouselState = {
  /** The viewport's id, for `aria-controls`. */
  id: string;
  index: number;
  count: number;
  select: (index: number) => void;
};

/**
 * Arrows below the slides, over them, or none; a vertical column has none. A still carousel only scrolls,
 * with disabled arrows.
 */
type CarouselLook = "below" | "over" | "bare" | "column" | "still";

type CarouselProps = {
  /** The accessible name: its heading, where it has one. */
  name: string;
  slides: ReactNode[];
  /** Classes that set `--per-view` (a fraction is possible) and `--gap`; for a column also `--height`. */
  layout: string;
  words: { previous: string; next: string; of: string };
  look?: CarouselLook;
  /** A landmark; false inside a section with the same heading. */
  landmark?: boolean;
  onSelect?: (index: number) => void;
  foot?: (state: CarouselState) => ReactNode;
};

/** The number of visible slides, by the layout's `--per-view` at this width. */
function usePerView(track: RefObject<HTMLElement | null>): number | undefined {
  const [perView, setPerView] = useState<number>();
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const update = () =>
      setPerView(Number(getComputedStyle(element).getPropertyValue("--per-view")) || 1);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track]);
  return perView;
}

/** The current slide; calls `onSelect` when it changes. */
function useSelectedSlide(
  api: EmblaCarouselType | undefined,
  onSelect: CarouselProps["onSelect"],
): number {
  const [index, setIndex] = useState(0);
  const onChange = useEffectEvent((current: EmblaCarouselType) => {
    setIndex(current.selectedScrollSnap());
    onSelect?.(current.selectedScrollSnap());
  });
  useEffect(() => {
    if (!api) return;
    const update = () => onChange(api);
    api.on("select", update).on("reInit", update);
    return () => {
      api.off("select", update).off("reInit", update);
    };
  }, [api]);
  return index;
}

type ArrowsProps = Pick<CarouselProps, "words" | "look"> & {
  controls: string;
  onMove: (way: "previous" | "next") => void;
};

function Arrows({ words, look, controls, onMove }: ArrowsProps) {
  const over = look === "over";
  return (
    <div
      className={clsx(
        "hidden gap-3 js:flex",
        over
          ? "pointer-events-none absolute inset-x-4 top-1/2 -translate-y-1/2 justify-between"
          : "mt-8 justify-center",
      )}
    >
      {(["previous", "next"] as const).map((way) => (
        <button
          key={way}
          type="button"
          disabled={look === "still"}
          className={clsx(
            roundClass({ look: over ? "onPicture" : "outline" }),
            "pointer-events-auto",
            over && "bg-night/50",
          )}
          aria-label={words[way]}
          aria-controls={controls}
          onClick={() => onMove(way)}
        >
          <Icon name={way} />
        </button>
      ))}
    </div>
  );
}

/** Whether a slide is the selected one, or beside it in the loop. */
function isBeside(slide: number, selected: number, count: number): boolean {
  return [0, 1, count - 1].includes((slide - selected + count) % count);
}

/**
 * A looping carousel (ARIA APG), horizontal or vertical. Without scripts it is a scrollable row; it has
 * arrows only where some slides are out of view.
 */
export function Carousel(props: CarouselProps) {
  const { name, slides, layout, words, look = "below", landmark, onSelect, foot } = props;
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const axis = look === "column" ? "y" : "x";
  const near = useIsNear(box);
  const moves = slides.length > (usePerView(track) ?? 0);
  const viewport = useRef<HTMLDivElement>(null);
  const api = useEmbla(viewport, near && moves && look !== "still", axis);
  const live = api !== undefined && look !== "still";
  const id = useId();
  const index = useSelectedSlide(api, onSelect);
  const move = useQueuedMoves(api);
  const hasArrows = look === "still" || (moves && look !== "bare" && look !== "column");

  return (
    <div
      ref={box}
      role={landmark ? "region" : "group"}
      aria-roledescription="carousel"
      aria-label={name}
      className="relative"
    >
      <div
        ref={viewport}
        id={id}
        className="carousel-viewport"
        data-axis={axis}
        data-live={live ? "" : undefined}
        // A scrollable row must be focusable; with arrows it leaves the tab order, but keeps a focus that
        // it already has.
        tabIndex={live ? -1 : 0}
      >
        <div ref={track} className={clsx("carousel-track", layout)}>
          {slides.map((slide, number) => (
            <div
              key={number}
              role="group"
              aria-roledescription="slide"
              aria-label={`${number + 1} ${words.of} ${slides.length}`}
              className="carousel-slide"
              data-near={near && isBeside(number, index, slides.length) ? "" : undefined}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {hasArrows && (
        <Arrows
          words={words}
          look={look}
          controls={id}
          onMove={(way) => move((it) => (way === "next" ? it.scrollNext() : it.scrollPrev()))}
        />
      )}
      {foot?.({
        id,
        index,
        count: slides.length,
        select: (number) => move((it) => it.scrollTo(number)),
      })}
    </div>
  );
}
