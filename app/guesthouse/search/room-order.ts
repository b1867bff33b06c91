/** The availability of each room of the search, and the order of the rooms by it. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Party } from "#app/domain/party.ts";
import type { Stay } from "#app/domain/stay.ts";
import { useAvailability } from "../nights/availability-store.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";

type WithSlug = { slug: string };

type ResultsBySlug = Record<string, StayAvailability | undefined>;

/** By slug; empty without availability. */
export function useRoomAvailability(
  rooms: WithSlug[],
  stay: Stay | undefined,
  party: Party,
): ResultsBySlug {
  const loaded = useAvailability();
  return useMemo(() => {
    if (!loaded || !stay) return {};
    const { availability, now, stayAvailability } = loaded;
    return Object.fromEntries(
      rooms.map(({ slug }) => [
        slug,
        stayAvailability(availability, { stay, party, slugs: [slug] }, now),
      ]),
    );
  }, [loaded, rooms, stay, party]);
}

/** The rooms in the order in which our server put the cards. */
function slugsOnPage(): string[] {
  if (typeof document === "undefined") return [];
  const cards = document.querySelectorAll<HTMLElement>("[data-card]");
  return Array.from(cards, (card) => card.dataset["card"] ?? "");
}

function isInView(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Sorts free rooms first and taken ones last. The order does not change while the focus is on a card, nor
 * by the first availability while the list is in view.
 */
export function useRoomOrder<Room extends WithSlug>(
  rooms: Room[],
  results: ResultsBySlug,
  list: RefObject<HTMLElement | null>,
): Room[] {
  const loaded = useAvailability();
  const sortedSlugs = loaded
    ? loaded.sortByStatus(rooms, (slug) => results[slug]?.status).map(({ slug }) => slug)
    : undefined;
  const [order, setOrder] = useState(() => sortedSlugs ?? slugsOnPage());
  const next = sortedSlugs?.join();
  const wasSorted = useRef(sortedSlugs !== undefined);
  useLayoutEffect(() => {
    if (next === undefined || !list.current) return;
    const isFirst = !wasSorted.current;
    wasSorted.current = true;
    if (list.current.contains(document.activeElement)) return;
    if (!isFirst || !isInView(list.current)) setOrder(next.split(","));
  }, [next, list]);
  const place = ({ slug }: Room) => order.indexOf(slug);
  return [...rooms].sort((one, other) => place(one) - place(other));
}
