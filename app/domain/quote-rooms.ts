/**
 * What a party pays that takes some of the rooms, whichever the family will give it.
 *
 * Shapes: in, a stay, a party with the rooms it asks for, and prices with the rooms it may get; out, a
 *         quote, and whether other rooms would cost more.
 * Rules:  people spread over the rooms as evenly as they can, adults first, then children from the
 *         oldest: so each room has an adult where there are enough, and the added beds are the youngest's.
 *         Of all ways to give rooms to these groups the cheapest counts; a room whose least stay is
 *         longer than this one is taken last. Where another way costs more, the total is "from".
 * Source: docs/decisions/019-one-quote.md.
 */
import type { Party } from "./party.ts";
import type { Prices } from "./prices.ts";
import { type Line, type Quote, quote, sumOf } from "./quote.ts";
import { nightsOf, type Stay } from "./stay.ts";

export type Total = Quote & {
  isLeast: boolean;
  /** What each room's people pay, the fullest room first. */
  rooms: { party: Party; lines: Line[] }[];
};

/** The people of each room, the fullest first. */
export function shares({ rooms, adults, children, ages = [] }: Party): Party[] {
  // An age that nobody said counts as the oldest; sorting would put `undefined` last by itself.
  const oldestFirst = Array.from({ length: children }, (_, child) => ages[child] ?? Infinity)
    .toSorted((one, other) => (one === other ? 0 : other - one))
    .map((age) => (age === Infinity ? undefined : age));
  return Array.from({ length: rooms }, (_, room) => {
    const isHere = (person: number) => person % rooms === room;
    const here = oldestFirst.filter((_, child) => isHere(adults + child));
    const grown = Array.from({ length: adults }).filter((_, person) => isHere(person)).length;
    return { rooms: 1, adults: grown, children: here.length, ages: here };
  });
}

/**
 * Who of a party the rooms with a rate here take: all of it or, on the page of one room, the share that
 * is in it when several are asked for.
 */
export function partyHere(party: Party, prices: Prices): Party {
  const isOneOfSeveral = Object.keys(prices.rates).length === 1 && party.rooms > 1;
  return (isOneOfSeveral && shares(party)[0]) || party;
}

type Choice = { cost: number; rooms: number[] };

/** A room for each group so that the whole costs least; `costs` by group, then by room. */
function cheapest(costs: number[][]): Choice {
  // By the rooms that are taken, each a bit.
  let best = new Map<number, Choice>([[0, { cost: 0, rooms: [] }]]);
  for (const row of costs) {
    const next = new Map<number, Choice>();
    for (const [taken, { cost, rooms }] of best)
      for (const [room, more] of row.entries()) {
        const all = taken | (1 << room);
        if (all === taken || cost + more >= (next.get(all)?.cost ?? Infinity)) continue;
        next.set(all, { cost: cost + more, rooms: [...rooms, room] });
      }
    best = next;
  }
  return [...best.values()].reduce((one, other) => (other.cost < one.cost ? other : one));
}

const KINDS: Line["kind"][] = ["room", "bed", "discount", "tax"];

/** Lines that say the same of several rooms, as one. */
function together(lines: Line[]): Line[] {
  const said = new Map<string, Line>();
  for (const line of lines) {
    const key = [line.kind, line.nights, line.unit].join();
    const { times = 0, cents = 0 } = said.get(key) ?? {};
    said.set(key, { ...line, times: times + line.times, cents: cents + line.cents });
  }
  return KINDS.flatMap((kind) => [...said.values()].filter((line) => line.kind === kind));
}

/** More than any stay costs: what a room is charged that may not be had for so short a stay. */
const NOT_LET = 1e14;

/** What a stay costs in as many of the rooms that have a rate here as the party asks for. */
export function quoteRooms(stay: Stay, party: Party, prices: Prices): Total {
  const rooms = Object.keys(prices.rates);
  const groups = shares({ ...party, rooms: Math.min(party.rooms, rooms.length) });
  const quotes = groups.map((group) => rooms.map((room) => quote(stay, group, room, prices)));

  const nights = nightsOf(stay);
  const costs = (sign: 1 | -1) =>
    quotes.map((row) =>
      row.map(({ cents, minNights }) => sign * cents + (nights < minNights ? NOT_LET : 0)),
    );
  const taken = (choice: Choice): Quote[] =>
    choice.rooms.flatMap((room, group) => quotes[group]?.[room] ?? []);
  const chosen = taken(cheapest(costs(1)));
  const dearest = taken(cheapest(costs(-1)));
  const lines = together(chosen.flatMap((one) => one.lines));
  const each = chosen.map((one, at) => ({ party: groups[at] ?? party, lines: one.lines }));
  const cents = sumOf(lines);
  return {
    lines,
    cents,
    tax: prices.tax && sumOf(lines.filter(({ kind }) => kind === "tax")),
    minNights: Math.max(...chosen.map(({ minNights }) => minNights)),
    rooms: each,
    isLeast: dearest.reduce((sum, one) => sum + one.cents, 0) > cents,
  };
}

/** Whether the age of a child that nobody said would make a stay cheaper. */
export function isAgeMissing(stay: Stay, party: Party, prices: Prices): boolean {
  const { children, ages = [] } = party;
  const newborn = Array.from({ length: children }, (_, child) => ages[child] ?? 0);
  const least = quoteRooms(stay, { ...party, ages: newborn }, prices);
  return least.cents < quoteRooms(stay, party, prices).cents;
}

/** Whether the children's ages change what a stay costs, so that they are asked for. */
export function doAgesMatter(stay: Stay, party: Party, prices: Prices): boolean {
  return isAgeMissing(stay, { ...party, ages: [] }, prices);
}
