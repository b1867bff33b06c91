/**
 * Challenges that a passkey signs. Our server signs them too, so that none need be stored, and any
 * server of a store can read another's.
 *
 * Units:  times in milliseconds.
 * Errors: an invalid, expired or foreign challenge gives nothing.
 */
import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "#server/system/same-secret.ts";

/** How long a challenge may be answered. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

const TIMESTAMP_BYTES = 6;
const RANDOM_BYTES = 16;
const BODY_BYTES = TIMESTAMP_BYTES + RANDOM_BYTES;

const challengeSignature = (secret: string, purpose: string, body: Buffer) =>
  createHmac("sha256", secret).update(`challenge|${purpose}|`).update(body).digest();

/** A challenge, in Base64url, that is valid for one purpose. */
export function issueChallenge(secret: string, purpose: string, now: number): string {
  const bytes = Buffer.concat([Buffer.alloc(TIMESTAMP_BYTES), randomBytes(RANDOM_BYTES)]);
  bytes.writeUIntBE(now, 0, TIMESTAMP_BYTES);
  return Buffer.concat([bytes, challengeSignature(secret, purpose, bytes)]).toString("base64url");
}

/** When a challenge was issued; servers' clocks may differ by its lifetime. */
export function challengeIssueTime(
  secret: string,
  purpose: string,
  challenge: string,
  now: number,
): number | undefined {
  const bytes = Buffer.from(challenge, "base64url");
  const [body, signed] = [bytes.subarray(0, BODY_BYTES), bytes.subarray(BODY_BYTES)];
  if (!isSameSecret(signed, challengeSignature(secret, purpose, body))) return undefined;
  const issuedAt = body.readUIntBE(0, TIMESTAMP_BYTES);
  return Math.abs(now - issuedAt) < CHALLENGE_LIFETIME ? issuedAt : undefined;
}
