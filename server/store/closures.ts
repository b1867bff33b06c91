/** The nights that the family keeps for itself, or sold at its own door. */
import type { Day } from "#app/domain/stay.ts";
import { type Query, text } from "./database.ts";

/** All rooms, those to come too. */
export const HOUSE = "*";

const DAY = 24 * 3_600_000;

/** Closed nights by room; those of all rooms under `HOUSE`. */
export type Closed = Map<string, Set<Day>>;

export async function allClosed(query: Query): Promise<Closed> {
  const closed: Closed = new Map();
  for (const row of await query("SELECT room, night FROM closed_nights ORDER BY night")) {
    const room = text(row["room"]);
    closed.set(room, (closed.get(room) ?? new Set()).add(text(row["night"])));
  }
  return closed;
}

/** The closed nights of a room, those of all rooms included. */
export function closedOf(closed: Closed, room: string): Set<Day> {
  return (closed.get(room) ?? new Set()).union(closed.get(HOUSE) ?? new Set());
}

export async function closeNights(query: Query, room: string, nights: Day[]): Promise<void> {
  for (const night of nights)
    await query(
      "INSERT INTO closed_nights (room, night) VALUES (?, ?) ON CONFLICT DO NOTHING",
      room,
      night,
    );
}

/** Opens nights of a room, or of all. What all rooms shared stays closed for the `others`. */
export async function openNights(
  query: Query,
  room: string,
  nights: Day[],
  others: string[],
): Promise<void> {
  for (const night of nights) {
    if (room === HOUSE) {
      await query("DELETE FROM closed_nights WHERE night = ?", night);
      continue;
    }
    await query("DELETE FROM closed_nights WHERE night = ? AND room = ?", night, room);
    const shared = await query(
      "DELETE FROM closed_nights WHERE night = ? AND room = ? RETURNING night",
      night,
      HOUSE,
    );
    if (shared.length > 0) for (const other of others) await closeNights(query, other, [night]);
  }
}

/** Deletes nights that have passed, wherever the day is. */
export async function dropPastNights(query: Query, now: number): Promise<void> {
  const past = new Date(now - 2 * DAY).toISOString().slice(0, 10);
  await query("DELETE FROM closed_nights WHERE night < ?", past);
}
