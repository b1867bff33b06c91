/**
 * What else the house can offer for an enquiry: other rooms in the same nights, the same rooms in
 * nights nearby, several rooms for a party that needs them.
 *
 * Shapes: in, a stay, a party and the rooms asked for, with availability and prices; out, offers, each
 *         with its rooms, its price and its status.
 * Rules:  a taken room is no offer, nor one whose beds do not suffice or whose minimum stay is longer.
 *         An offer is "free" only where the reading is fresh; otherwise the family looks first.
 * Errors: none; without availability every offer is "ask".
 */
import { type Availability, houseDayAt } from "./availability.ts";
import { type Party, roomsFor } from "./party.ts";
import { type Prices, pricesOfRooms } from "./prices.ts";
import { quoteRooms, type Total } from "./quote-rooms.ts";
import {
  freshnessOfRooms,
  roomNightsOf,
  roomsOf,
  stayStatus,
  type StayStatus,
} from "./room-availability.ts";
import { nightsOf, type Stay, staysNearby } from "./stay.ts";

export type Alternative = {
  kind: "other-room" | "several-rooms" | "other-nights";
  /** In the order of the house. */
  rooms: string[];
  stay: Stay;
  status: Exclude<StayStatus, "taken">;
  total: Total;
};

type EnquiryToMatch = {
  stay: Stay;
  party: Party;
  /** Slugs; none for any room. */
  rooms?: string[];
};

type HouseState = {
  /** The slugs of all rooms, in the order of the house. */
  rooms: string[];
  prices: Prices;
  availability: Availability;
};

/** How far from the stay nights nearby are searched, in days, and how many are offered. */
const NEARBY_SEARCH = { days: 7, most: 3 };

/** The rooms that a party takes: as many as it asks for, or more where their beds do not suffice. */
export function roomsNeeded(party: Party): number {
  return Math.max(party.rooms, roomsFor(party));
}

/** All choices of `count` rooms. */
function roomCombinations(rooms: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, at) =>
    roomCombinations(rooms.slice(at + 1), count - 1).map((others) => [room, ...others]),
  );
}

/** "free" only where every room's reading is fresh. */
export function certainStatus(
  stay: Stay,
  rooms: string[],
  availability: Availability,
  now: number,
): StayStatus {
  const status = stayStatus(stay, roomsOf(availability, rooms, rooms.length, now));
  const { state } = freshnessOfRooms(roomNightsOf(availability, rooms), now);
  return status === "free" && state !== "fresh" ? "ask" : status;
}

/** The price of a stay in exactly these rooms. */
export function totalIn(rooms: string[], stay: Stay, party: Party, prices: Prices): Total {
  return quoteRooms(stay, { ...party, rooms: rooms.length }, pricesOfRooms(rooms, prices));
}

const statusRank = ({ status }: Alternative) => (status === "free" ? 0 : 1);

export function alternatives(
  { stay, party, rooms: asked = [] }: EnquiryToMatch,
  { rooms, prices, availability }: HouseState,
  now: number,
): Alternative[] {
  const needed = roomsNeeded(party);
  const today = houseDayAt(now);

  const offerOf = (kind: Alternative["kind"], slugs: string[], nights: Stay): Alternative[] => {
    const status = certainStatus(nights, slugs, availability, now);
    if (status === "taken" || nights.checkIn < today) return [];
    const total = totalIn(slugs, nights, party, prices);
    if (total.minNights > nightsOf(nights)) return [];
    return [{ kind, rooms: slugs, stay: nights, status, total }];
  };
  /** Free ones first, then the cheapest. */
  const best = (offers: Alternative[]): Alternative[] =>
    offers.toSorted(
      (one, other) => statusRank(one) - statusRank(other) || one.total.cents - other.total.cents,
    );

  const choices = roomCombinations(rooms, needed);
  const isAsked = (slugs: string[]) =>
    slugs.length === asked.length && slugs.every((slug) => asked.includes(slug));
  const sameNights = choices.filter((slugs) => !isAsked(slugs));
  const others =
    needed === 1
      ? sameNights.flatMap((slugs) => offerOf("other-room", slugs, stay))
      : best(sameNights.flatMap((slugs) => offerOf("several-rooms", slugs, stay))).slice(0, 1);

  const askedChoices = choices.filter(isAsked);
  const nearby = staysNearby(stay, NEARBY_SEARCH.days).flatMap((nights) =>
    best(
      (askedChoices.length > 0 ? askedChoices : choices).flatMap((slugs) =>
        offerOf("other-nights", slugs, nights),
      ),
    ).slice(0, 1),
  );
  return [
    ...others.toSorted((one, other) => statusRank(one) - statusRank(other)),
    ...nearby.slice(0, NEARBY_SEARCH.most),
  ];
}
