/** What portals are told: the secret address of each, and which nights stood there when they looked. */
import { randomBytes } from "node:crypto";
import { nightsOfRuns, runsOf } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { type Query, text, whole } from "./database.ts";
import type { FeedKey } from "./feeds.ts";

const DAY = 24 * 3_600_000;

/** How long it is remembered what a portal was told, in milliseconds. */
const REMEMBERED = 3 * DAY;

export type FeedExport = FeedKey & { token: string };

/** What a portal was told, from a moment on. */
export type Told = { at: number; nights: Set<Day> };

export async function allExports(query: Query): Promise<FeedExport[]> {
  const rows = await query("SELECT room, portal, token FROM feed_exports ORDER BY room, portal");
  return rows.map((row) => ({
    room: text(row["room"]),
    portal: text(row["portal"]),
    token: text(row["token"]),
  }));
}

/** The token of a portal's export, made where it has none, and another one where `isNew` says so. */
export async function exportToken(query: Query, key: FeedKey, isNew: boolean): Promise<string> {
  const token = randomBytes(16).toString("base64url");
  const [row] = await query(
    `INSERT INTO feed_exports (room, portal, token) VALUES (?, ?, ?)
     ON CONFLICT (room, portal) DO UPDATE SET token = ${isNew ? "excluded.token" : "feed_exports.token"}
     RETURNING token`,
    key.room,
    key.portal,
    token,
  );
  return text(row?.["token"]);
}

/** What a portal was told lately, in the order of time. */
export async function toldTo(query: Query, { room, portal }: FeedKey): Promise<Told[]> {
  const rows = await query(
    "SELECT at, runs FROM served_nights WHERE room = ? AND portal = ? ORDER BY at",
    room,
    portal,
  );
  return rows.map((row) => ({
    at: whole(row["at"]),
    nights: nightsOfRuns(text(row["runs"]).split("\n").filter(Boolean)),
  }));
}

/** Notes what a portal is told now; gives since when it is told the same. */
export async function noteTold(
  query: Query,
  { room, portal }: FeedKey,
  nights: Day[],
  now: number,
): Promise<number> {
  const runs = runsOf(nights).join("\n");
  const [last] = await query(
    `SELECT at, runs FROM served_nights WHERE room = ? AND portal = ? ORDER BY at DESC LIMIT 1`,
    room,
    portal,
  );
  if (last && text(last["runs"]) === runs) return whole(last["at"]);
  // Never before what it follows, whatever the clock says.
  const at = Math.max(now, whole(last?.["at"]) + 1);
  await query(
    `INSERT INTO served_nights (room, portal, at, runs) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    room,
    portal,
    at,
    runs,
  );
  // What was told before the first of the days that are remembered was told until then.
  await query(
    `DELETE FROM served_nights WHERE room = ? AND portal = ? AND at < (
       SELECT max(at) FROM served_nights WHERE room = ? AND portal = ? AND at <= ?)`,
    room,
    portal,
    room,
    portal,
    at - REMEMBERED,
  );
  return at;
}
