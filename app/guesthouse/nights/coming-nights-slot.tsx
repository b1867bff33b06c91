import { useEffect, useRef, useState } from "react";
import type { Prices } from "#app/domain/prices.ts";
import { useIsNear } from "#app/ui/use-is-near.ts";
import { useChoice } from "#app/client-state/choice.ts";
import { loadAvailability, useAvailability } from "./availability-store.ts";

/** The least distance of the slot from the window's top, in window heights: the guest goes on scrolling meanwhile. */
const MIN_DISTANCE = 1.25;

type ComingNightsSlotProps = {
  prices: Prices;
  className: string;
};

/**
 * The place of the next free stays. It is filled while it is still below the window, so that nothing in
 * the window moves, and for guests who have chosen no dates yet.
 */
export function ComingNightsSlot({ prices, className }: ComingNightsSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, "100%");
  const loaded = useAvailability();
  const hasDates = useChoice().stay !== undefined;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isNear) void loadAvailability();
  }, [isNear]);
  useEffect(() => {
    if (!loaded || isOpen || hasDates || !place.current) return;
    const { current } = place;
    const openIfBelow = () => {
      if (current.getBoundingClientRect().top > MIN_DISTANCE * innerHeight) setOpen(true);
    };
    openIfBelow();
    addEventListener("scroll", openIfBelow, { passive: true });
    return () => removeEventListener("scroll", openIfBelow);
  }, [loaded, isOpen, hasDates]);
  return (
    <div ref={place} className={className}>
      {isOpen && loaded && (
        <loaded.ComingNights availability={loaded.availability} now={loaded.now} prices={prices} />
      )}
    </div>
  );
}
