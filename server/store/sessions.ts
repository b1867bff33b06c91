/** The sessions of the desk, one for each device that has an access. */
import { insertRow, type Query } from "./database.ts";

const DAY = 24 * 3_600_000;

/** A session ends when it was not used for so long, in milliseconds. */
export const SESSION_RETENTION = 30 * DAY;

export type Session = {
  id: string;
  device: string;
  created: number;
  /** When it was last used, to the day. */
  seen: number;
};

const COLUMNS = "id, device, created, seen";

export async function addSession(
  query: Query,
  { id, device, created, seen }: Session,
  hash: string,
): Promise<void> {
  await insertRow(query, "sessions", { id, hash, device, created, seen });
}

/** The session of a cookie's hash; nothing where it was removed or not used for too long. */
export async function sessionOfHash(
  query: Query,
  hash: string,
  now: number,
): Promise<Session | undefined> {
  const [row] = await query<Session>(`SELECT ${COLUMNS} FROM sessions WHERE hash = ?`, [hash]);
  return row && row.seen > now - SESSION_RETENTION ? row : undefined;
}

export async function touchSession(query: Query, id: string, now: number): Promise<void> {
  await query("UPDATE sessions SET seen = ? WHERE id = ?", [now, id]);
}

/** The sessions that are valid, the one used last first. */
export function allSessions(query: Query, now: number): Promise<Session[]> {
  return query<Session>(
    `SELECT ${COLUMNS} FROM sessions WHERE seen > ? ORDER BY seen DESC, created DESC, id`,
    [now - SESSION_RETENTION],
  );
}

export async function removeSession(query: Query, id: string): Promise<void> {
  await query("DELETE FROM sessions WHERE id = ?", [id]);
}

export async function removeAllSessions(query: Query): Promise<void> {
  await query("DELETE FROM sessions");
}

export async function deleteExpiredSessions(query: Query, now: number): Promise<void> {
  await query("DELETE FROM sessions WHERE seen <= ?", [now - SESSION_RETENTION]);
}
