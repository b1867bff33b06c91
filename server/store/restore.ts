/**
 * Adds what a copy holds to the store. What came in since the copy stays: a restored store must not
 * lose the newest messages to save the older.
 */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openLive } from "./backup.ts";
import { type Query, StoreTooNew, text } from "./database.ts";
import { forget, isRefused } from "./marks.ts";
import { keepOlderSecrets } from "./secret.ts";
import { openFile, queryOf } from "./sqlite.ts";
import { dropEmptyLetters } from "./upkeep.ts";

const MESSAGE = "key, reference, received, name, email, room, message, suspicion, opened, letter";

/**
 * Letters first, because a message cannot stand without its own. A message keeps its number where
 * that is free; else it gets one above all numbers of both sides, which no other can have.
 */
async function putBackMessages(query: Query): Promise<void> {
  await query("INSERT OR IGNORE INTO main.letters SELECT * FROM copy.letters");
  await query(
    `INSERT INTO messages (number, ${MESSAGE})
     SELECT CASE WHEN number IN (SELECT number FROM main.messages)
       THEN number + (SELECT max(number) FROM
         (SELECT number FROM main.messages UNION ALL SELECT number FROM copy.messages))
       ELSE number END, ${MESSAGE}
     FROM copy.messages c WHERE NOT EXISTS (SELECT 1 FROM main.messages m WHERE m.key = c.key)
     ORDER BY c.number`,
  );
  // A letter whose message was already here under another letter carries nothing.
  await dropEmptyLetters(query);
}

/** Who left, here or in the copy, is not brought back; who confirmed here stays. */
async function putBackPeople(query: Query): Promise<void> {
  const here = await query("SELECT email FROM main.subscribers WHERE state = 'confirmed'");
  const secrets = await query("SELECT value FROM copy.kept WHERE name LIKE '%secret%'");
  const values = secrets.map((row) => text(row["value"]));
  await keepOlderSecrets(query, values);
  await query("INSERT OR IGNORE INTO main.confirmations SELECT * FROM copy.confirmations");
  await query("INSERT OR IGNORE INTO main.subscribers SELECT * FROM copy.subscribers");
  for (const row of here) await forget(query, text(row["email"]));
  for (const row of await query("SELECT email FROM main.subscribers")) {
    const email = text(row["email"]);
    if (await isRefused(query, email))
      await query("DELETE FROM main.subscribers WHERE email = ?", email);
  }
  await query(
    `DELETE FROM main.letters WHERE kind = 'confirm'
     AND recipient NOT IN (SELECT email FROM main.subscribers)`,
  );
}

/** Tables of the calendars; one that names another comes after it. */
const CALENDARS = ["feeds", "feed_nights", "feed_exports", "served_nights", "closures"];

/**
 * The calendars of a copy count where the store has none of its own: what the family closed, opened
 * or took away since must not come back.
 */
async function putBackCalendars(query: Query): Promise<void> {
  for (const table of CALENDARS)
    if ((await query(`SELECT 1 AS found FROM main.${table} LIMIT 1`)).length > 0) return;
  for (const table of CALENDARS)
    await query(`INSERT INTO main.${table} SELECT * FROM copy.${table}`);
  // Nobody reads them now, and what they said is as old as the copy.
  await query(
    "UPDATE main.feeds SET next_try = 0, claimed_until = 0, etag = NULL, modified = NULL",
  );
}

/**
 * Attaches a copy as `copy`, in today's shape: brought there beside the store, because the family's
 * own file stays as it is. Gives what takes it away again.
 */
function attach(store: DatabaseSync, copy: string, folder: string): () => void {
  const beside = mkdtempSync(join(folder, "ripristina-"));
  const remove = () => rmSync(beside, { recursive: true });
  try {
    const file = join(beside, "casa.db");
    copyFileSync(copy, file);
    openFile(file).close();
    store.prepare("ATTACH ? AS copy").run(file);
    return remove;
  } catch (error) {
    remove();
    throw error instanceof StoreTooNew ? new CopyTooNew() : error;
  }
}

/** A newer version of the site has made the copy. */
export class CopyTooNew extends Error {
  override name = "CopyTooNew";
}

/** Adds what a sound copy holds to the store in `file`; gives how many messages were not there. */
export async function putBack(file: string, copy: string): Promise<number> {
  const store = openLive(file);
  let detach = () => {};
  try {
    detach = attach(store, copy, dirname(file));
    const count = () =>
      Number(store.prepare("SELECT count(*) AS n FROM main.messages").get()?.["n"]);
    const query = queryOf(store);
    store.exec("BEGIN IMMEDIATE");
    const before = count();
    await putBackMessages(query);
    await putBackPeople(query);
    await putBackCalendars(query);
    const added = count() - before;
    store.exec("COMMIT");
    return added;
  } finally {
    store.close();
    detach();
  }
}
