/** Tries to enter the desk, or to confirm who is there: with a link, a code or a passkey. */
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

const TEN_MINUTES = 600_000;

/**
 * Tries of a network, and tries with a code of all together: of 40 bits nobody guesses one in so few.
 * A token or a passkey is not guessed, and works while somebody tries codes.
 */
const TRIES = { network: 10, codesOfAll: 100 };

export type Proof = { token: string } | { code: string } | { credential: string };

/** `retryAfter` is in seconds. */
type Attempt = { entry: SignInResult } | { retryAfter: number } | { isRefused: true };

export type Attempts = (context: Context, proof: Proof, visitor: Visitor) => Promise<Attempt>;

type AttemptOptions = {
  database: Database;
  passkeys: Passkeys;
  networkOf: (context: Context) => string;
};

export function createAttempts({ database, passkeys, networkOf }: AttemptOptions): Attempts {
  const now = () => performance.now();
  const ofNetwork = createCap({ most: TRIES.network, milliseconds: TEN_MINUTES, now });
  const codesOfAll = createCap({ most: TRIES.codesOfAll, milliseconds: TEN_MINUTES, now });

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
