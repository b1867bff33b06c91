/** Rate-limited attempts to sign in, or to confirm an identity: with a link, a code or a passkey. */
import type { Context } from "hono";
import {
  type SignInResult,
  spendLinkCode,
  spendLinkToken,
  type Visitor,
} from "#server/auth/access.ts";
import type { Passkeys } from "#server/auth/passkeys.ts";
import { createCap } from "#server/requests/limits.ts";
import type { Database } from "#server/store/database.ts";

const TEN_MINUTES_MS = 600_000;

/**
 * The most attempts in ten minutes: of one network, and with codes of all networks together. A code has
 * 40 bits, too many to guess in so few; tokens and passkeys are not limited by others' attempts.
 */
const MAX_TRIES = { network: 10, codesOfAll: 100 };

export type Proof = { token: string } | { code: string } | { credential: string };

/** `retryAfter` is in seconds. */
type AttemptOutcome = { entry: SignInResult } | { retryAfter: number } | { isRefused: true };

export type AttemptSignIn = (
  context: Context,
  proof: Proof,
  visitor: Visitor,
) => Promise<AttemptOutcome>;

type AttemptOptions = {
  database: Database;
  passkeys: Passkeys;
  networkOf: (context: Context) => string;
};

export function createAttempts({ database, passkeys, networkOf }: AttemptOptions): AttemptSignIn {
  const now = () => performance.now();
  const ofNetwork = createCap({ most: MAX_TRIES.network, milliseconds: TEN_MINUTES_MS, now });
  const codesOfAll = createCap({ most: MAX_TRIES.codesOfAll, milliseconds: TEN_MINUTES_MS, now });

  const limitOf = (context: Context, proof: Proof) => {
    const limit = ofNetwork.take(networkOf(context));
    return limit.ok && "code" in proof ? codesOfAll.take("all") : limit;
  };
  const enterWith = (proof: Proof, visitor: Visitor) => {
    if ("token" in proof) return spendLinkToken(database, proof.token, visitor);
    if ("code" in proof) return spendLinkCode(database, proof.code, visitor);
    return passkeys.signIn(proof.credential, visitor);
  };

  return async (context, proof, visitor) => {
    const limit = limitOf(context, proof);
    if (!limit.ok) return { retryAfter: limit.retryAfter };
    const entry = await enterWith(proof, visitor);
    return entry ? { entry } : { isRefused: true };
  };
}
