import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { sortByStatus, type StayAvailability } from "#app/domain/stay-availability.ts";
import { useAvailability } from "../nights/availability-store.ts";

function isInView(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Returns the rooms with free rooms first; keeps the order if a change would move cards that the guest is using or reading. */
export function useRoomOrder<Room extends { slug: string }>(
  rooms: Room[],
  answers: Record<string, StayAvailability | undefined>,
  listElement: RefObject<HTMLElement | null>,
): Room[] {
  const sortedSlugs = sortByStatus(rooms, (slug) => answers[slug]?.status).map(({ slug }) => slug);
  const [slugOrder, setSlugOrder] = useState(sortedSlugs);
  const joinedSlugs = sortedSlugs.join();
  const hasAvailability = useAvailability() !== undefined;
  const wasSorted = useRef(false);
  useLayoutEffect(() => {
    if (!hasAvailability || !listElement.current) return;
    const isFirstSort = !wasSorted.current;
    wasSorted.current = true;
    if (listElement.current.contains(document.activeElement)) return;
    if (!isFirstSort || !isInView(listElement.current)) setSlugOrder(joinedSlugs.split(","));
  }, [hasAvailability, joinedSlugs, listElement]);
  const positionOf = ({ slug }: Room) => slugOrder.indexOf(slug);
  return [...rooms].sort((one, other) => positionOf(one) - positionOf(other));
}
