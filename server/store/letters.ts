/** A letter is a mail in the outbox; a letter about a guest's message is deleted with that message. */
import { randomUUID } from "node:crypto";
import type { Place } from "#app/content/documents.ts";
import type { NightRun } from "#app/domain/nights.ts";
import { type Database, insertRow, type RunSql, select } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { DAY, HOUR, MINUTE } from "#server/system/durations.ts";

/** "message" has one guest's message or an alert; "suspects" has suspicious messages; "confirm" is for a newsletter sign-up. */
type LetterKind = "message" | "suspects" | "confirm";

/** A value that the family has changed and a new version refuses. For a whole file `path` is "", and `value` has all its values. */
export type UnfitValue = Place & { value: unknown };

/** What an e-mail without a guest's message is about; `calendars` are names of portals, separated by commas. */
export type Alert =
  /** For a day, a portal's calendar could not be read, or its nights were not accepted. */
  | { kind: "silent"; room: string; calendars: string }
  /** Nights that were sold twice. */
  | { kind: "twice"; room: string; calendars: string; nights: NightRun[] }
  | { kind: "documents"; values: UnfitValue[] }
  | { kind: "backup"; folder: string }
  /** A mail with a one-time link into the desk. The link is created when the mail is composed. */
  | { kind: "access" };

export type Letter = {
  /** The mail's Message-ID contains this id, so that mail programs recognize a letter that was sent twice. */
  id: string;
  kind: LetterKind;
  alert?: Alert | undefined;
  recipient: string | null; // an e-mail address; null for a letter to the family
  createdAt: number;
  tries: number; // the count of failed attempts
};

/** The pauses after the first failed attempts to send a letter. Later attempts are hourly, for a week. */
const FIRST_RETRY_PAUSES = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE];

/** After this many failed attempts, a letter remains in the database, but is not tried again. */
export const MAX_TRIES = 1 + FIRST_RETRY_PAUSES.length + 7 * 24;

const IS_WAITING_SQL = `sentAt IS NULL AND tries < ${MAX_TRIES}`;

/** How far ahead a due time may be, in milliseconds: the hourly limit may delay a confirmation by a day. */
const MAX_DELAY_SQL = `CASE kind WHEN 'confirm' THEN ${DAY + HOUR} ELSE ${HOUR} END`;

/** The parameter is the time now. If a due time is further ahead than any delay, the clock was wrong, so the e-mail is due. */
const DUE_TIME_SQL = `CASE WHEN dueAt > ? + ${MAX_DELAY_SQL} THEN 0 ELSE dueAt END`;

const IS_SENDABLE_SQL = `${IS_WAITING_SQL} AND id NOT IN (SELECT value FROM json_each(?))`;

type NewLetter = {
  kind: LetterKind;
  now: number;
  dueAt?: number;
  recipient?: string;
  alert?: Alert;
};

export async function addLetter(
  query: RunSql,
  { kind, now, dueAt = now, recipient, alert }: NewLetter,
): Promise<string> {
  const id = randomUUID();
  // The due time of a confirmation is its `createdAt` too, because the hourly limit counts confirmations by `createdAt`.
  const createdAt = kind === "confirm" ? dueAt : now;
  await insertRow(query, "letters", {
    id,
    kind,
    recipient: recipient ?? null,
    createdAt,
    dueAt,
    alert: alert ? JSON.stringify(alert) : null,
  });
  return id;
}

const ALERTED_VERSION_KEY = "document alert";

/** Adds one alert for each version of the software, about the `values` that the version does not accept. */
export async function addDocumentAlert(
  database: Database,
  version: string,
  values: UnfitValue[],
  now: number,
): Promise<void> {
  await database.transaction(async (query) => {
    if ((await readValue(query, ALERTED_VERSION_KEY)) === version) return;
    await writeValue(query, ALERTED_VERSION_KEY, version);
    await addLetter(query, { kind: "message", now, alert: { kind: "documents", values } });
  });
}

/** Returns the letter that has been due longest, a confirmation only if no other letter is due. Leaves out `pendingIds`. */
export async function nextDueLetter(
  database: Database,
  now: number,
  pendingIds: Iterable<string> = [],
  canSendConfirmations = true,
): Promise<Letter | undefined> {
  const [row] = await select<Omit<Letter, "alert"> & { alert: string | null }>(
    database,
    `SELECT * FROM letters WHERE ${IS_SENDABLE_SQL} AND ${DUE_TIME_SQL} <= ?
     ${canSendConfirmations ? "" : "AND kind <> 'confirm'"}
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
  const dueAt = now + (FIRST_RETRY_PAUSES[tries] ?? HOUR);
  await database.transaction((query) => query(sql, [tries + 1, dueAt, failure, id]));
}

export async function nextDueTime(database: Database, now: number, pendingIds: Iterable<string>) {
  const sql = `SELECT min(${DUE_TIME_SQL}) AS due FROM letters WHERE ${IS_SENDABLE_SQL}`;
  const values = [now, JSON.stringify([...pendingIds])];
  return (await select<{ due: number | null }>(database, sql, values))[0]?.due ?? undefined;
}

/** An unsent letter is late after this time. Most are sent within minutes, letters about suspicious messages after an hour. */
const LATE_AFTER = 2 * HOUR;

/** For this long the desk's page Oggi shows a letter that could not be sent. */
const FAILURE_SHOWN_FOR = 30 * DAY;

/** `lateSince`: when the oldest late letter to the family was added. `notSent`: how many such letters are not tried again. */
export type MailProblems = { lateSince: number | undefined; notSent: number };

export async function mailProblems(database: Database, now: number): Promise<MailProblems> {
  const [row] = await select<{ lateSince: number | null; notSent: number }>(
    database,
    `SELECT min(CASE WHEN tries < ${MAX_TRIES} THEN createdAt END) AS "lateSince",
       count(CASE WHEN tries >= ${MAX_TRIES} AND createdAt > ? THEN 1 END) AS "notSent"
     FROM letters WHERE sentAt IS NULL AND kind <> 'confirm' AND createdAt < ?`,
    [now - FAILURE_SHOWN_FOR, now - LATE_AFTER],
  );
  return { lateSince: row?.lateSince ?? undefined, notSent: row?.notSent ?? 0 };
}

export async function outboxStatus(database: Database) {
  const letters = await select<{ createdAt: number; failure: string | null }>(
    database,
    "SELECT createdAt, failure FROM letters WHERE sentAt IS NULL ORDER BY createdAt",
  );
  const failures = [...new Set(letters.flatMap(({ failure }) => failure || []))];
  return { letterCount: letters.length, oldest: letters[0]?.createdAt ?? 0, failures };
}
