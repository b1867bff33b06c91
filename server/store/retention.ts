import { monthsAfter } from "#app/domain/month-grid.ts";
import { IS_ACCESS_LETTER_SQL } from "./access-links.ts";
import { type Database, type RunSql, select } from "./database.ts";
import { REMOVED_FEED_RETENTION } from "./feeds.ts";
import { readValue, writeValue } from "./key-values.ts";
import { clearSuppression } from "./suppressions.ts";
import { SESSION_RETENTION } from "./sessions.ts";
import { DAY, HOUR } from "#server/system/durations.ts";

const utcDayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** `keepMonths` is for messages and for e-mail addresses that want no mail, `keepSignUpDays` for unconfirmed sign-ups. */
type RetentionTerms = { keepMonths: number; keepSignUpDays: number };

async function deleteEmptyLetters(query: RunSql): Promise<void> {
  await query(
    `DELETE FROM letters WHERE kind IN ('message', 'suspects') AND alert IS NULL
     AND id NOT IN (SELECT letter FROM messages)`,
  );
}

/** Returns pairs: SQL to follow "DELETE FROM", and the value for "?". Messages that were neither opened nor mailed remain. */
function expiredRowsSql(
  { keepMonths, keepSignUpDays }: RetentionTerms,
  now: number,
): [rowsSql: string, limit: number | string][] {
  const oldestKeptAt = Date.parse(monthsAfter(utcDayOf(now), -keepMonths)) + (now % DAY);
  const oldestSignUpAt = now - keepSignUpDays * DAY;
  return [
    [
      `messages WHERE receivedAt < ? AND (openedAt IS NOT NULL OR EXISTS
         (SELECT 1 FROM letters WHERE letters.id = messages.letter AND letters.sentAt IS NOT NULL))`,
      oldestKeptAt,
    ],
    ["subscribers WHERE confirmedAt IS NULL AND requestedAt < ?", oldestSignUpAt],
    ["letters WHERE kind = 'confirm' AND createdAt < ?", oldestSignUpAt],
    ["suppressions WHERE changedAt < ?", oldestKeptAt],
    ["letters WHERE alert IS NOT NULL AND sentAt < ?", now - 30 * DAY],
    ["access_links WHERE expiresAt <= ?", now],
    // An e-mail with a sign-in link is deleted after an hour, even if the mail server has not taken it.
    [`letters WHERE ${IS_ACCESS_LETTER_SQL} AND createdAt < ?`, now - HOUR],
    ["sessions WHERE seenAt <= ?", now - SESSION_RETENTION],
    ["passkeys WHERE seenAt < ?", now - 730 * DAY],
    ["form_results WHERE createdAt < ?", now - DAY],
    ["removed_feeds WHERE removedAt <= ?", now - REMOVED_FEED_RETENTION],
    // Past closed nights are deleted after two days, stays and notes with guests' names after a month.
    ["closures WHERE last < ? AND kind = 'closed'", utcDayOf(now - 2 * DAY)],
    ["closures WHERE last < ?", utcDayOf(now - 32 * DAY)],
  ];
}

export async function deleteExpired(database: Database, terms: RetentionTerms, now: number) {
  await database.transaction(async (query) => {
    for (const [rowsSql, limit] of expiredRowsSql(terms, now))
      await query(`DELETE FROM ${rowsSql}`, [limit]);
    await deleteEmptyLetters(query);
  });
}

/** A longer time between two runs means that the clock was set wrongly, or the server was off. */
const MAX_CLOCK_JUMP = 30 * DAY;

/** If the clock has jumped ahead and shows the later time for this long, we take the later time as right. */
const JUMP_CONFIRMED_AFTER = 7 * DAY;

const LAST_RUN_KEY = "last run";
const JUMPED_AT_KEY = "clock leapt";

/** Returns true in the first week after the clock has jumped ahead, because the jump may be an error. */
async function isClockJumpUnconfirmed(query: RunSql, now: number): Promise<boolean> {
  const lastRunAt = Number(await readValue(query, LAST_RUN_KEY));
  if (lastRunAt > 0 && now - lastRunAt > MAX_CLOCK_JUMP) {
    const jumpedAt = Number(await readValue(query, JUMPED_AT_KEY));
    if (jumpedAt === 0 || jumpedAt > now) await writeValue(query, JUMPED_AT_KEY, String(now));
    if (jumpedAt === 0 || now - jumpedAt < JUMP_CONFIRMED_AFTER) return true;
  }
  await writeValue(query, JUMPED_AT_KEY, "0");
  await writeValue(query, LAST_RUN_KEY, String(now));
  return false;
}

/** Returns false, and deletes nothing, while the clock may be wrong because it has jumped ahead. */
export async function purgeExpired(database: Database, terms: RetentionTerms, now: number) {
  if (await database.transaction((query) => isClockJumpUnconfirmed(query, now))) return false;
  await deleteExpired(database, terms, now);
  return true;
}

type PersonCount = { messages: number; subscriptions: number };

export async function countPerson(database: Database, email: string): Promise<PersonCount> {
  const lowerCaseEmail = email.trim().toLowerCase();
  const [count] = await select<PersonCount>(
    database,
    `SELECT (SELECT count(*) FROM messages WHERE lower(email) = ?) AS messages,
       (SELECT count(*) FROM subscribers WHERE email = ?) AS subscriptions`,
    [lowerCaseEmail, lowerCaseEmail],
  );
  return count!;
}

export async function erasePerson(database: Database, email: string): Promise<PersonCount> {
  const lowerCaseEmail = email.trim().toLowerCase();
  const eraseRows = async (query: RunSql, rowsSql: string) =>
    (await query(`DELETE FROM ${rowsSql} RETURNING email`, [lowerCaseEmail])).length;
  return database.transaction(async (query) => {
    const messageCount = await eraseRows(query, "messages WHERE lower(email) = ?");
    const subscriptionCount = await eraseRows(query, "subscribers WHERE email = ?");
    await query("DELETE FROM letters WHERE lower(recipient) = ?", [lowerCaseEmail]);
    await clearSuppression(query, lowerCaseEmail);
    await deleteEmptyLetters(query);
    return { messages: messageCount, subscriptions: subscriptionCount };
  });
}
