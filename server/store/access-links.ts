/** Stores one-time links into the desk, as hashes of a link's token and code. A used link is deleted. */
import { insertRow, type RunSql } from "./database.ts";
import { addLetter } from "./letters.ts";
import { HOUR } from "#server/system/durations.ts";

type AccessLink = {
  hash: string; // of the token in the link
  codeHash: string;
  device: string; // the name of the device that signs in
  createdAt: number;
  expiresAt: number;
};

export async function addAccessLink(query: RunSql, link: AccessLink): Promise<void> {
  await insertRow(query, "access_links", link);
}

/** Deletes the link whose token or code has this `hash`. Returns undefined if no link has it, or if the link has expired. */
export async function spendAccessLink(query: RunSql, hash: string, now: number) {
  const linkRows = await query<{ device: string; expiresAt: number }>(
    "DELETE FROM access_links WHERE hash = ? OR codeHash = ? RETURNING device, expiresAt",
    [hash, hash],
  );
  return linkRows.find(({ expiresAt }) => expiresAt > now);
}

/** A limit is needed, because anybody may request a mail with a link, and all these mails go to the family. */
const MAX_LETTERS_PER_HOUR = 3;

export const IS_ACCESS_LETTER_SQL = "alert ->> 'kind' = 'access'";

/** Beyond the hourly limit no letter is added, but the response is the same, so that nobody learns whether a mail was sent. */
export async function requestAccessLetter(query: RunSql, now: number): Promise<void> {
  const sql = `SELECT id FROM letters WHERE ${IS_ACCESS_LETTER_SQL} AND createdAt > ? AND createdAt <= ?`;
  if ((await query(sql, [now - HOUR, now])).length >= MAX_LETTERS_PER_HOUR) return;
  await addLetter(query, { kind: "message", now, alert: { kind: "access" } });
}
