/** A passkey signs a challenge; the challenge is a signed token, so that the server need not store it. */
import { MINUTE } from "#server/system/durations.ts";
import { issueToken, readToken } from "#server/system/signed-tokens.ts";

export const CHALLENGE_LIFETIME = 5 * MINUTE;

export function issueChallenge(secret: string, purpose: string, now: number): string {
  return Buffer.from(issueToken(secret, `challenge|${purpose}`, now)).toString("base64url");
}

/** Undefined for an invalid, expired or foreign challenge. Servers' clocks may differ by its lifetime. */
export function challengeIssueTime(
  secret: string,
  purpose: string,
  challenge: string,
  now: number,
): number | undefined {
  const token = Buffer.from(challenge, "base64url").toString();
  const issuedAt = readToken(secret, `challenge|${purpose}`, token)?.issuedAt ?? -Infinity;
  return Math.abs(now - issuedAt) < CHALLENGE_LIFETIME ? issuedAt : undefined;
}
