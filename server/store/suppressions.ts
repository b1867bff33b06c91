/**
 * Suppressions: per address, how many confirmations were sent, and whether it wants no more. An
 * address is stored as a keyed hash: an address leads to its hash, a hash to no address.
 */
import { createHmac } from "node:crypto";
import { insertRow, type Query } from "./database.ts";
import { allSecrets } from "./key-values.ts";

const DAY = 24 * 3_600_000;

/** Confirmations to one address until it confirms; one a day at most. */
const MAX_CONFIRMATIONS = 3;

/** The hash with the store's own secret first, then those with the secrets of restored copies. */
async function addressHashes(query: Query, email: string): Promise<string[]> {
  const secrets = await allSecrets(query);
  return secrets.map((secret) =>
    createHmac("sha256", secret).update(`mark|${email}`).digest("base64url"),
  );
}

type Suppression = { own: string; mails: number; last: number; isSuppressed: boolean };

async function suppressionOf(query: Query, email: string): Promise<Suppression> {
  const marks = await addressHashes(query, email);
  const rows = await query<Record<"mails" | "changedAt" | "isSuppressed", number>>(
    `SELECT * FROM suppressions WHERE addressHash IN (${marks.map(() => "?").join(", ")})`,
    marks,
  );
  return {
    own: marks[0] ?? "",
    mails: rows.reduce((sum, { mails }) => sum + mails, 0),
    last: Math.max(0, ...rows.map(({ changedAt }) => changedAt)),
    isSuppressed: rows.some((row) => row.isSuppressed > 0),
  };
}

export async function isSuppressed(query: Query, email: string): Promise<boolean> {
  return (await suppressionOf(query, email)).isSuppressed;
}

/** Whether another confirmation may be sent to an address; counts it if so. */
export async function mayRequestConfirmation(
  query: Query,
  email: string,
  now: number,
): Promise<boolean> {
  const { own, mails, last, isSuppressed } = await suppressionOf(query, email);
  if (isSuppressed || mails >= MAX_CONFIRMATIONS || last > now - DAY) return false;
  await insertRow(
    query,
    "suppressions",
    { addressHash: own, mails: 1, changedAt: now },
    `ON CONFLICT (addressHash) DO UPDATE SET mails = suppressions.mails + 1, changedAt = excluded.changedAt`,
  );
  return true;
}

export async function suppress(query: Query, email: string, now: number): Promise<void> {
  const { own } = await suppressionOf(query, email);
  const end =
    "ON CONFLICT (addressHash) DO UPDATE SET changedAt = excluded.changedAt, isSuppressed = 1";
  const row = { addressHash: own, mails: 0, changedAt: now, isSuppressed: 1 };
  await insertRow(query, "suppressions", row, end);
}

/** Deletes the suppression of an address that confirmed, or whose owner wants to be forgotten. */
export async function clearSuppression(query: Query, email: string): Promise<void> {
  for (const mark of await addressHashes(query, email))
    await query("DELETE FROM suppressions WHERE addressHash = ?", [mark]);
}
