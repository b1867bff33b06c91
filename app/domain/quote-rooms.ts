/**
 * Calculates the price of a party's stay. People are spread evenly over the rooms, adults first, then children from the
 * oldest, so that the youngest sleep in the extra beds. The total is that of the cheapest rooms, but a room whose minimum
 * stay is too long is counted only if the remaining rooms are too few (docs/decisions/019-one-quote.md).
 */
import { agesOf, type Party } from "./party.ts";
import type { Prices } from "./prices.ts";
import { type BillLine, type Quote, quoteRoom, sumOf } from "./quote.ts";
import { nightCountOf, type Stay } from "./stay.ts";

export type PartyQuote = Quote & {
  /** Whether the total is a "from" price: in other rooms the same stay costs more. */
  isLeast: boolean;
  /** Each room's guests and bill, the fullest room first. */
  rooms: { party: Party; lines: BillLine[] }[];
};

/** Returns the guests of each room, the fullest room first. */
export function splitIntoRooms(party: Party): Party[] {
  const { rooms, adults } = party;
  // A child of unknown age is treated as the oldest: `sort` puts `undefined` last, and `reverse` then puts it first.
  const oldestFirst = agesOf(party)
    .sort((one = 0, other = 0) => one - other)
    .reverse();
  return Array.from({ length: rooms }, (_, room) => {
    const isInRoom = (person: number) => person % rooms === room;
    const childAges = oldestFirst.filter((_, child) => isInRoom(adults + child));
    const adultCount = Array.from({ length: adults }).filter((_, adult) => isInRoom(adult)).length;
    return { rooms: 1, adults: adultCount, children: childAges.length, ages: childAges };
  });
}

/** Returns the whole party or, if `prices` has one room and the party takes several, the people of the fullest room. */
export function partyForRooms(party: Party, prices: Prices): Party {
  const isOneOfSeveral = Object.keys(prices.rates).length === 1 && party.rooms > 1;
  return (isOneOfSeveral && splitIntoRooms(party)[0]) || party;
}

/** A room for each group of guests that share a room: `rooms` has the index of the room of each group. */
type RoomAssignment = { cost: number; rooms: number[] };

/** Finds the cheapest assignment of rooms to groups; `costs` has, for each group, the cost of each room. */
function cheapestAssignment(costs: number[][]): RoomAssignment {
  // Maps each set of assigned rooms (a number with one bit for each room) to the cheapest assignment of groups so far.
  let cheapest = new Map<number, RoomAssignment>([[0, { cost: 0, rooms: [] }]]);
  for (const costsOfGroup of costs) {
    const extended = new Map<number, RoomAssignment>();
    for (const [assignedRooms, { cost, rooms }] of cheapest)
      for (const [room, costOfRoom] of costsOfGroup.entries()) {
        const withRoom = assignedRooms | (1 << room);
        const newCost = cost + costOfRoom;
        if (withRoom === assignedRooms || newCost >= (extended.get(withRoom)?.cost ?? Infinity))
          continue;
        extended.set(withRoom, { cost: newCost, rooms: [...rooms, room] });
      }
    cheapest = extended;
  }
  return [...cheapest.values()].reduce((one, other) => (other.cost < one.cost ? other : one));
}

const LINE_ORDER: BillLine["kind"][] = ["room", "bed", "discount", "tax"];

function mergedLines(lines: BillLine[]): BillLine[] {
  const merged = new Map<string, BillLine>();
  for (const line of lines) {
    const key = [line.kind, line.nights, line.unit].join();
    const { quantity = 0, cents = 0 } = merged.get(key) ?? {};
    merged.set(key, { ...line, quantity: quantity + line.quantity, cents: cents + line.cents });
  }
  return LINE_ORDER.flatMap((kind) => [...merged.values()].filter((line) => line.kind === kind));
}

/** Exceeds every price; it is added to the cost of a room whose minimum stay is too long, so that this room comes last. */
const UNAVAILABLE_COST = 1e14;

export function quoteRooms(stay: Stay, party: Party, prices: Prices): PartyQuote {
  const rooms = Object.keys(prices.rates);
  const groups = splitIntoRooms({ ...party, rooms: Math.min(party.rooms, rooms.length) });
  const quotes = groups.map((group) => rooms.map((room) => quoteRoom(stay, group, room, prices)));

  const nights = nightCountOf(stay);
  const costsWith = (sign: 1 | -1) =>
    quotes.map((row) =>
      row.map(({ cents, minNights }) => sign * cents + (nights < minNights ? UNAVAILABLE_COST : 0)),
    );
  const quotesOf = (assignment: RoomAssignment): Quote[] =>
    assignment.rooms.flatMap((room, groupIndex) => quotes[groupIndex]?.[room] ?? []);
  const lowestQuotes = quotesOf(cheapestAssignment(costsWith(1)));
  const highestQuotes = quotesOf(cheapestAssignment(costsWith(-1)));
  const lines = mergedLines(lowestQuotes.flatMap((quote) => quote.lines));
  const cents = sumOf(lines);
  return {
    lines,
    cents,
    tax: prices.tax && sumOf(lines.filter(({ kind }) => kind === "tax")),
    minNights: Math.max(...lowestQuotes.map(({ minNights }) => minNights)),
    rooms: lowestQuotes.map((quote, at) => ({ party: groups[at] ?? party, lines: quote.lines })),
    isLeast: highestQuotes.reduce((sum, quote) => sum + quote.cents, 0) > cents,
  };
}

/** Whether a stay could be cheaper if the ages of all children were known. */
export function areAgesNeeded(stay: Stay, party: Party, prices: Prices): boolean {
  const lowestPossibleAges = agesOf(party).map((age = 0) => age);
  const cheapest = quoteRooms(stay, { ...party, ages: lowestPossibleAges }, prices);
  return cheapest.cents < quoteRooms(stay, party, prices).cents;
}

/** Whether the children's ages may change the price; if so, the form asks for the ages. */
export function doAgesMatter(stay: Stay, party: Party, prices: Prices): boolean {
  return areAgesNeeded(stay, { ...party, ages: [] }, prices);
}
