/** Finds stays to offer in place of a requested one; an offer is "free" only if its rooms' calendars were read recently. */
import { type Availability, houseDayAt } from "./availability.ts";
import { type Party, roomCountFor } from "./party.ts";
import { type Prices, pricesOfRooms } from "./prices.ts";
import { quoteRooms, type PartyQuote } from "./quote-rooms.ts";
import { certainStatus, availabilityOf, type StayStatus } from "./room-availability.ts";
import { nightCountOf, type Stay, staysNearby } from "./stay.ts";

export type Alternative = {
  kind: "other-room" | "several-rooms" | "other-nights";
  /** Slugs, in the order of content/rooms.yaml. */
  rooms: string[];
  stay: Stay;
  status: Exclude<StayStatus, "taken">;
  total: PartyQuote;
};

type RequestedStay = {
  stay: Stay;
  party: Party;
  /** Slugs; empty or undefined if the guest asks for any room. */
  rooms?: string[];
};

type HouseRooms = {
  /** The slugs of all rooms, in the order of content/rooms.yaml. */
  rooms: string[];
  prices: Prices;
  availability: Availability;
};

/** Offers of other nights begin at most `days` days before or after the requested stay; there are at most `maxOffers`. */
const NEARBY_SEARCH = { days: 7, maxOffers: 3 };

export function neededRoomCount(party: Party): number {
  return Math.max(party.rooms, roomCountFor(party));
}

function roomCombinations(rooms: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, index) =>
    roomCombinations(rooms.slice(index + 1), count - 1).map((others) => [room, ...others]),
  );
}

export function roomsQuote(rooms: string[], stay: Stay, party: Party, prices: Prices): PartyQuote {
  return quoteRooms(stay, { ...party, rooms: rooms.length }, pricesOfRooms(rooms, prices));
}

const statusRank = ({ status }: Alternative) => (status === "free" ? 0 : 1);

const sortOffers = (offers: Alternative[]): Alternative[] =>
  offers.toSorted(
    (one, other) => statusRank(one) - statusRank(other) || one.total.cents - other.total.cents,
  );

/** Finds offers: first for the requested nights (the other rooms, or the best combination of rooms), then for nearby nights. */
export function findAlternatives(
  { stay, party, rooms: requestedRooms = [] }: RequestedStay,
  { rooms, prices, availability }: HouseRooms,
  now: number,
): Alternative[] {
  const roomCount = neededRoomCount(party);
  const today = houseDayAt(now);

  const offersFor = (kind: Alternative["kind"], slugs: string[], newStay: Stay): Alternative[] => {
    const status = certainStatus(newStay, availabilityOf(availability, slugs, slugs.length, now));
    if (status === "taken" || newStay.checkIn < today) return [];
    const quote = roomsQuote(slugs, newStay, party, prices);
    if (quote.minNights > nightCountOf(newStay)) return [];
    return [{ kind, rooms: slugs, stay: newStay, status, total: quote }];
  };

  const combinations = roomCombinations(rooms, roomCount);
  const isRequested = (slugs: string[]) =>
    slugs.length === requestedRooms.length && slugs.every((slug) => requestedRooms.includes(slug));
  const otherCombinations = combinations.filter((slugs) => !isRequested(slugs));
  const kind = roomCount === 1 ? "other-room" : "several-rooms";
  const sameNightOffers = otherCombinations.flatMap((slugs) => offersFor(kind, slugs, stay));

  const requestedCombinations = combinations.filter(isRequested);
  const combinationsForOtherNights =
    requestedCombinations.length > 0 ? requestedCombinations : combinations;
  const otherNightOffers = staysNearby(stay, NEARBY_SEARCH.days).flatMap((nearby) =>
    sortOffers(
      combinationsForOtherNights.flatMap((slugs) => offersFor("other-nights", slugs, nearby)),
    ).slice(0, 1),
  );
  return [
    ...(roomCount === 1
      ? sameNightOffers.toSorted((one, other) => statusRank(one) - statusRank(other))
      : sortOffers(sameNightOffers).slice(0, 1)),
    ...otherNightOffers.slice(0, NEARBY_SEARCH.maxOffers),
  ];
}
