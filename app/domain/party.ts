export type Party = {
  rooms: number;
  adults: number;
  children: number;
  /** The chosen ages. Reducing the number of children removes no age, so there may be more ages than children. */
  ages?: Ages | undefined;
};

/** Ages in years; undefined for a child whose age the guest did not choose. */
export type Ages = (number | undefined)[];

export function agesOf({ children, ages = [] }: Pick<Party, "children" | "ages">): Ages {
  return Array.from({ length: children }, (_, child) => ages[child]);
}

export const ADULT_AGE = 18;

export type PartyField = Exclude<keyof Party, "ages">;

export type PartyLimits = Record<PartyField, { min: number; max: number }>;

/** Persons have no upper limit (docs/departures.md). */
export function partyLimitsOf(roomCount: number): PartyLimits {
  return {
    rooms: { min: 1, max: roomCount },
    adults: { min: 1, max: Number.POSITIVE_INFINITY },
    children: { min: 0, max: Number.POSITIVE_INFINITY },
  };
}

export const DEFAULT_PARTY: Party = { rooms: 1, adults: 1, children: 0 };

/** Persons who can sleep in a room: two in the double bed, one in the single bed that can be added. */
export const ROOM_CAPACITY = 3;

function clampToLimits(limits: PartyLimits, field: PartyField, value: number): number {
  const { min, max } = limits[field];
  return Math.min(max, Math.max(min, value));
}

/** Reads a number and brings it within its limits; returns {} if the text is not one to three digits. */
export function readCount(limits: PartyLimits, field: PartyField, text: string): Partial<Party> {
  return /^\d{1,3}$/.test(text) ? { [field]: clampToLimits(limits, field, Number(text)) } : {};
}

/** Reads ages such as "4-x-11" from a URL; returns {} if the text has another form or has an age of 18 or more. */
export function readAges(text: string): { ages?: Ages } {
  if (!/^(?:\d{1,2}|x)(?:-(?:\d{1,2}|x))*$/.test(text)) return {};
  const ages = text.split("-").map((age) => (age === "x" ? undefined : Number(age)));
  return ages.every((age = 0) => age < ADULT_AGE) ? { ages } : {};
}

/** Writes ages for a URL, such as "x-4", with "x" for an age that is not chosen; leaves out each "x" after the last age. */
export function agesText({ children, ages = [] }: Pick<Party, "children" | "ages">): string {
  const ageTexts = ages.slice(0, children).map((age) => age ?? "x");
  return ageTexts.join("-").replace(/(?:-?x)+$/, "");
}

export function withAge(party: Party, child: number, age: number | undefined): Party {
  const ages = Array.from({ length: Math.max(party.children, party.ages?.length ?? 0) }, (_, at) =>
    at === child ? age : party.ages?.[at],
  );
  return { ...party, ages };
}

export const roomCountFor = ({ adults, children }: Pick<Party, "adults" | "children">): number =>
  Math.ceil((adults + children) / ROOM_CAPACITY);

/** Changes a count by `step`, and the rooms to the number that people need, unless the guest has chosen more rooms than that. */
export function partyAfterStep(
  limits: PartyLimits,
  party: Party,
  field: PartyField,
  step: 1 | -1,
): Party {
  const nextParty = { ...party, [field]: clampToLimits(limits, field, party[field] + step) };
  if (field === "rooms") return nextParty;
  const neededRooms = roomCountFor(nextParty);
  const hasSpareRooms = party.rooms > roomCountFor(party);
  const rooms = hasSpareRooms ? Math.max(party.rooms, neededRooms) : neededRooms;
  return { ...nextParty, rooms: clampToLimits(limits, "rooms", rooms) };
}

type PartyHint =
  | { kind: "more-rooms"; rooms: number }
  | { kind: "more-than-the-house"; capacity: number };

export function partyHint(limits: PartyLimits, party: Party): PartyHint | undefined {
  const needed = roomCountFor(party);
  const maxRooms = limits.rooms.max;
  if (needed > maxRooms) return { kind: "more-than-the-house", capacity: maxRooms * ROOM_CAPACITY };
  return needed > party.rooms ? { kind: "more-rooms", rooms: needed } : undefined;
}

const PERSONS_PER_DOUBLE_BED = 2;

/** Returns the number of persons in the fullest room if the party spreads evenly over its rooms. */
export function personsInFullestRoom({ rooms, adults, children }: Party): number {
  return Math.ceil((adults + children) / rooms);
}

export function roomFit(party: Party): "double-bed" | "extra-bed" | "too-many" {
  const personCount = personsInFullestRoom(party);
  if (personCount <= PERSONS_PER_DOUBLE_BED) return "double-bed";
  return personCount <= ROOM_CAPACITY ? "extra-bed" : "too-many";
}
