/**
 * What the house answers to a stay: the same in the page, in what our server writes into it, and in the
 * order of the search.
 *
 * Shapes: in, the nights that are known and what is asked; out, an answer with what it stands on.
 * Errors: none; nothing where the house publishes no nights, or where the beds do not suffice and so
 *         no room may be called free.
 */
import type { FreeNights, Knowledge } from "./free-nights.ts";
import { ageOf, type Answer, answerTo, nearestStays, roomsOf, toldOf } from "./free-rooms.ts";
import type { Party } from "./party.ts";
import { roomFit } from "./room-fit.ts";
import type { Stay } from "./stay.ts";

export type StayAnswer = {
  answer: Answer;
  /** Free stays as long as one that is taken, the nearest first. */
  nearest: Stay[];
  state: Knowledge;
  /** The oldest reading it stands on, in milliseconds since 1970. */
  asOf?: number;
};

export type AskedStay = {
  stay: Stay;
  party: Party;
  /** The rooms that may be given; of one, it alone is asked for. */
  slugs: string[];
};

export function stayAnswer(
  known: FreeNights,
  { stay, party, slugs }: AskedStay,
  now: number,
): StayAnswer | undefined {
  if (Object.keys(known.rooms).length === 0) return undefined;
  const needed = slugs.length === 1 ? 1 : party.rooms;
  const rooms = roomsOf(known, slugs, needed, now);
  const answer = answerTo(stay, rooms);
  const isTooFull = roomFit(party) === "too-many";
  if (isTooFull && answer !== "taken") return undefined;
  const nearest = answer === "taken" && !isTooFull ? nearestStays(stay, rooms) : [];
  return { answer, nearest, ...ageOf(toldOf(known, slugs), now) };
}

const RANKS: Record<Answer, number> = { free: 0, ask: 1, taken: 2 };

/** Rooms by their answers: the free ones first and the taken ones last, else as the family has them. */
export function byAnswer<Room extends { slug: string }>(
  rooms: readonly Room[],
  answerOf: (slug: string) => Answer | undefined,
): Room[] {
  const rank = ({ slug }: Room) => RANKS[answerOf(slug) ?? "ask"];
  return rooms.toSorted((one, other) => rank(one) - rank(other));
}
