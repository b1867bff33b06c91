import { randomBytes } from "node:crypto";
import { DEFAULT_LANGUAGE, type Language, languageFrom } from "#app/domain/languages.ts";
import { type Database, insertRow, type RunSql, select } from "./database.ts";
import { addLetter } from "./letters.ts";
import { clearSuppression, isSuppressed, suppress, tryCountConfirmation } from "./suppressions.ts";
import { DAY, HOUR } from "#server/system/durations.ts";

export type Subscriber = {
  email: string;
  /** The secret in the links of mails to this address. Only a reader of these mails knows the secret. */
  key: string;
  requestedAt: number;
  consent: string; // the words that the subscriber agreed to
  confirmedAt: number | null;
  language: Language;
};

/** At most this many mails that ask to confirm a sign-up are sent in an hour, to all addresses together. */
export const MAX_CONFIRMATIONS_PER_HOUR = 30;

async function selectSubscribers(database: Database, sqlEnd: string, values: string[] = []) {
  const rows = await select<Subscriber>(database, `SELECT * FROM subscribers ${sqlEnd}`, values);
  // If the site no longer has a subscriber's language, `languageFrom` returns the default language.
  return rows.map((row) => ({ ...row, language: languageFrom(row.language) }));
}

async function earliestConfirmationTime(query: RunSql, now: number): Promise<number> {
  const [limitingLetter] = await query<{ createdAt: number }>(
    "SELECT createdAt FROM letters WHERE kind = 'confirm' ORDER BY createdAt DESC LIMIT 1 OFFSET ?",
    [MAX_CONFIRMATIONS_PER_HOUR - 1],
  );
  return limitingLetter ? Math.max(now, limitingLetter.createdAt + HOUR) : now;
}

type SignUpRequest = {
  email: string;
  consent: string; // the words that the subscriber agrees to
  language?: Language;
  isSuspect: boolean;
};

/**
 * Returns false, and stores nothing, if more confirmations wait than are sent in a day. Otherwise returns true
 * even if nothing is sent, because a different response would reveal who is subscribed.
 */
export async function requestSubscription(
  database: Database,
  { email, consent, language = DEFAULT_LANGUAGE, isSuspect }: SignUpRequest,
  now: number,
): Promise<boolean> {
  const lowerCaseEmail = email.toLowerCase();
  return database.transaction(async (query) => {
    const letterDueAt = await earliestConfirmationTime(query, now);
    // A queue of more than a day is an attack. It is checked first, so that the response is the same for all addresses.
    if (letterDueAt > now + DAY) return false;
    const [subscriber] = await query("SELECT confirmedAt FROM subscribers WHERE email = ?", [
      lowerCaseEmail,
    ]);
    if (subscriber?.["confirmedAt"]) return true;
    if (await isSuppressed(query, lowerCaseEmail)) return true;
    const key = randomBytes(18).toString("base64url");
    const subscriberRow = { email: lowerCaseEmail, key, requestedAt: now, consent, language };
    await insertRow(query, "subscribers", subscriberRow, "ON CONFLICT (email) DO NOTHING");
    if (isSuspect || !(await tryCountConfirmation(query, lowerCaseEmail, now))) return true;
    await addLetter(query, { kind: "confirm", now, dueAt: letterDueAt, recipient: lowerCaseEmail });
    // Only a new letter extends the retention of an address, so that nobody can extend it for ever by signing up often.
    const sql = "UPDATE subscribers SET requestedAt = ?, consent = ?, language = ? WHERE email = ?";
    await query(sql, [now, consent, language, lowerCaseEmail]);
    return true;
  });
}

export async function subscriberByKey(database: Database, key: string) {
  return (await selectSubscribers(database, "WHERE key = ?", [key]))[0];
}

export async function subscriberByEmail(database: Database, email: string) {
  return (await selectSubscribers(database, "WHERE email = ?", [email.toLowerCase()]))[0];
}

export function allSubscribers(database: Database): Promise<Subscriber[]> {
  return selectSubscribers(database, "ORDER BY requestedAt DESC, email");
}

export async function confirmSubscriber(database: Database, key: string, now: number) {
  return database.transaction(async (query) => {
    const [row] = await query<{ email: string }>(
      `UPDATE subscribers SET confirmedAt = coalesce(confirmedAt, ?) WHERE key = ? RETURNING email`,
      [now, key],
    );
    if (!row) return false;
    await clearSuppression(query, row.email);
    return true;
  });
}

export async function endSubscription(database: Database, key: string, now: number) {
  return database.transaction(async (query) => {
    const sql = "DELETE FROM subscribers WHERE key = ? RETURNING email";
    const [row] = await query<{ email: string }>(sql, [key]);
    if (!row) return false;
    await query("DELETE FROM letters WHERE recipient = ?", [row.email]);
    await suppress(query, row.email, now);
    return true;
  });
}
