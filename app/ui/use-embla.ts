import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState } from "react";

type EmblaOptions = {
  /** Whether the carousel is about to be seen. */
  near: boolean;
  /** Whether there is something out of view to move to. */
  active: boolean;
  axis: "x" | "y";
};

/**
 * What moves a carousel's viewport, fetched and made when it is about to be seen: its code weighs as
 * much as a picture, and measuring slides costs time.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  { near, active, axis }: EmblaOptions,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!near || !active) return;
    let made: EmblaCarouselType | undefined;
    let isWanted = true;
    const make = async () => {
      const { default: create } = await import("embla-carousel");
      if (!isWanted || !viewport.current) return;
      made = create(viewport.current, { loop: true, align: "start", axis });
      setEmbla(made);
    };
    // Where it cannot be fetched, the row still scrolls.
    make().catch(() => {});
    return () => {
      isWanted = false;
      made?.destroy();
      setEmbla(undefined);
    };
  }, [near, active, axis, viewport]);
  return embla;
}

/** Moves a carousel; one that does not stand yet moves as soon as it does. */
export function useMove(embla: EmblaCarouselType | undefined) {
  const asked = useRef<((embla: EmblaCarouselType) => void)[]>([]);
  useEffect(() => {
    if (!embla) return;
    for (const move of asked.current.splice(0)) move(embla);
  }, [embla]);
  return (move: (embla: EmblaCarouselType) => void) =>
    embla ? move(embla) : void asked.current.push(move);
}
