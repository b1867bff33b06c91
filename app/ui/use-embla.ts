import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState } from "react";

type EmblaOptions = {
  /** Whether the carousel is near the window. */
  near: boolean;
  /** Whether some slides are out of view. */
  active: boolean;
  axis: "x" | "y";
};

/** Embla, loaded when the carousel comes near: its code is as heavy as a picture. */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  { near, active, axis }: EmblaOptions,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!near || !active) return;
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
  }, [near, active, axis, viewport]);
  return embla;
}

/** Moves a carousel; until Embla is loaded, moves wait. */
export function useMove(embla: EmblaCarouselType | undefined) {
  const queue = useRef<((embla: EmblaCarouselType) => void)[]>([]);
  useEffect(() => {
    if (!embla) return;
    for (const move of queue.current.splice(0)) move(embla);
  }, [embla]);
  return (move: (embla: EmblaCarouselType) => void) =>
    embla ? move(embla) : void queue.current.push(move);
}
