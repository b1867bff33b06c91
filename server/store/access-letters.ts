/** Letters to the family with a one-time link into the desk. */
import { type Database, insertRow, type Query, select } from "./database.ts";
import { addLetter } from "./letters.ts";

const HOUR = 3_600_000;

/** Limited, because anybody may request one; all of them go to the family. */
const MAX_LETTERS_PER_HOUR = 3;

/** How long a letter may wait for the mail server, in milliseconds; later nobody waits for the link. */
const ACCESS_LETTER_RETENTION = HOUR;

/** Adds a letter, unless there were enough in the last hour; either way it takes equally long. */
export async function requestAccessLetter(query: Query, now: number): Promise<void> {
  const rows = await query("SELECT letter FROM access_letters WHERE created > ? AND created <= ?", [
    now - HOUR,
    now,
  ]);
  if (rows.length >= MAX_LETTERS_PER_HOUR) return;
  const letter = await addLetter(query, { kind: "message", now });
  await insertRow(query, "access_letters", { letter, created: now });
}

/** Whether a letter carries a one-time link. */
export async function isAccessLetter(database: Database, letter: string): Promise<boolean> {
  const rows = await select(database, "SELECT letter FROM access_letters WHERE letter = ?", [
    letter,
  ]);
  return rows.length > 0;
}

export async function deleteOldAccessLetters(query: Query, now: number): Promise<void> {
  await query("DELETE FROM access_letters WHERE created < ?", [now - ACCESS_LETTER_RETENTION]);
}
