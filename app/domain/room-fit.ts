/**
 * How a party sleeps in one of our rooms.
 *
 * Shapes: in, a party; out, the beds it needs.
 * Units:  persons a room, when the party spreads evenly over its rooms.
 * Source: docs/specification.md, section 3: a double bed, and a single bed that can be added.
 */
import { BEDS_PER_ROOM, type Party } from "./party.ts";

/** In persons. */
const PERSONS_PER_DOUBLE_BED = 2;

type RoomFit = "double-bed" | "extra-bed" | "too-many";

/** In the fullest room. */
export function personsPerRoom({ rooms, adults, children }: Party): number {
  return Math.ceil((adults + children) / rooms);
}

export function roomFit(party: Party): RoomFit {
  const persons = personsPerRoom(party);
  if (persons <= PERSONS_PER_DOUBLE_BED) return "double-bed";
  return persons <= BEDS_PER_ROOM ? "extra-bed" : "too-many";
}
