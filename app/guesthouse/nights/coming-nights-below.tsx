import { useEffect, useRef, useState } from "react";
import type { Prices } from "#app/domain/prices.ts";
import { useNear } from "#app/ui/use-near.ts";
import { askFreeNights, useFreeNights } from "./free-nights.ts";

/** The least distance of its place from the window's top, in window heights: a guest scrolls on meanwhile. */
const LEAST_DISTANCE = 1.25;

type ComingNightsBelowProps = {
  /** Of the rooms that may be offered. */
  prices: Prices;
  className: string;
};

/**
 * The place of the next free nights: empty until it comes near and something is known. What is in the
 * window never moves: they appear while their place is still below it.
 */
export function ComingNightsBelow({ prices, className }: ComingNightsBelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, "100%");
  const shown = useFreeNights();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isNear) void askFreeNights();
  }, [isNear]);
  useEffect(() => {
    if (!shown || isOpen || !place.current) return;
    const { current } = place;
    const openIfBelow = () => {
      if (current.getBoundingClientRect().top > LEAST_DISTANCE * innerHeight) setOpen(true);
    };
    openIfBelow();
    addEventListener("scroll", openIfBelow, { passive: true });
    return () => removeEventListener("scroll", openIfBelow);
  }, [shown, isOpen]);
  return (
    <div ref={place} className={className}>
      {isOpen && shown && <shown.ComingNights known={shown.known} prices={prices} />}
    </div>
  );
}
