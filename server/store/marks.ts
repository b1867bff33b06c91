/**
 * What is remembered of addresses that are not subscribed: how often each was asked to confirm, and
 * which want no more of it. A mark is a keyed hash: an address finds its mark, a mark no address.
 */
import { createHmac } from "node:crypto";
import { type Query, whole } from "./database.ts";
import { allSecrets } from "./secret.ts";

const DAY = 24 * 3_600_000;

/** Confirmations to one address until it confirms: one a day, and never more than these. */
export const MOST_EVER = 3;

/** Under the store's own secret first, then under those of copies that were put back. */
async function marksOf(query: Query, email: string): Promise<string[]> {
  const secrets = await allSecrets(query);
  return secrets.map((secret) =>
    createHmac("sha256", secret).update(`mark|${email}`).digest("base64url"),
  );
}

type Known = { own: string; mails: number; last: number; isRefused: boolean };

async function known(query: Query, email: string): Promise<Known> {
  const marks = await marksOf(query, email);
  const rows = await query(
    `SELECT mails, last, refused FROM confirmations
     WHERE address_mark IN (${marks.map(() => "?").join(", ")})`,
    ...marks,
  );
  return {
    own: marks[0] ?? "",
    mails: rows.reduce((sum, row) => sum + whole(row["mails"]), 0),
    last: Math.max(0, ...rows.map((row) => whole(row["last"]))),
    isRefused: rows.some((row) => whole(row["refused"]) > 0),
  };
}

/** Whether who reads an address's mail wants no more of it. */
export async function isRefused(query: Query, email: string): Promise<boolean> {
  return (await known(query, email)).isRefused;
}

/** Whether an address may be asked to confirm once more; counts it if so. */
export async function mayAsk(query: Query, email: string, now: number): Promise<boolean> {
  const { own, mails, last, isRefused: refused } = await known(query, email);
  if (refused || mails >= MOST_EVER || last > now - DAY) return false;
  await query(
    `INSERT INTO confirmations (address_mark, mails, last) VALUES (?, 1, ?)
     ON CONFLICT (address_mark) DO UPDATE SET mails = confirmations.mails + 1, last = excluded.last`,
    own,
    now,
  );
  return true;
}

/** Notes that an address wants no more. */
export async function refuse(query: Query, email: string, now: number): Promise<void> {
  const { own } = await known(query, email);
  await query(
    `INSERT INTO confirmations (address_mark, mails, last, refused) VALUES (?, 0, ?, 1)
     ON CONFLICT (address_mark) DO UPDATE SET last = excluded.last, refused = 1`,
    own,
    now,
  );
}

/** Forgets all that is known of an address: it confirmed, or wants to be forgotten. */
export async function forget(query: Query, email: string): Promise<void> {
  for (const mark of await marksOf(query, email))
    await query("DELETE FROM confirmations WHERE address_mark = ?", mark);
}
