import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { sortByStatus, type StayAvailability } from "#app/domain/stay-availability.ts";
import { useAvailability } from "../nights/availability-store.ts";

function isInView(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** No card moves while any card has the focus, nor when the first availability arrives while the list is in view. */
export function useRoomOrder<Room extends { slug: string }>(
  rooms: Room[],
  results: Record<string, StayAvailability | undefined>,
  list: RefObject<HTMLElement | null>,
): Room[] {
  const sortedSlugs = sortByStatus(rooms, (slug) => results[slug]?.status).map(({ slug }) => slug);
  const [order, setOrder] = useState(sortedSlugs);
  const nextOrder = sortedSlugs.join();
  const hasAvailability = useAvailability() !== undefined;
  const wasSorted = useRef(false);
  useLayoutEffect(() => {
    if (!hasAvailability || !list.current) return;
    const isFirstSort = !wasSorted.current;
    wasSorted.current = true;
    if (list.current.contains(document.activeElement)) return;
    if (!isFirstSort || !isInView(list.current)) setOrder(nextOrder.split(","));
  }, [hasAvailability, nextOrder, list]);
  const positionOf = ({ slug }: Room) => order.indexOf(slug);
  return [...rooms].sort((one, other) => positionOf(one) - positionOf(other));
}
