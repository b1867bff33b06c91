/** What each room of the search answers to the dates, and in which order they stand for it. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Party } from "#app/domain/party.ts";
import type { Stay } from "#app/domain/stay.ts";
import { useFreeNights } from "../nights/free-nights.ts";
import type { RoomNights } from "./room-answer.tsx";

type Slugged = { slug: string };

type Answers = Record<string, RoomNights | undefined>;

/** By the room's slug; none before they are known. */
export function useRoomNights(rooms: Slugged[], stay: Stay | undefined, party: Party): Answers {
  const nights = useFreeNights();
  return useMemo(() => {
    if (!nights || !stay) return {};
    const { known, now, stayAnswer, Availability } = nights;
    return Object.fromEntries(
      rooms.map(({ slug }) => {
        const said = stayAnswer(known, { stay, party, slugs: [slug] }, now);
        return [slug, said && { said, now, Availability }];
      }),
    );
  }, [nights, rooms, stay, party]);
}

/** The cards of the page that wakes, as our server has put them. */
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
 * The rooms, free ones first and taken ones last. They stay where the focus is among them, and while
 * they are looked at unless the guest has just chosen otherwise.
 */
export function useOrder<Room extends Slugged>(
  rooms: Room[],
  answers: Answers,
  list: RefObject<HTMLElement | null>,
): Room[] {
  const nights = useFreeNights();
  const wanted = nights
    ? nights.byAnswer(rooms, (slug) => answers[slug]?.said.answer).map(({ slug }) => slug)
    : undefined;
  const [order, setOrder] = useState(() => wanted ?? slugsOnPage());
  const next = wanted?.join();
  const wasKnown = useRef(wanted !== undefined);
  useLayoutEffect(() => {
    if (next === undefined || !list.current) return;
    const isFirst = !wasKnown.current;
    wasKnown.current = true;
    if (list.current.contains(document.activeElement)) return;
    if (!isFirst || !isInView(list.current)) setOrder(next.split(","));
  }, [next, list]);
  const place = ({ slug }: Room) => order.indexOf(slug);
  return rooms.toSorted((one, other) => place(one) - place(other));
}
