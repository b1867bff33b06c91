import { insertRow, type RunSql } from "./database.ts";
import { DAY } from "#server/system/durations.ts";

export const SESSION_RETENTION = 30 * DAY;

export type Session = {
  id: string;
  device: string;
  createdAt: number;
  /** When the session was last used, with the precision of a day. */
  seenAt: number;
  /** The id of the passkey that started the session, or that was saved during the session. */
  passkey: string | null;
  /** When a passkey, a link or a code last confirmed the session. */
  confirmedAt: number;
};

const COLUMNS = "id, device, createdAt, seenAt, passkey, confirmedAt";

export async function addSession(query: RunSql, session: Session, hash: string): Promise<void> {
  await insertRow(query, "sessions", { ...session, hash });
}

export async function sessionOfHash(query: RunSql, hash: string, now: number) {
  const [row] = await query<Session>(`SELECT ${COLUMNS} FROM sessions WHERE hash = ?`, [hash]);
  return row && row.seenAt > now - SESSION_RETENTION ? row : undefined;
}

export async function touchSession(query: RunSql, id: string, now: number): Promise<void> {
  await query("UPDATE sessions SET seenAt = ? WHERE id = ?", [now, id]);
}

export async function confirmSession(query: RunSql, id: string, now: number): Promise<void> {
  await query("UPDATE sessions SET confirmedAt = ? WHERE id = ?", [now, id]);
}

export async function savePasskeyOfSession(
  query: RunSql,
  id: string,
  { passkey, device }: { passkey: string; device: string },
): Promise<boolean> {
  const sql = "UPDATE sessions SET passkey = ?, device = ? WHERE id = ? RETURNING id";
  return (await query(sql, [passkey, device, id])).length > 0;
}

export function allSessions(query: RunSql, now: number): Promise<Session[]> {
  return query<Session>(
    `SELECT ${COLUMNS} FROM sessions WHERE seenAt > ? ORDER BY seenAt DESC, createdAt DESC, id`,
    [now - SESSION_RETENTION],
  );
}

/** Removes a session, or all sessions of a passkey; returns the passkeys of the removed sessions. */
export async function removeSessions(query: RunSql, idOrPasskey: string): Promise<string[]> {
  const sessionRows = await query<{ passkey: string | null }>(
    "DELETE FROM sessions WHERE id = ? OR passkey = ? RETURNING passkey",
    [idOrPasskey, idOrPasskey],
  );
  return sessionRows.flatMap(({ passkey }) => passkey ?? []);
}

export async function removeAllSessions(query: RunSql): Promise<void> {
  await query("DELETE FROM sessions");
}
