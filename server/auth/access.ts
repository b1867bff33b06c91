/**
 * The accesses to the desk. A one-time link, or its code, is spent once and makes a session; a session is a
 * cookie on one device, and lasts as long as it is used.
 *
 * Units:  times in milliseconds.
 * Errors: an invalid, spent, expired or foreign link, code or cookie gives nothing, without a reason.
 */
import { randomUUID } from "node:crypto";
import { addAccessLink, spendAccessLink } from "#server/store/access-links.ts";
import type { Database } from "#server/store/database.ts";
import { addSession, type Session, sessionOfHash, touchSession } from "#server/store/sessions.ts";
import { hashOf, normalizeCode, randomCode, randomToken } from "./secrets.ts";

/** How long a link may be spent. */
const LINK_LIFETIME = 15 * 60_000;

const DAY = 24 * 3_600_000;

type AccessLink = { token: string; code: string };

/** Makes a link for a device. */
export async function createAccessLink(
  database: Database,
  device: string,
  now: number,
): Promise<AccessLink> {
  const [token, code] = [randomToken(), randomCode()];
  const hashes = { hash: hashOf(token), codeHash: hashOf(code) };
  const times = { created: now, expires: now + LINK_LIFETIME };
  await database.transaction((query) => addAccessLink(query, { ...hashes, device, ...times }));
  return { token, code };
}

/** Spends a link's token, or its code, for the token of a new session. */
async function spend(database: Database, hash: string, now: number): Promise<string | undefined> {
  const token = randomToken();
  return database.transaction(async (query) => {
    const link = await spendAccessLink(query, hash, now);
    if (!link) return undefined;
    const session = { id: randomUUID(), device: link.device, created: now, seen: now };
    await addSession(query, session, hashOf(token));
    return token;
  });
}

export function spendToken(database: Database, token: string, now: number) {
  return spend(database, hashOf(token), now);
}

export function spendCode(database: Database, typed: string, now: number) {
  return spend(database, hashOf(normalizeCode(typed)), now);
}

/** The session of a cookie; `isRenewed` once a day, when the browser has to store the cookie for longer. */
export async function sessionOf(
  database: Database,
  token: string,
  now: number,
): Promise<{ session: Session; isRenewed: boolean } | undefined> {
  const session = await database.read((query) => sessionOfHash(query, hashOf(token), now));
  if (!session) return undefined;
  const isRenewed = now - session.seen >= DAY || session.seen > now;
  if (isRenewed) await database.transaction((query) => touchSession(query, session.id, now));
  return { session, isRenewed };
}
