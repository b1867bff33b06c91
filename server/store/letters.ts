/** The outbox: letters for the mail server. A sent letter stays as long as its message. */
import { randomUUID } from "node:crypto";
import type { Place } from "#app/content/documents.ts";
import type { NightRun } from "#app/domain/nights.ts";
import { type Database, insertRow, type Query, select } from "./database.ts";

/** "message": one message or an alert; "suspects": the suspicious messages of an hour; "confirm": to a guest who signed up. */
type LetterKind = "message" | "suspects" | "confirm";

/** A value of the family's documents that does not fit a new version; `value` is undefined where a whole file is meant. */
export type UnfitValue = Place & { value: unknown };

/** The content of a letter without a message; `calendars` are the names of portals, separated by commas. */
export type Alert =
  /** No accepted reading of a portal's calendar for a day. */
  | { kind: "silent"; room: string; calendars: string }
  /** Nights that two portals sold. */
  | { kind: "twice"; room: string; calendars: string; nights: NightRun[] }
  | { kind: "documents"; values: UnfitValue[] }
  /** A folder without a new copy of the store. */
  | { kind: "backup"; folder: string }
  /** A one-time link into the desk, which is made when the mail is composed. */
  | { kind: "access" };

export type Letter = {
  /** The id, which is also the Message-ID: mail programs recognize a letter that was sent twice. */
  id: string;
  kind: LetterKind;
  alert?: Alert | undefined;
  /** The recipient's address; null for the family. */
  recipient: string | null;
  createdAt: number;
  tries: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses after the first failures; then letters are tried hourly for a week. */
const FIRST_PAUSES = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE];

/** The number of attempts after which a letter is kept but no longer sent. */
export const MAX_TRIES = 1 + FIRST_PAUSES.length + 7 * 24;

const IS_WAITING = `sentAt IS NULL AND tries < ${MAX_TRIES}`;

/** The longest delay of a letter, in SQL: a confirmation waits for an hour with room, for a day at most. */
const MAX_DELAY = `CASE kind WHEN 'confirm' THEN ${DAY + HOUR} ELSE ${HOUR} END`;

/** The due time in SQL; one further ahead than the longest delay was set by a wrong clock, and counts as 0. */
const DUE_TIME = `CASE WHEN dueAt > ? + ${MAX_DELAY} THEN 0 ELSE dueAt END`;

/** The condition in SQL for waiting letters that are not being sent already. */
const IS_SENDABLE = `${IS_WAITING} AND id NOT IN (SELECT value FROM json_each(?))`;

type NewLetter = {
  kind: LetterKind;
  now: number;
  /** The due time, by default now. */
  at?: number;
  recipient?: string;
  alert?: Alert;
};

/** Adds a letter within a transaction; gives its id. */
export async function addLetter(
  query: Query,
  { kind, now, at = now, recipient, alert }: NewLetter,
): Promise<string> {
  const id = randomUUID();
  // A confirmation is dated by its due time, because confirmations are counted by the hour.
  const createdAt = kind === "confirm" ? at : now;
  await insertRow(query, "letters", {
    id,
    kind,
    recipient: recipient ?? null,
    createdAt,
    dueAt: at,
    alert: alert ? JSON.stringify(alert) : null,
  });
  return id;
}

/**
 * The letter that has been due longest; letters to the family come before confirmations. `pendingIds` are the letters
 * that the server is sending.
 */
export async function nextDueLetter(
  database: Database,
  now: number,
  pendingIds: Iterable<string> = [],
  withConfirmations = true,
): Promise<Letter | undefined> {
  const [row] = await select<Omit<Letter, "alert"> & { alert: string | null }>(
    database,
    `SELECT * FROM letters WHERE ${IS_SENDABLE} AND ${DUE_TIME} <= ?
     ${withConfirmations ? "" : "AND kind <> 'confirm'"}
     ORDER BY kind = 'confirm', dueAt, createdAt LIMIT 1`,
    [JSON.stringify([...pendingIds]), now, now],
  );
  return row && { ...row, alert: row.alert ? (JSON.parse(row.alert) as Alert) : undefined };
}

export async function markSent(database: Database, id: string, now: number): Promise<void> {
  const sql = "UPDATE letters SET sentAt = ?, failure = NULL WHERE id = ?";
  await database.transaction((query) => query(sql, [now, id]));
}

export async function markFailed(
  database: Database,
  { id, tries }: Letter,
  now: number,
  failure: string,
): Promise<void> {
  const sql = "UPDATE letters SET tries = ?, dueAt = ?, failure = ? WHERE id = ?";
  const dueAt = now + (FIRST_PAUSES[tries] ?? HOUR);
  await database.transaction((query) => query(sql, [tries + 1, dueAt, failure, id]));
}

/** When the next letter is due; nothing where none waits. `pendingIds` as for `nextDueLetter`. */
export async function nextDueTime(database: Database, now: number, pendingIds: Iterable<string>) {
  const sql = `SELECT min(${DUE_TIME}) AS due FROM letters WHERE ${IS_SENDABLE}`;
  const values = [now, JSON.stringify([...pendingIds])];
  return (await select<{ due: number | null }>(database, sql, values))[0]?.due ?? undefined;
}

/** The age at which a letter is late: letters are sent within minutes, those about suspects after an hour. */
const LATE_AFTER = 2 * HOUR;

/** How long the desk's page Oggi shows a letter that was not sent. */
const SHOWN_FOR = 30 * DAY;

/** The family's letters: since when the oldest late one waits, and how many are no longer tried. */
export type MailProblems = { lateSince: number | undefined; notSent: number };

export async function mailProblems(database: Database, now: number): Promise<MailProblems> {
  const [row] = await select<{ lateSince: number | null; notSent: number }>(
    database,
    `SELECT min(CASE WHEN tries < ${MAX_TRIES} THEN createdAt END) AS "lateSince",
       count(CASE WHEN tries >= ${MAX_TRIES} AND createdAt > ? THEN 1 END) AS "notSent"
     FROM letters WHERE sentAt IS NULL AND kind <> 'confirm' AND createdAt < ?`,
    [now - SHOWN_FOR, now - LATE_AFTER],
  );
  return { lateSince: row?.lateSince ?? undefined, notSent: row?.notSent ?? 0 };
}

/** The unsent letters, their age, and the last responses of the mail server. */
export async function outboxStatus(database: Database) {
  const letters = await select<{ createdAt: number; failure: string | null }>(
    database,
    "SELECT createdAt, failure FROM letters WHERE sentAt IS NULL ORDER BY createdAt",
  );
  const failures = new Set(letters.flatMap(({ failure }) => failure || []));
  return { letters: letters.length, oldest: letters[0]?.createdAt ?? 0, failures: [...failures] };
}
