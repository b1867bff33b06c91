/**
 * Saves passkeys, with which devices sign in later. A challenge can be used for only one sign-in, because the store
 * refuses a challenge that is not newer than the passkey's last one. If a credential from a browser is refused, the
 * result is undefined or false, whatever the reason.
 */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { type Database, StoreUnavailable } from "#server/store/database.ts";
import { secretOf } from "#server/store/key-values.ts";
import {
  addPasskey,
  allPasskeys,
  passkeyOf,
  removePasskey,
  recordPasskeyUse,
} from "#server/store/passkeys.ts";
import { savePasskeyOfSession, type Session } from "#server/store/sessions.ts";
import { signInDevice, type Requester } from "./access.ts";
import { MINUTE } from "#server/system/durations.ts";
import { issueToken, readToken } from "#server/system/signed-tokens.ts";

/** The WebAuthn library is loaded at its first use, because it takes 30 MB of memory. */
const loadWebauthn = () => import("@simplewebauthn/server");

/** The COSE numbers of Ed25519, ES256 and RS256, which phones use; for newer algorithms Node.js prints a warning. */
const SIGNATURE_ALGORITHMS = [-8, -7, -257];

const SIGN_IN_PURPOSE = "sign-in";
/** When the session saves a passkey, this purpose changes, so that challenges issued before become invalid. */
const savingPurposeOf = ({ id, passkey }: Session) => `save ${id} ${passkey ?? ""}`;

/** A challenge is a signed token, so that the server need not store it. */
function issueChallenge(secret: string, purpose: string, now: number): string {
  return Buffer.from(issueToken(secret, `challenge|${purpose}`, now)).toString("base64url");
}

const CHALLENGE_LIFETIME = 5 * MINUTE;

/** Returns undefined if the challenge is invalid, expired or not ours. The clock may have been set back after the issue. */
function issueTimeOf(secret: string, purpose: string, challenge: string, now: number) {
  const token = Buffer.from(challenge, "base64url").toString();
  const issuedAt = readToken(secret, `challenge|${purpose}`, token)?.issuedAt ?? -Infinity;
  return Math.abs(now - issuedAt) < CHALLENGE_LIFETIME ? issuedAt : undefined;
}

/** Rethrows errors of the database. Returns undefined for others, which mean that the credential is malformed or not ours. */
function refuseCredential(error: unknown): undefined {
  if (error instanceof StoreUnavailable) throw error;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys(database: Database, siteUrl: string) {
  const rpID = new URL(siteUrl).hostname;
  const siteChecks = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: true };
  let storedSecret: string | undefined;
  const readSecret = async () => (storedSecret ??= await secretOf(database));

  const verifySignIn = async (credentialJson: string, now: number) => {
    const signInResponse = JSON.parse(credentialJson) as AuthenticationResponseJSON;
    const passkey = await database.read((query) => passkeyOf(query, String(signInResponse.id)));
    if (!passkey) return undefined;
    const challengeSecret = await readSecret();
    let challengedAt: number | undefined;
    const { verifyAuthenticationResponse } = await loadWebauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...siteChecks,
      response: signInResponse,
      expectedChallenge: (challenge) => {
        challengedAt = issueTimeOf(challengeSecret, SIGN_IN_PURPOSE, challenge, now);
        return challengedAt !== undefined;
      },
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    if (!verified || challengedAt === undefined) return undefined;
    return { passkey, challengedAt, counter: authenticationInfo.newCounter };
  };

  const verifyNewPasskey = async (credentialJson: string, session: Session, now: number) => {
    const passkeyResponse = JSON.parse(credentialJson) as RegistrationResponseJSON;
    const challengeSecret = await readSecret();
    const { verifyRegistrationResponse } = await loadWebauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...siteChecks,
      response: passkeyResponse,
      supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
      expectedChallenge: (challenge) =>
        issueTimeOf(challengeSecret, savingPurposeOf(session), challenge, now) !== undefined,
    });
    return verified ? registrationInfo.credential : undefined;
  };

  return {
    // Makes the options without the WebAuthn library, which takes 30 MB of memory, because anybody may request the options.
    signInOptions: async (now: number): Promise<PublicKeyCredentialRequestOptionsJSON> => ({
      challenge: issueChallenge(await readSecret(), SIGN_IN_PURPOSE, now),
      rpId: rpID,
      timeout: CHALLENGE_LIFETIME,
      userVerification: "required",
    }),

    async signIn(credentialJson: string, requester: Requester) {
      const { now } = requester;
      const verifiedSignIn = await verifySignIn(credentialJson, now).catch(refuseCredential);
      if (!verifiedSignIn) return undefined;
      const { passkey, ...passkeyUse } = verifiedSignIn;
      return database.transaction(async (query) => {
        if (!(await recordPasskeyUse(query, passkey.id, { ...passkeyUse, now }))) return undefined;
        return signInDevice(query, { device: passkey.device, passkey: passkey.id }, requester);
      });
    },

    async saveOptions(session: Session, now: number) {
      const { generateRegistrationOptions } = await loadWebauthn();
      const challengeSecret = await readSecret();
      const challenge = issueChallenge(challengeSecret, savingPurposeOf(session), now);
      return generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userName: session.device,
        userDisplayName: session.device,
        challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
        timeout: CHALLENGE_LIFETIME,
        attestationType: "none",
        supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        // These credentials keep a phone that already has a passkey for the desk from creating a second passkey.
        excludeCredentials: (await database.read(allPasskeys)).map(({ id }) => ({ id })),
      });
    },

    async save(session: Session, credentialJson: string, device: string, now: number) {
      const credential = await verifyNewPasskey(credentialJson, session, now).catch(
        refuseCredential,
      );
      if (!credential) return false;
      const { id, counter } = credential;
      const publicKey = Buffer.from(credential.publicKey).toString("base64url");
      const times = { createdAt: now, seenAt: now, lastChallenge: 0 };
      return database.transaction(async (query) => {
        if (!(await addPasskey(query, { id, publicKey, counter, device, ...times }))) return false;
        if (await savePasskeyOfSession(query, session.id, { passkey: id, device })) return true;
        // The device was removed while its passkey was being saved, so the passkey is removed too.
        await removePasskey(query, id);
        return false;
      });
    },
  };
}
