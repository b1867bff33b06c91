/** Deletes data: after its retention, or when a person asks for it. */
import { hasClockJumped } from "./clock-jump.ts";
import { type Database, type Query, textOf, numberOf } from "./database.ts";
import { deletePastClosures } from "./closures.ts";
import { clearSuppression } from "./suppressions.ts";
import { deleteOldAlerts } from "./alerts.ts";
import { removeSubscriber } from "./subscribers.ts";

const DAY = 24 * 3_600_000;

/** Messages and suppressions are stored for months, unconfirmed sign-ups for days. */
type RetentionTerms = { keepMonths: number; keepSignUpDays: number };

export async function deleteEmptyLetters(query: Query): Promise<void> {
  await query(
    `DELETE FROM letters WHERE kind IN ('message', 'suspects')
     AND NOT EXISTS (SELECT 1 FROM messages WHERE messages.letter = letters.id)
     AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.letter = letters.id)`,
  );
}

/** Unsubscribed addresses of stores before the second migration step, which kept them. */
async function removeFormerSubscribers(query: Query): Promise<void> {
  const rows = await query("SELECT email, asked, ended FROM subscribers WHERE state = 'left'");
  for (const row of rows)
    await removeSubscriber(query, textOf(row["email"]), numberOf(row["ended"] ?? row["asked"]));
}

/** Deletes expired data; a message that nobody has read stays until somebody has. */
export async function deleteExpired(
  database: Database,
  { keepMonths, keepSignUpDays }: RetentionTerms,
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
    await removeFormerSubscribers(query);
    await query("DELETE FROM confirmations WHERE last < ?", oldest.getTime());
    await deleteOldAlerts(query, now);
    await deletePastClosures(query, now);
    await deleteEmptyLetters(query);
  });
}

/** Deletes expired data, unless the clock has jumped: then nothing, and false. */
export async function purgeExpired(
  database: Database,
  terms: RetentionTerms,
  now: number,
): Promise<boolean> {
  if (await database.transaction((query) => hasClockJumped(query, now))) return false;
  await deleteExpired(database, terms, now);
  return true;
}

type PersonCount = { messages: number; subscriptions: number };

export async function countPerson(database: Database, email: string): Promise<PersonCount> {
  const address = email.trim().toLowerCase();
  const [row] = await database.read((query) =>
    query(
      `SELECT (SELECT count(*) FROM messages WHERE lower(email) = ?) AS messages,
         (SELECT count(*) FROM subscribers WHERE email = ?) AS subscriptions`,
      address,
      address,
    ),
  );
  return { messages: numberOf(row?.["messages"]), subscriptions: numberOf(row?.["subscriptions"]) };
}

export async function erasePerson(database: Database, email: string): Promise<PersonCount> {
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
    await clearSuppression(query, address);
    await deleteEmptyLetters(query);
    return {
      messages: messages.length,
      subscriptions: subscriptions.length,
    };
  });
}
