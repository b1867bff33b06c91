/**
 * Sign-in to the desk. A one-time link, its code or a passkey starts a session: a cookie on one device, which ends
 * after 30 days without use. On a device that has a session, each of the three is a fresh proof of identity for that
 * session. If a secret is invalid, used, expired or made for another session, undefined is returned, without a reason.
 */
import { randomUUID } from "node:crypto";
import { addAccessLink, spendAccessLink } from "#server/store/access-links.ts";
import type { Database, RunSql } from "#server/store/database.ts";
import {
  addSession,
  confirmSession,
  type Session,
  sessionOfHash,
  touchSession,
} from "#server/store/sessions.ts";
import { hashOf, randomCode, randomToken } from "./secrets.ts";
import { DAY, MINUTE } from "#server/system/durations.ts";

const ACCESS_LINK_LIFETIME = 15 * MINUTE;

/** How long one proof of identity is valid for a session; afterwards the person has to prove the identity again. */
const IDENTITY_PROOF_LIFETIME = 10 * MINUTE;

/** The name of a device that signs in with a mailed link, until somebody names the device. */
export const MAIL_DEVICE_NAME = "posta";

export async function createAccessLink(database: Database, device: string, now: number) {
  const [token, code] = [randomToken(), randomCode()];
  const hashes = { hash: hashOf(token), codeHash: hashOf(code) };
  const times = { createdAt: now, expiresAt: now + ACCESS_LINK_LIFETIME };
  await database.transaction((query) => addAccessLink(query, { ...hashes, device, ...times }));
  return { token, code };
}

/** The session of the browser that sent a request, if there is one, and the time of the request. */
export type Requester = { session: Session | undefined; now: number };

/** Renews the proof of identity of the browser's session. If there is no session, starts a session and returns its token. */
export async function signInDevice(
  query: RunSql,
  { device, passkey }: { device: string; passkey: string | null },
  { session, now }: Requester,
) {
  if (session) {
    await confirmSession(query, session.id, now);
    return "confirmed" as const;
  }
  const token = randomToken();
  const times = { createdAt: now, seenAt: now, confirmedAt: now };
  await addSession(query, { id: randomUUID(), device, passkey, ...times }, hashOf(token));
  return { token };
}

export function spendLink(database: Database, secret: string, requester: Requester) {
  return database.transaction(async (query) => {
    const link = await spendAccessLink(query, hashOf(secret), requester.now);
    return link && signInDevice(query, { device: link.device, passkey: null }, requester);
  });
}

/** `isRenewed` is true once a day: the response then sends the cookie again, so that the browser keeps the cookie longer. */
export async function sessionOf(database: Database, token: string, now: number) {
  const session = await database.read((query) => sessionOfHash(query, hashOf(token), now));
  if (!session) return undefined;
  const isRenewed = now - session.seenAt >= DAY || session.seenAt > now;
  if (isRenewed) await database.transaction((query) => touchSession(query, session.id, now));
  return { session, isRenewed };
}

/** Accepts a confirmation in the near future too, because the clock may have been set back after the confirmation. */
export function isConfirmed({ confirmedAt }: Session, now: number): boolean {
  return Math.abs(now - confirmedAt) <= IDENTITY_PROOF_LIFETIME;
}
