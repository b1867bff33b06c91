/**
 * Alternatives for an enquiry: other rooms in the same nights, the same rooms in nights nearby, several
 * rooms for a party that needs them.
 *
 * Rules:  a taken room is no offer, nor is a room with too few beds or with a longer minimum stay.
 *         An offer is "free" only where the availability is fresh; otherwise the family looks first.
 * Errors: none; without availability every offer has the status "ask".
 */
import { type Availability, houseDayAt } from "./availability.ts";
import { type Party, roomsFor } from "./party.ts";
import { type Prices, pricesOfRooms } from "./prices.ts";
import { quoteRooms, type Total } from "./quote-rooms.ts";
import { freshnessOfRooms, roomsOf, stayStatus, type StayStatus } from "./room-availability.ts";
import { nightsOf, type Stay, staysNearby } from "./stay.ts";

export type Alternative = {
  kind: "other-room" | "several-rooms" | "other-nights";
  /** In the order of the house. */
  rooms: string[];
  stay: Stay;
  status: Exclude<StayStatus, "taken">;
  total: Total;
};

type RequestedStay = {
  stay: Stay;
  party: Party;
  /** Slugs; none for any room. */
  rooms?: string[];
};

type HouseData = {
  /** The slugs of all rooms, in the order of the house. */
  rooms: string[];
  prices: Prices;
  availability: Availability;
};

/** How many days before and after the stay are searched, and how many stays are offered. */
const NEARBY_SEARCH = { days: 7, most: 3 };

/** The rooms that a party takes: as many as it asks for, or more where their beds do not suffice. */
export function roomsNeeded(party: Party): number {
  return Math.max(party.rooms, roomsFor(party));
}

/** All combinations of `count` rooms. */
function roomCombinations(rooms: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, at) =>
    roomCombinations(rooms.slice(at + 1), count - 1).map((others) => [room, ...others]),
  );
}

/** The status of a stay in all of these rooms; "free" only where the availability of each is fresh. */
export function certainStatus(
  stay: Stay,
  rooms: string[],
  availability: Availability,
  now: number,
): StayStatus {
  const status = stayStatus(stay, roomsOf(availability, rooms, rooms.length, now));
  const { state } = freshnessOfRooms(availability, rooms, now);
  return status === "free" && state !== "fresh" ? "ask" : status;
}

/** The total of a stay in all of these rooms. */
export function totalOfRooms(rooms: string[], stay: Stay, party: Party, prices: Prices): Total {
  return quoteRooms(stay, { ...party, rooms: rooms.length }, pricesOfRooms(rooms, prices));
}

const statusRank = ({ status }: Alternative) => (status === "free" ? 0 : 1);

/** Free offers first, then the cheapest. */
const sortedOffers = (offers: Alternative[]): Alternative[] =>
  offers.toSorted(
    (one, other) => statusRank(one) - statusRank(other) || one.total.cents - other.total.cents,
  );

/**
 * The offers for an enquiry: for a party in one room each other room, for a larger party the best combination of rooms,
 * and at most `NEARBY_SEARCH.most` stays nearby, the nearest first.
 */
export function findAlternatives(
  { stay, party, rooms: requestedRooms = [] }: RequestedStay,
  { rooms, prices, availability }: HouseData,
  now: number,
): Alternative[] {
  const roomCount = roomsNeeded(party);
  const today = houseDayAt(now);

  /** One offer, or none where these rooms cannot be offered for the stay. */
  const offerOf = (kind: Alternative["kind"], slugs: string[], offered: Stay): Alternative[] => {
    const status = certainStatus(offered, slugs, availability, now);
    if (status === "taken" || offered.checkIn < today) return [];
    const total = totalOfRooms(slugs, offered, party, prices);
    if (total.minNights > nightsOf(offered)) return [];
    return [{ kind, rooms: slugs, stay: offered, status, total }];
  };

  const combinations = roomCombinations(rooms, roomCount);
  const isRequested = (slugs: string[]) =>
    slugs.length === requestedRooms.length && slugs.every((slug) => requestedRooms.includes(slug));
  const otherCombinations = combinations.filter((slugs) => !isRequested(slugs));
  const inSameNights =
    roomCount === 1
      ? otherCombinations.flatMap((slugs) => offerOf("other-room", slugs, stay))
      : sortedOffers(
          otherCombinations.flatMap((slugs) => offerOf("several-rooms", slugs, stay)),
        ).slice(0, 1);

  const requestedCombinations = combinations.filter(isRequested);
  const combinationsNearby =
    requestedCombinations.length > 0 ? requestedCombinations : combinations;
  const inOtherNights = staysNearby(stay, NEARBY_SEARCH.days).flatMap((nearby) =>
    sortedOffers(
      combinationsNearby.flatMap((slugs) => offerOf("other-nights", slugs, nearby)),
    ).slice(0, 1),
  );
  return [
    ...inSameNights.toSorted((one, other) => statusRank(one) - statusRank(other)),
    ...inOtherNights.slice(0, NEARBY_SEARCH.most),
  ];
}
