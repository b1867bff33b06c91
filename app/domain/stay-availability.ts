import type { Availability } from "./availability.ts";
import { type StayStatus, stayStatus, nearestStays, availabilityOf } from "./room-availability.ts";
import { type Party, roomFit } from "./party.ts";
import { type Prices, pricesOfRooms } from "./prices.ts";
import type { Stay } from "./stay.ts";

export type StayAvailability = NonNullable<ReturnType<typeof stayAvailability>>;

type StayRequest = {
  stay: Stay;
  party: Party;
  /** The requested room, or all rooms if the guest asks for any room. */
  slugs: string[];
};

/** Returns undefined if no availability is known, or if the rooms are not taken but the party is too large for them. */
function stayAvailability(
  availability: Availability,
  { stay, party, slugs }: StayRequest,
  now: number,
) {
  if (Object.keys(availability.rooms).length === 0) return undefined;
  const neededRooms = slugs.length === 1 ? 1 : party.rooms;
  const roomsAvailability = availabilityOf(availability, slugs, neededRooms, now);
  const status = stayStatus(stay, roomsAvailability);
  const isPartyTooLarge = roomFit(party) === "too-many";
  if (isPartyTooLarge && status !== "taken") return undefined;
  const nearest =
    status === "taken" && !isPartyTooLarge ? nearestStays(stay, roomsAvailability) : [];
  return { status, nearest, ...roomsAvailability.freshness };
}

/** Returns the availability of each room under its slug, and the availability of the whole house under "". */
export function stayAnswers(availability: Availability, request: StayRequest, now: number) {
  const answerIn = (slugs: string[]) => stayAvailability(availability, { ...request, slugs }, now);
  const { slugs } = request;
  const answers = slugs.map((slug): [string, StayAvailability | undefined] => [
    slug,
    answerIn([slug]),
  ]);
  return Object.fromEntries([...answers, ["", answerIn(slugs)]]);
}

/** Returns the prices of the free rooms; if these are too few, of the rooms not taken; if these are too few, of all rooms. */
export function pricesOfOpenRooms(
  availability: Availability,
  { stay, party, prices }: { stay: Stay; party: Party; prices: Prices },
  now: number,
): Prices {
  const statusOf = (slug: string) => stayStatus(stay, availabilityOf(availability, [slug], 1, now));
  const openSlugs = Object.keys(prices.rates).filter((slug) => statusOf(slug) !== "taken");
  const freeSlugs = openSlugs.filter((slug) => statusOf(slug) === "free");
  const enoughSlugs = [freeSlugs, openSlugs].find((slugs) => slugs.length >= party.rooms);
  return enoughSlugs ? pricesOfRooms(enoughSlugs, prices) : prices;
}

const STATUS_RANKS: Record<StayStatus, number> = { free: 0, ask: 1, taken: 2 };

export function sortByStatus<Room extends { slug: string }>(
  rooms: readonly Room[],
  statusOf: (slug: string) => StayStatus | undefined,
): Room[] {
  const rankOf = ({ slug }: Room) => STATUS_RANKS[statusOf(slug) ?? "ask"];
  return [...rooms].sort((one, other) => rankOf(one) - rankOf(other));
}
