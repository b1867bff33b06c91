/**
 * The party: how many rooms, adults and children are asked for.
 *
 * Shapes: `Party`, three whole numbers and the children's ages; `Limits`, from what to what each may go.
 * Units:  persons and rooms; beds are beds of the house (a double bed and one extra bed a room).
 * Errors: none; counts are kept within their limits when they change.
 * Source: docs/specification.md, sections 5 and 9; no upper limit on persons (docs/departures.md).
 */
export type Party = {
  rooms: number;
  adults: number;
  children: number;
  /** The children's, as far as they were said; there may be more than children now. */
  ages?: Ages | undefined;
};

/** In years; nothing where nobody said it. */
export type Ages = (number | undefined)[];

/** A child is younger than this. */
export const GROWN_UP = 18;

export type Count = Exclude<keyof Party, "ages">;

export type Limits = Record<Count, { min: number; max: number }>;

/** What may be asked of a house with so many rooms. */
export function limitsOf(rooms: number): Limits {
  return {
    rooms: { min: 1, max: rooms },
    adults: { min: 1, max: Number.POSITIVE_INFINITY },
    children: { min: 0, max: Number.POSITIVE_INFINITY },
  };
}

export const DEFAULT_PARTY: Party = { rooms: 1, adults: 1, children: 0 };

/** Persons a room sleeps: a double bed and the single bed that can be added. */
export const BEDS_PER_ROOM = 3;

/** A count brought back within its limits; what is no number becomes the least. */
export function withinLimits(limits: Limits, count: Count, value: number): number {
  const { min, max } = limits[count];
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.trunc(value)));
}

/** A count as an address or a state names it; nothing when it is no number a guest would mean. */
export function readCount(limits: Limits, count: Count, text: string): Partial<Party> {
  return /^\d{1,3}$/.test(text) ? { [count]: withinLimits(limits, count, Number(text)) } : {};
}

/** Ages as an address names them, "4-x-11"; none when it is not what our own pages write. */
export function readAges(text: string): { ages?: Ages } {
  if (!/^(?:\d{1,2}|x)(?:-(?:\d{1,2}|x))*$/.test(text)) return {};
  const ages = text.split("-").map((age) => (age === "x" ? undefined : Number(age)));
  return ages.every((age = 0) => age < GROWN_UP) ? { ages } : {};
}

/** The ages of the children there are, for an address; empty when none was said. */
export function agesText({ children, ages = [] }: Pick<Party, "children" | "ages">): string {
  const said = ages.slice(0, children);
  const last = said.findLastIndex((age) => age !== undefined);
  return said
    .slice(0, last + 1)
    .map((age) => age ?? "x")
    .join("-");
}

/** The party once a child's age was said, or taken back. */
export function withAge(party: Party, child: number, age: number | undefined): Party {
  const ages = Array.from({ length: Math.max(party.children, party.ages?.length ?? 0) }, (_, at) =>
    at === child ? age : party.ages?.[at],
  );
  return { ...party, ages };
}

/** The party after one press of a counter's button. */
export function stepped(limits: Limits, party: Party, count: Count, step: 1 | -1): Party {
  return { ...party, [count]: withinLimits(limits, count, party[count] + step) };
}

export type PartyHint =
  | { kind: "more-rooms"; rooms: number }
  /** What the house sleeps, in persons. */
  | { kind: "more-than-the-house"; beds: number };

/** What to tell a party that does not fit the beds of the rooms it asks for. */
export function partyHint(limits: Limits, party: Party): PartyHint | undefined {
  const needed = Math.ceil((party.adults + party.children) / BEDS_PER_ROOM);
  const all = limits.rooms.max;
  if (needed > all) return { kind: "more-than-the-house", beds: all * BEDS_PER_ROOM };
  return needed > party.rooms ? { kind: "more-rooms", rooms: needed } : undefined;
}
