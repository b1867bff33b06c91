/**
 * One-time links into the desk, stored as hashes of address and code until they are spent; and letters to
 * the family with a one-time link, which is made when the mail is composed.
 */
import { insertRow, type Query } from "./database.ts";
import { addLetter } from "./letters.ts";

type AccessLink = {
  hash: string;
  codeHash: string;
  /** The name of the device that gets the access. */
  device: string;
  createdAt: number;
  expiresAt: number;
};

export async function addAccessLink(query: Query, link: AccessLink): Promise<void> {
  await insertRow(query, "access_links", link);
}

/** Deletes the link with this hash, or with this code's, and gives its device; nothing where none is valid. */
export async function spendAccessLink(
  query: Query,
  hash: string,
  now: number,
): Promise<{ device: string } | undefined> {
  const linkRows = await query<{ device: string; expiresAt: number }>(
    "DELETE FROM access_links WHERE hash = ? OR codeHash = ? RETURNING device, expiresAt",
    [hash, hash],
  );
  return linkRows.find(({ expiresAt }) => expiresAt > now);
}

const HOUR = 3_600_000;

/** The most letters with a link in an hour; anybody may request one, and all go to the family. */
const MAX_LETTERS_PER_HOUR = 3;

/** The condition in SQL for letters with a one-time link. */
export const IS_ACCESS_LETTER = "alert ->> 'kind' = 'access'";

/** Adds a letter with a link within the hourly limit; takes equally long beyond it. */
export async function requestAccessLetter(query: Query, now: number): Promise<void> {
  const sql = `SELECT id FROM letters WHERE ${IS_ACCESS_LETTER} AND createdAt > ? AND createdAt <= ?`;
  if ((await query(sql, [now - HOUR, now])).length >= MAX_LETTERS_PER_HOUR) return;
  await addLetter(query, { kind: "message", now, alert: { kind: "access" } });
}
