import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { sortByStatus, type StayAvailability } from "#app/domain/stay-availability.ts";
import { useAvailability } from "../nights/availability-store.ts";

function isInView(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Sorts free rooms first, unless a card has the focus, or the first availability arrives while the list is in view. */
export function useRoomOrder<Room extends { slug: string }>(
  rooms: Room[],
  answers: Record<string, StayAvailability | undefined>,
  list: RefObject<HTMLElement | null>,
): Room[] {
  const sortedSlugs = sortByStatus(rooms, (slug) => answers[slug]?.status).map(({ slug }) => slug);
  const [slugOrder, setSlugOrder] = useState(sortedSlugs);
  const joinedSlugs = sortedSlugs.join();
  const hasAvailability = useAvailability() !== undefined;
  const wasSorted = useRef(false);
  useLayoutEffect(() => {
    if (!hasAvailability || !list.current) return;
    const isFirstSort = !wasSorted.current;
    wasSorted.current = true;
    if (list.current.contains(document.activeElement)) return;
    if (!isFirstSort || !isInView(list.current)) setSlugOrder(joinedSlugs.split(","));
  }, [hasAvailability, joinedSlugs, list]);
  const positionOf = ({ slug }: Room) => slugOrder.indexOf(slug);
  return [...rooms].sort((one, other) => positionOf(one) - positionOf(other));
}
