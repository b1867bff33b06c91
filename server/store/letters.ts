/** The outbox: letters for the mail server. A sent letter stays as long as its message. */
import { randomUUID } from "node:crypto";
import { type Database, execute, insertRow, type Query, select } from "./database.ts";

/** "suspects": the suspicious messages of an hour; "confirm": to a guest who signed up. */
type LetterKind = "message" | "suspects" | "confirm";

export type Letter = {
  /** Also the Message-ID, so that readers recognize a letter that was sent twice. */
  id: string;
  kind: LetterKind;
  /** null for the family. */
  recipient: string | null;
  createdAt: number;
  tries: number;
};

const COLUMNS = 'id, kind, recipient, created AS "createdAt", tries';

/**
 * Servers' clocks differ by less, in milliseconds. A due time or a claim that was set further in
 * the future was set while the clock was ahead, and does not count.
 */
const CLOCK_TOLERANCE = 3_600_000;

type NewLetter = {
  kind: LetterKind;
  now: number;
  at: number;
  /** The start of its age, if that is not now. */
  createdAt?: number;
  recipient?: string;
};

/** Adds a letter within a transaction; gives its id. */
export async function addLetter(
  query: Query,
  { kind, now, at, createdAt = now, recipient }: NewLetter,
): Promise<string> {
  const id = randomUUID();
  const times = { created: createdAt, next_try: at, turn_set: now };
  await insertRow(query, "letters", { id, kind, recipient: recipient ?? null, ...times });
  return id;
}

/** Claims the letter that has been due longest, the family's before a stranger's. */
export async function claimLetter(
  database: Database,
  now: number,
  lease: number,
  withConfirmations = true,
): Promise<Letter | undefined> {
  const [letter] = await database.transaction((query) =>
    query<Letter>(
      `UPDATE letters SET claimed_until = ? WHERE id = (
         SELECT id FROM letters WHERE sent IS NULL
         AND (next_try <= ? OR turn_set > ?) AND (claimed_until <= ? OR claimed_until > ?)
         ${withConfirmations ? "" : "AND kind <> 'confirm'"}
         ORDER BY CASE kind WHEN 'confirm' THEN 1 ELSE 0 END, next_try, created LIMIT 1
       ) RETURNING ${COLUMNS}`,
      [now + lease, now, now + CLOCK_TOLERANCE, now, now + lease + CLOCK_TOLERANCE],
    ),
  );
  return letter;
}

export async function markSent(database: Database, id: string, now: number): Promise<void> {
  await execute(database, "UPDATE letters SET sent = ?, failure = NULL WHERE id = ?", [now, id]);
}

export async function markFailed(
  database: Database,
  id: string,
  { now, next }: { now: number; next: number },
  failure: string,
): Promise<void> {
  await execute(
    database,
    `UPDATE letters SET tries = tries + 1, next_try = ?, turn_set = ?, failure = ?, claimed_until = 1
     WHERE id = ?`,
    [next, now, failure, id],
  );
}

/** Gives up a confirmation that the mail server refuses. */
export async function deleteConfirmation(database: Database, id: string): Promise<void> {
  await execute(database, "DELETE FROM letters WHERE id = ? AND kind = 'confirm'", [id]);
}

/** Releases a letter whose attempt does not count: it stays due. */
export async function releaseLetter(
  database: Database,
  id: string,
  failure: string,
): Promise<void> {
  const sql = "UPDATE letters SET failure = ?, claimed_until = 1 WHERE id = ?";
  await execute(database, sql, [failure, id]);
}

/** Releases the claims of a server that was killed. */
export async function releaseClaims(database: Database): Promise<void> {
  const sql = "UPDATE letters SET claimed_until = 1 WHERE sent IS NULL AND claimed_until > 1";
  await execute(database, sql);
}

/** When the next letter is due; nothing where the outbox is empty. `lease` as for `claimLetter`. */
export async function nextDueTime(
  database: Database,
  now: number,
  lease: number,
): Promise<number | undefined> {
  const [row] = await select<{ turn: number }>(
    database,
    `SELECT CASE WHEN next_try > claimed_until THEN next_try ELSE claimed_until END AS turn FROM (
       SELECT CASE WHEN turn_set > ? THEN 0 ELSE next_try END AS next_try,
         CASE WHEN claimed_until > ? THEN 0 ELSE claimed_until END AS claimed_until
       FROM letters WHERE sent IS NULL
     ) AS waiting ORDER BY turn LIMIT 1`,
    [now + CLOCK_TOLERANCE, now + lease + CLOCK_TOLERANCE],
  );
  return row?.turn;
}

/** The age of the oldest letter to the family; confirmations are no alarm. */
export async function oldestLetter(database: Database): Promise<number | undefined> {
  const [row] = await select<{ created: number }>(
    database,
    "SELECT created FROM letters WHERE sent IS NULL AND kind <> 'confirm' ORDER BY created LIMIT 1",
  );
  return row?.created;
}

export type OutboxStatus = { letters: number; oldest: number; failures: string[] };

/** The waiting letters, their age, and the last responses of the mail server. */
export async function outboxStatus(database: Database): Promise<OutboxStatus> {
  const rows = await select<{ created: number; failure: string | null }>(
    database,
    "SELECT created, failure FROM letters WHERE sent IS NULL ORDER BY created",
  );
  const failures = new Set(rows.flatMap(({ failure }) => failure || []));
  return { letters: rows.length, oldest: rows[0]?.created ?? 0, failures: [...failures] };
}
