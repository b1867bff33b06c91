/** What is not kept: after its time, or when a person asks for it. */
import { hasLeapt } from "./clock-leap.ts";
import { type Database, type Query, text, whole } from "./database.ts";
import { dropPastNights } from "./closures.ts";
import { forget } from "./marks.ts";
import { dropOldNotices } from "./notices.ts";
import { removeSubscriber } from "./subscribers.ts";

const DAY = 24 * 3_600_000;

/** How long things are kept: messages and marks for months, what nobody confirmed for days. */
export type Terms = { keepMonths: number; keepSignUpDays: number };

/** Takes away letters that carry nothing any more. */
export async function dropEmptyLetters(query: Query): Promise<void> {
  await query(
    `DELETE FROM letters WHERE kind IN ('message', 'suspects')
     AND NOT EXISTS (SELECT 1 FROM messages WHERE messages.letter = letters.id)
     AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.letter = letters.id)`,
  );
}

/** Who left while the store still kept such addresses (until its second step). */
async function removeLeft(query: Query): Promise<void> {
  const rows = await query("SELECT email, asked, ended FROM subscribers WHERE state = 'left'");
  for (const row of rows)
    await removeSubscriber(query, text(row["email"]), whole(row["ended"] ?? row["asked"]));
}

/**
 * Deletes what is older than agreed. A message that nobody has seen yet, neither by mail nor at the
 * desk, waits until somebody has.
 */
export async function expire(
  database: Database,
  { keepMonths, keepSignUpDays }: Terms,
  now: number,
): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - keepMonths);
  const signUps = now - keepSignUpDays * DAY;
  await database.transaction(async (query) => {
    await query(
      `DELETE FROM messages WHERE received < ? AND (opened IS NOT NULL OR EXISTS
         (SELECT 1 FROM letters WHERE letters.id = messages.letter AND letters.sent IS NOT NULL))`,
      oldest.getTime(),
    );
    await query("DELETE FROM subscribers WHERE state = 'asked' AND asked < ?", signUps);
    await query("DELETE FROM letters WHERE kind = 'confirm' AND created < ?", signUps);
    await removeLeft(query);
    await query("DELETE FROM confirmations WHERE last < ?", oldest.getTime());
    await dropOldNotices(query, now);
    await dropPastNights(query, now);
    await dropEmptyLetters(query);
  });
}

/** Deletes what is older than agreed, unless the clock has leapt: then nothing, and false. */
export async function tidy(database: Database, terms: Terms, now: number): Promise<boolean> {
  if (await database.transaction((query) => hasLeapt(query, now))) return false;
  await expire(database, terms, now);
  return true;
}

/** How much of a person there is, or was. */
export type Erased = { messages: number; subscriptions: number };

/** What `erasePerson` would delete. */
export async function countPerson(database: Database, email: string): Promise<Erased> {
  const address = email.trim().toLowerCase();
  const [row] = await database.read((query) =>
    query(
      `SELECT (SELECT count(*) FROM messages WHERE lower(email) = ?) AS messages,
         (SELECT count(*) FROM subscribers WHERE email = ?) AS subscriptions`,
      address,
      address,
    ),
  );
  return { messages: whole(row?.["messages"]), subscriptions: whole(row?.["subscriptions"]) };
}

/** Deletes all that is kept of a person, by the e-mail address. */
export async function erasePerson(database: Database, email: string): Promise<Erased> {
  const address = email.trim().toLowerCase();
  return database.transaction(async (query) => {
    const messages = await query(
      "DELETE FROM messages WHERE lower(email) = ? RETURNING letter",
      address,
    );
    const subscriptions = await query(
      "DELETE FROM subscribers WHERE email = ? RETURNING email",
      address,
    );
    await query("DELETE FROM letters WHERE lower(recipient) = ?", address);
    await forget(query, address);
    await dropEmptyLetters(query);
    return {
      messages: messages.length,
      subscriptions: subscriptions.length,
    };
  });
}
