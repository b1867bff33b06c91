/**
 * The party: how many rooms, adults and children are asked for.
 *
 * Shapes: `Party`, three whole numbers.
 * Units:  persons and rooms; beds are beds of the house (a double bed and one extra bed a room).
 * Errors: none; counts are kept within their limits when they change.
 * Source: specification, sections 5 and 9; no upper limit on persons (docs/departures.md).
 */
export type Party = { rooms: number; adults: number; children: number };

export type Count = keyof Party;

type Limits = { min: number; max: number };

export const LIMITS: Record<Count, Limits> = {
  rooms: { min: 1, max: 3 },
  adults: { min: 1, max: Number.POSITIVE_INFINITY },
  children: { min: 0, max: Number.POSITIVE_INFINITY },
};

export const DEFAULT_PARTY: Party = { rooms: 1, adults: 1, children: 0 };

/** Persons a room sleeps: a double bed and the single bed that can be added. */
export const BEDS_PER_ROOM = 3;

/** A count brought back within its limits; what is no number becomes the least. */
export function withinLimits(count: Count, value: number): number {
  const { min, max } = LIMITS[count];
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.trunc(value)));
}

/** The party after one press of a counter's button. */
export function stepped(party: Party, count: Count, step: 1 | -1): Party {
  return { ...party, [count]: withinLimits(count, party[count] + step) };
}

export type PartyHint = { kind: "more-rooms"; rooms: number } | { kind: "more-than-the-house" };

/** What to tell a party that does not fit the beds of the rooms it asks for. */
export function partyHint({ rooms, adults, children }: Party): PartyHint | undefined {
  const needed = Math.ceil((adults + children) / BEDS_PER_ROOM);
  if (needed > LIMITS.rooms.max) return { kind: "more-than-the-house" };
  return needed > rooms ? { kind: "more-rooms", rooms: needed } : undefined;
}
