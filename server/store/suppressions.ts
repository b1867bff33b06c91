/** Stores, by a keyed hash of each e-mail address, how many confirmations were sent to it, and if its owner wants no more. */
import { createHmac } from "node:crypto";
import { insertRow, type RunSql } from "./database.ts";
import { ensureSecret } from "./key-values.ts";
import { DAY } from "#server/system/durations.ts";

/** An address gets at most this many mails that ask to confirm a sign-up, and at most one a day. */
const MAX_CONFIRMATIONS = 3;

async function addressHashOf(query: RunSql, email: string): Promise<string> {
  const secret = await ensureSecret(query);
  return createHmac("sha256", secret).update(`mark|${email}`).digest("base64url");
}

async function suppressionOf(query: RunSql, hash: string) {
  const [row] = await query<Record<"mails" | "changedAt" | "isSuppressed", number>>(
    "SELECT mails, changedAt, isSuppressed FROM suppressions WHERE addressHash = ?",
    [hash],
  );
  return row ?? { mails: 0, changedAt: 0, isSuppressed: 0 };
}

export async function isSuppressed(query: RunSql, email: string): Promise<boolean> {
  const suppression = await suppressionOf(query, await addressHashOf(query, email));
  return suppression.isSuppressed === 1;
}

/** Returns false if the address may get no confirmation now. If it may, counts a confirmation as sent and returns true. */
export async function tryCountConfirmation(query: RunSql, email: string, now: number) {
  const hash = await addressHashOf(query, email);
  const { mails, changedAt, isSuppressed } = await suppressionOf(query, hash);
  if (isSuppressed === 1 || mails >= MAX_CONFIRMATIONS || changedAt > now - DAY) return false;
  await insertRow(
    query,
    "suppressions",
    { addressHash: hash, mails: 1, changedAt: now },
    `ON CONFLICT (addressHash) DO UPDATE SET mails = suppressions.mails + 1, changedAt = excluded.changedAt`,
  );
  return true;
}

export async function suppress(query: RunSql, email: string, now: number): Promise<void> {
  const conflictClause =
    "ON CONFLICT (addressHash) DO UPDATE SET changedAt = excluded.changedAt, isSuppressed = 1";
  const hash = await addressHashOf(query, email);
  const suppressionRow = { addressHash: hash, mails: 0, changedAt: now, isSuppressed: 1 };
  await insertRow(query, "suppressions", suppressionRow, conflictClause);
}

export async function clearSuppression(query: RunSql, email: string): Promise<void> {
  const hash = await addressHashOf(query, email);
  await query("DELETE FROM suppressions WHERE addressHash = ?", [hash]);
}
