/**
 * The phones that ring: each is a subscription at its browser's push service. It lasts as long as the
 * session or the passkey of its device.
 *
 * Units: times in milliseconds.
 */
import { randomUUID } from "node:crypto";
import { insertRow, type Query } from "./database.ts";

export type PushSubscription = {
  id: string;
  /** Its URL at the push service, which is a secret: whoever has it can make the phone ring. */
  endpoint: string;
  session: string;
  passkey: string | null;
  created: number;
  /** When the phone last said that it rang; 0 for never. */
  acknowledged: number;
  /** When the family last tried it out; 0 for never. */
  tested: number;
  /** When its next push is due; null without news. */
  due: number | null;
  /** Bells since the phone last said that it rang. */
  unacknowledged: number;
};

const COLUMNS =
  "id, endpoint, session, passkey, created, acknowledged, tested, due, unacknowledged";

/** When a bell that was not accepted is tried again; the third attempt is the last. */
const RETRY_DELAYS = [120_000, 360_000] as const;

/** A time further in the future was set while the clock was ahead. */
const CLOCK_TOLERANCE = 3_600_000;

/** After so many bells without an answer a phone is taken to be silent. */
const MAX_UNACKNOWLEDGED = 3;

export const isSilent = ({ unacknowledged }: PushSubscription) =>
  unacknowledged >= MAX_UNACKNOWLEDGED;

/** A session of the desk, with its passkey. */
type DeskSession = { id: string; passkey: string | null };

/** Stores the subscription of a session's browser; one session has one subscription. */
export async function saveSubscription(
  query: Query,
  { id: session, passkey }: DeskSession,
  endpoint: string,
  now: number,
): Promise<void> {
  await query("DELETE FROM push_subscriptions WHERE session = ? OR endpoint = ?", [
    session,
    endpoint,
  ]);
  const row = { id: randomUUID(), endpoint, session, passkey, created: now };
  await insertRow(query, "push_subscriptions", row);
}

export function allSubscriptions(query: Query): Promise<PushSubscription[]> {
  return query<PushSubscription>(`SELECT ${COLUMNS} FROM push_subscriptions ORDER BY created, id`);
}

export async function subscriptionOf(
  query: Query,
  { id }: DeskSession,
): Promise<PushSubscription | undefined> {
  const [row] = await query<PushSubscription>(
    `SELECT ${COLUMNS} FROM push_subscriptions WHERE session = ?`,
    [id],
  );
  return row;
}

export async function removeSubscription(query: Query, id: string): Promise<void> {
  await query("DELETE FROM push_subscriptions WHERE id = ?", [id]);
}

/** Binds the subscription of a browser to the session that it has now; whether there is one. */
export async function rebindSubscription(
  query: Query,
  { id, passkey }: DeskSession,
  endpoint: string,
): Promise<boolean> {
  const rows = await query(
    "UPDATE push_subscriptions SET session = ?, passkey = ? WHERE endpoint = ? RETURNING id",
    [id, passkey, endpoint],
  );
  return rows.length > 0;
}

export async function savePasskeyOfSubscription(
  query: Query,
  session: string,
  passkey: string,
): Promise<void> {
  await query("UPDATE push_subscriptions SET passkey = ? WHERE session = ?", [passkey, session]);
}

/** Deletes those whose device was removed, or may no longer enter. */
export async function deleteOrphanedSubscriptions(query: Query): Promise<void> {
  await query(
    `DELETE FROM push_subscriptions WHERE session NOT IN (SELECT id FROM sessions)
     AND (passkey IS NULL OR passkey NOT IN (SELECT id FROM passkeys))`,
  );
}

/** Lets all phones ring at a time, unless they ring before. */
export async function scheduleBells(query: Query, at: number): Promise<void> {
  const sql =
    "UPDATE push_subscriptions SET due = ?, tries = 0 WHERE due IS NULL OR due > ? OR tries > 0";
  await query(sql, [at, at]);
}

/** The phones that are due, each for one attempt; another server does not get them meanwhile. */
export function claimBells(query: Query, now: number): Promise<PushSubscription[]> {
  const [second, third] = RETRY_DELAYS.map((delay) => now + delay);
  return query<PushSubscription>(
    `UPDATE push_subscriptions SET tries = tries + 1,
       unacknowledged = unacknowledged + CASE tries WHEN 0 THEN 1 ELSE 0 END,
       due = CASE tries WHEN 0 THEN CAST(? AS BIGINT) WHEN 1 THEN CAST(? AS BIGINT) END
     WHERE due <= ? OR due > ? RETURNING ${COLUMNS}`,
    [second!, third!, now, now + CLOCK_TOLERANCE],
  );
}

/** Ends the attempts of a bell, unless another one was scheduled since it was claimed. */
export async function endBell(query: Query, { id, due }: PushSubscription): Promise<void> {
  const sql = "UPDATE push_subscriptions SET due = NULL, tries = 0 WHERE id = ? AND due = ?";
  await query(sql, [id, due]);
}

/** When the next phone rings. */
export async function nextBell(query: Query): Promise<number | undefined> {
  const [row] = await query<{ due: number | null }>(
    "SELECT min(due) AS due FROM push_subscriptions",
  );
  return row?.due ?? undefined;
}

export async function recordTrial(query: Query, id: string, now: number): Promise<void> {
  await query("UPDATE push_subscriptions SET tested = ? WHERE id = ?", [now, id]);
}

/** Records that a phone rang. */
export async function acknowledgeBell(query: Query, id: string, now: number): Promise<void> {
  await query("UPDATE push_subscriptions SET acknowledged = ?, unacknowledged = 0 WHERE id = ?", [
    now,
    id,
  ]);
}
