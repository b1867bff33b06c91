import { randomBytes } from "node:crypto";
import { nightsOfRuns, runsOf } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { insertRow, type RunSql } from "./database.ts";
import type { FeedKey } from "./feeds.ts";
import { DAY } from "#server/system/durations.ts";

const SERVED_NIGHTS_RETENTION = 3 * DAY;

export type ServedNights = { at: number; nights: ReadonlySet<Day> };

export function allExports(query: RunSql): Promise<(FeedKey & { token: string })[]> {
  return query("SELECT room, portal, token FROM feed_exports ORDER BY room, portal");
}

export async function ensureExportToken(query: RunSql, key: FeedKey): Promise<string> {
  const token = randomBytes(16).toString("base64url");
  const [row] = await insertRow<{ token: string }>(
    query,
    "feed_exports",
    { room: key.room, portal: key.portal, token },
    "ON CONFLICT (room, portal) DO UPDATE SET token = feed_exports.token RETURNING token",
  );
  return row!.token;
}

export async function exportHistoryOf(
  query: RunSql,
  { room, portal }: FeedKey,
): Promise<ServedNights[]> {
  const servedRows = await query<{ at: number; runs: string }>(
    "SELECT at, runs FROM served_nights WHERE room = ? AND portal = ? ORDER BY at",
    [room, portal],
  );
  return servedRows.map(({ at, runs }) => ({
    at,
    nights: nightsOfRuns(runs.split("\n").filter(Boolean)),
  }));
}

/** Stores the nights of our calendar for a portal (as lines of consecutive nights). Returns when they last changed. */
export async function recordServedNights(
  query: RunSql,
  { room, portal }: FeedKey,
  nights: Day[],
  now: number,
): Promise<number> {
  const row = { room, portal, runs: runsOf(nights).join("\n") };
  const lastExport = (await exportHistoryOf(query, { room, portal })).at(-1);
  if (lastExport && runsOf(lastExport.nights).join("\n") === row.runs) return lastExport.at;
  // A row is always later than the one before it, even if the clock was set back.
  const at = Math.max(now, (lastExport?.at ?? 0) + 1);
  await insertRow(query, "served_nights", { ...row, at }, "ON CONFLICT DO NOTHING");
  // Of the rows older than the retention, the newest is not deleted: its nights were served until the next row's time.
  await query(
    `DELETE FROM served_nights WHERE room = ? AND portal = ? AND at < (
       SELECT max(at) FROM served_nights WHERE room = ? AND portal = ? AND at <= ?)`,
    [room, portal, room, portal, at - SERVED_NIGHTS_RETENTION],
  );
  return at;
}
