/**
 * News that cause a push: messages, and alerts about calendars and backups. Each of them has its letter, so
 * only letters are looked for; suspicious messages and access links cause none.
 */
import { type Database, type Query, select } from "./database.ts";
import { scheduleBells } from "./push-subscriptions.ts";

/** The tables of news; their column `letter` names each one's letter. */
const NEWS_TABLES = ["messages", "notices", "backup_alerts"];

/** Schedules pushes at a time for the letters that were written since the last call. */
export async function scheduleNews(
  database: Database,
  { now, at }: { now: number; at: number },
): Promise<void> {
  const isNew = "pushed IS NULL AND kind = 'message'";
  // Read first, because reading takes no write lock.
  const waiting = await select(database, `SELECT id FROM letters WHERE ${isNew} LIMIT 1`);
  if (waiting.length === 0) return;
  await database.transaction(async (query) => {
    const rings = NEWS_TABLES.map((table) => `id IN (SELECT letter FROM ${table})`).join(" OR ");
    const [news] = await query(`SELECT id FROM letters WHERE ${isNew} AND (${rings}) LIMIT 1`);
    await query(`UPDATE letters SET pushed = ? WHERE ${isNew}`, [now]);
    if (news) await scheduleBells(query, at);
  });
}

export type News = { messages: number; overbookings: number; silentFeeds: number; backups: number };

/** The news that were pushed since a time; messages that somebody has opened do not count. */
export async function newsSince(query: Query, time: number): Promise<News> {
  const count = async (table: string, condition: string) => {
    const [row] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM ${table} JOIN letters ON letters.id = ${table}.letter
       WHERE letters.pushed > ? AND letters.kind = 'message' AND ${condition}`,
      [time],
    );
    return Number(row?.count);
  };
  return {
    messages: await count("messages", "opened IS NULL"),
    overbookings: await count("notices", "notices.kind = 'twice'"),
    silentFeeds: await count("notices", "notices.kind = 'silent'"),
    backups: await count("backup_alerts", "1 = 1"),
  };
}
