/** The availability of each room of the search, and the order of the rooms by it. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Party } from "#app/domain/party.ts";
import type { Stay } from "#app/domain/stay.ts";
import {
  sortByStatus,
  stayAvailability,
  type StayAvailability,
} from "#app/domain/stay-availability.ts";
import { useAvailability, useNightsOfAddress } from "../nights/availability-store.ts";

type WithSlug = { slug: string };

type ResultsBySlug = Record<string, StayAvailability | undefined>;

/** The availability of each room, by slug; empty without availability. */
export function useRoomAvailability(
  rooms: WithSlug[],
  stay: Stay | undefined,
  party: Party,
): ResultsBySlug {
  const availabilityState = useAvailability();
  const nightsOfAddress = useNightsOfAddress();
  return useMemo(() => {
    if (!stay) return {};
    if (!availabilityState) return nightsOfAddress?.answers ?? {};
    const { availability, now } = availabilityState;
    return Object.fromEntries(
      rooms.map(({ slug }) => [
        slug,
        stayAvailability(availability, { stay, party, slugs: [slug] }, now),
      ]),
    );
  }, [availabilityState, nightsOfAddress, rooms, stay, party]);
}

function isInView(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Sorts free rooms first and taken ones last. The order does not change while a card has the focus, nor
 * when availability is first loaded while the list is in view.
 */
export function useRoomOrder<Room extends WithSlug>(
  rooms: Room[],
  results: ResultsBySlug,
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
  const placeInOrder = ({ slug }: Room) => order.indexOf(slug);
  return [...rooms].sort((one, other) => placeInOrder(one) - placeInOrder(other));
}
