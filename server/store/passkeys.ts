import { HOUR } from "#server/system/durations.ts";
import { insertRow, type RunSql } from "./database.ts";

type Passkey = {
  id: string; // the credential's id, in Base64url
  publicKey: string; // a COSE key (RFC 9052), in Base64url
  counter: number; // the signature counter; 0 for a passkey that several devices share
  device: string;
  createdAt: number;
  seenAt: number;
  /** When the challenge of the last sign-in was created. A challenge that is not newer is refused as a possible replay. */
  lastChallenge: number;
};

export async function addPasskey(query: RunSql, passkey: Passkey): Promise<boolean> {
  const conflictClause = "ON CONFLICT (id) DO NOTHING RETURNING id";
  return (await insertRow(query, "passkeys", passkey, conflictClause)).length > 0;
}

export async function passkeyOf(query: RunSql, id: string): Promise<Passkey | undefined> {
  const [row] = await query<Passkey>("SELECT * FROM passkeys WHERE id = ?", [id]);
  return row;
}

export function allPasskeys(query: RunSql): Promise<Passkey[]> {
  return query<Passkey>("SELECT * FROM passkeys ORDER BY seenAt DESC, createdAt DESC, id");
}

/** A last challenge further in the future than this is ignored, because it was stored while the clock was wrong. */
const CLOCK_TOLERANCE = HOUR;

/** Returns false if the challenge is not newer than the last challenge, or if the passkey was removed. */
export async function recordPasskeyUse(
  query: RunSql,
  id: string,
  { counter, challengedAt, now }: { counter: number; challengedAt: number; now: number },
): Promise<boolean> {
  const passkeyRows = await query(
    `UPDATE passkeys SET counter = ?, lastChallenge = ?, seenAt = ?
     WHERE id = ? AND (lastChallenge < ? OR lastChallenge > ?) RETURNING id`,
    [counter, challengedAt, now, id, challengedAt, now + CLOCK_TOLERANCE],
  );
  return passkeyRows.length > 0;
}

export async function removePasskey(query: RunSql, id: string): Promise<void> {
  await query("DELETE FROM passkeys WHERE id = ?", [id]);
}
