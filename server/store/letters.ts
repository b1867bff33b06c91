/** The outbox: letters that wait to be handed to the mail server. Sent ones stay until their message goes. */
import { randomUUID } from "node:crypto";
import { type Database, type Query, type Row, text, whole } from "./database.ts";

/** To the family: a message or a notice, or the suspects of an hour; to a guest: the question to confirm. */
export type LetterKind = "message" | "suspects" | "confirm";

/** A letter that waits for its turn. */
export type Letter = {
  /** Also its Message-ID, so that a letter sent twice is known as one. */
  id: string;
  kind: LetterKind;
  /** Nobody means the family. */
  recipient: string | undefined;
  created: number;
  /** How often it was tried in vain. */
  tries: number;
};

/**
 * Servers' clocks differ by less, in milliseconds. A turn that was set further in the future than this
 * was set under a clock that was ahead, and is due; a claim further ahead than its lease and this is
 * no claim.
 */
const CLOCKS_DIFFER = 3_600_000;

type NewLetter = {
  kind: LetterKind;
  now: number;
  /** When it has its turn. */
  at: number;
  /** From when its age counts, where that is not now. */
  created?: number;
  recipient?: string;
};

function letterOf(row: Row): Letter {
  return {
    id: text(row["id"]),
    kind: text(row["kind"]) as LetterKind,
    recipient: text(row["recipient"]) || undefined,
    created: whole(row["created"]),
    tries: whole(row["tries"]),
  };
}

/** Puts a letter in the outbox, within a transaction; gives its id. */
export async function addLetter(
  query: Query,
  { kind, now, at, created = now, recipient }: NewLetter,
): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO letters (id, kind, recipient, created, next_try, turn_set)
     VALUES (?, ?, ?, ?, ?, ?)`,
    id,
    kind,
    recipient ?? null,
    created,
    at,
    now,
  );
  return id;
}

/** Kinds that are left alone for now; a kind is one of ours, so that none can be written into a statement. */
const OTHER_KINDS: Record<LetterKind, string> = {
  message: "AND kind <> 'message'",
  suspects: "AND kind <> 'suspects'",
  confirm: "AND kind <> 'confirm'",
};

/**
 * Takes the letter that has waited longest for its turn, the family's before a stranger's; for `lease`
 * milliseconds nobody else gets it.
 */
export async function claimLetter(
  database: Database,
  now: number,
  lease: number,
  without: LetterKind[] = [],
): Promise<Letter | undefined> {
  const others = without.map((kind) => OTHER_KINDS[kind]).join(" ");
  const [row] = await database.transaction((query) =>
    query(
      `UPDATE letters SET claimed_until = ? WHERE id = (
         SELECT id FROM letters WHERE sent IS NULL
         AND (next_try <= ? OR turn_set > ?) AND (claimed_until <= ? OR claimed_until > ?) ${others}
         ORDER BY CASE kind WHEN 'confirm' THEN 1 ELSE 0 END, next_try, created LIMIT 1 ${database.forThisServerOnly}
       ) RETURNING *`,
      now + lease,
      now,
      now + CLOCKS_DIFFER,
      now,
      now + lease + CLOCKS_DIFFER,
    ),
  );
  return row && letterOf(row);
}

/** Notes that the mail server has taken a letter. */
export async function markSent(database: Database, id: string, now: number): Promise<void> {
  await database.transaction((query) =>
    query("UPDATE letters SET sent = ?, failure = NULL WHERE id = ?", now, id),
  );
}

/** Notes that a letter was not taken, and when its next turn is. */
export async function markFailed(
  database: Database,
  id: string,
  { now, next }: { now: number; next: number },
  failure: string,
): Promise<void> {
  await database.transaction((query) =>
    query(
      `UPDATE letters SET tries = tries + 1, next_try = ?, turn_set = ?, failure = ?, claimed_until = 1
       WHERE id = ?`,
      next,
      now,
      failure,
      id,
    ),
  );
}

/** Gives up a letter to a stranger that the mail server will not take. */
export async function dropLetter(database: Database, id: string): Promise<void> {
  await database.transaction((query) =>
    query("DELETE FROM letters WHERE id = ? AND kind = 'confirm'", id),
  );
}

/** Gives a letter back that could not be tried: it keeps its turn, and the try does not count. */
export async function releaseLetter(
  database: Database,
  id: string,
  failure: string,
): Promise<void> {
  await database.transaction((query) =>
    query("UPDATE letters SET failure = ?, claimed_until = 1 WHERE id = ?", failure, id),
  );
}

/** Gives every letter that was tried in vain its turn now: the mail server takes mail again. */
export async function wakeLetters(database: Database, now: number): Promise<void> {
  await database.transaction((query) =>
    query(
      `UPDATE letters SET next_try = ?, turn_set = ?
       WHERE sent IS NULL AND tries > 0 AND next_try > ?`,
      now,
      now,
      now,
    ),
  );
}

/** Frees what a server had in hand when it was killed. Only for a store that no other server uses. */
export async function freeLetters(database: Database): Promise<void> {
  await database.transaction((query) =>
    query("UPDATE letters SET claimed_until = 1 WHERE sent IS NULL AND claimed_until > 1"),
  );
}

/** When the next letter has its turn; nothing when none waits. `lease` as for `claimLetter`. */
export async function nextTurn(
  database: Database,
  now: number,
  lease: number,
): Promise<number | undefined> {
  const [row] = await database.read((query) =>
    query(
      `SELECT CASE WHEN next_try > claimed_until THEN next_try ELSE claimed_until END AS turn FROM (
         SELECT CASE WHEN turn_set > ? THEN 0 ELSE next_try END AS next_try,
           CASE WHEN claimed_until > ? THEN 0 ELSE claimed_until END AS claimed_until
         FROM letters WHERE sent IS NULL
       ) AS waiting ORDER BY turn LIMIT 1`,
      now + CLOCKS_DIFFER,
      now + lease + CLOCKS_DIFFER,
    ),
  );
  return row && whole(row["turn"]);
}

/** Since when the oldest letter to the family waits; nothing when none does. A stranger's is no alarm. */
export async function oldestLetter(database: Database): Promise<number | undefined> {
  const [row] = await database.read((query) =>
    query(
      `SELECT created FROM letters WHERE sent IS NULL AND kind <> 'confirm'
       ORDER BY created LIMIT 1`,
    ),
  );
  return row && whole(row["created"]);
}

/** What the outbox holds back, for the desk. */
export type Waiting = { letters: number; oldest: number; failures: string[] };

/** How many letters wait, since when, and what the mail server last said. */
export async function waitingLetters(database: Database): Promise<Waiting> {
  const rows = await database.read((query) =>
    query("SELECT created, failure FROM letters WHERE sent IS NULL ORDER BY created"),
  );
  const failures = rows.map((row) => text(row["failure"])).filter(Boolean);
  return {
    letters: rows.length,
    oldest: whole(rows[0]?.["created"]),
    failures: [...new Set(failures)],
  };
}
