/**
 * Merges a backup into the store. Newer data in the store stays: no message may be lost to bring
 * back older ones. Each table has its rule here; columns are read from the copy's schema.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { openLiveStore } from "./backup.ts";
import { type Query, StoreTooNew } from "./database.ts";
import { clearSuppression, isSuppressed } from "./suppressions.ts";
import { deleteOldReleases } from "./releases.ts";
import { type Table, TABLES } from "./tables.ts";
import { addOlderSecrets } from "./key-values.ts";
import { openFile, queryOf } from "./sqlite.ts";
import { deleteEmptyLetters } from "./retention.ts";

async function columnsOf(query: Query, table: Table, but: string[] = []): Promise<string> {
  const sql = "SELECT name FROM pragma_table_info(?, 'copy')";
  const names = (await query<{ name: string }>(sql, [table])).map(({ name }) => name);
  return names.filter((name) => !but.includes(name)).join(", ");
}

async function addMissing(query: Query, table: Table): Promise<void> {
  const columns = await columnsOf(query, table);
  await query(
    `INSERT OR IGNORE INTO main.${table} (${columns}) SELECT ${columns} FROM copy.${table}`,
  );
}

/** A store that has a secret keeps its own; the copy's stays valid for its hashes and links. */
async function addSecrets(query: Query): Promise<void> {
  await query("INSERT OR IGNORE INTO main.kept SELECT * FROM copy.kept WHERE name = 'secret'");
  const secrets = await query<{ value: string }>(
    "SELECT value FROM copy.kept WHERE name LIKE '%secret%'",
  );
  await addOlderSecrets(
    query,
    secrets.map(({ value }) => value),
  );
}

/**
 * A message whose key exists is not added. It keeps its number where that is free; else it gets one
 * above all numbers of both sides.
 */
async function addMessages(query: Query): Promise<void> {
  const columns = await columnsOf(query, "messages", ["number"]);
  await query(
    `INSERT INTO main.messages (number, ${columns})
     SELECT CASE WHEN number IN (SELECT number FROM main.messages)
       THEN number + (SELECT max(number) FROM
         (SELECT number FROM main.messages UNION ALL SELECT number FROM copy.messages))
       ELSE number END, ${columns}
     FROM copy.messages c WHERE NOT EXISTS (SELECT 1 FROM main.messages m WHERE m.key = c.key)
     ORDER BY c.number`,
  );
  // Numbers of deleted messages are not used again.
  await query(
    `INSERT INTO main.sqlite_sequence (name, seq) SELECT 'messages', 0
     WHERE NOT EXISTS (SELECT 1 FROM main.sqlite_sequence WHERE name = 'messages')`,
  );
  await query(
    `UPDATE main.sqlite_sequence SET seq = max(seq, coalesce(
       (SELECT seq FROM copy.sqlite_sequence WHERE name = 'messages'), 0)) WHERE name = 'messages'`,
  );
}

/** An unsubscription on either side stays; so does a confirmation in the store. */
async function addSubscribers(query: Query): Promise<void> {
  type Address = { email: string };
  const here = await query<Address>("SELECT email FROM main.subscribers WHERE state = 'confirmed'");
  await addMissing(query, "confirmations");
  await addMissing(query, "subscribers");
  for (const { email } of here) await clearSuppression(query, email);
  for (const { email } of await query<Address>("SELECT email FROM main.subscribers"))
    if (await isSuppressed(query, email))
      await query("DELETE FROM main.subscribers WHERE email = ?", [email]);
  await query(
    `DELETE FROM main.letters WHERE kind = 'confirm'
     AND recipient NOT IN (SELECT email FROM main.subscribers)`,
  );
}

const CALENDAR_TABLES: Table[] = [
  "feeds",
  "feed_nights",
  "feed_exports",
  "served_nights",
  "closures",
];

/** Only into a store without calendars: what the family changed since must stay. */
async function addCalendars(query: Query): Promise<void> {
  for (const table of CALENDAR_TABLES)
    if ((await query(`SELECT 1 AS found FROM main.${table} LIMIT 1`)).length > 0) return;
  for (const table of CALENDAR_TABLES) await addMissing(query, table);
  // No server has them claimed, and their validators are as old as the copy.
  await query(
    "UPDATE main.feeds SET next_try = 0, claimed_until = 0, etag = NULL, modified = NULL",
  );
}

/** A store that has edits keeps its own. */
async function addEdits(query: Query): Promise<void> {
  const [own] = await query("SELECT 1 FROM main.edits LIMIT 1");
  if (!own) await addMissing(query, "edits");
}

/** Equal releases have the same build, time and edits; the text of one may be gone. */
const NOT_IN_STORE = `NOT EXISTS (SELECT 1 FROM main.releases m
  WHERE m.build = c.build AND m.made = c.made AND m.edits = c.edits
    AND (m.body = c.body OR m.body = '' OR c.body = ''))`;

/**
 * Releases of the copy come below the store's own, which stay current and get numbers above the
 * copy's. A picture stays as long as the last release of either side that shows it.
 */
async function addReleases(query: Query): Promise<void> {
  if ((await query(`SELECT 1 FROM copy.releases c WHERE ${NOT_IN_STORE} LIMIT 1`)).length === 0)
    return;
  const [last] = await query<{ number: number }>("SELECT max(number) AS number FROM copy.releases");
  const shift = last?.number ?? 0;
  // Through negative numbers, so that no two rows have the same number meanwhile.
  await query("UPDATE main.releases SET number = -(number + ?)", [shift]);
  await query("UPDATE main.releases SET number = -number");
  await query("UPDATE main.release_pictures SET last = last + ?", [shift]);
  const columns = await columnsOf(query, "releases");
  await query(
    `INSERT INTO main.releases (${columns}) SELECT ${columns} FROM copy.releases c WHERE ${NOT_IN_STORE}`,
  );
  await addMissing(query, "release_pictures");
  await deleteOldReleases(query);
}

type RestoreRule =
  | ((query: Query) => Promise<void>)
  /** It is added with another table. */
  | { with: Table }
  /** It is not restored, for a reason. */
  | { leftOut: string };

export const RESTORE_RULES: Record<Table, RestoreRule> = {
  kept: addSecrets,
  letters: (query) => addMissing(query, "letters"),
  messages: addMessages,
  subscribers: addSubscribers,
  confirmations: { with: "subscribers" },
  releases: addReleases,
  release_pictures: { with: "releases" },
  edits: addEdits,
  // One that nothing names goes with the next change.
  uploads: (query) => addMissing(query, "uploads"),
  feeds: addCalendars,
  feed_nights: { with: "feeds" },
  feed_exports: { with: "feeds" },
  served_nights: { with: "feeds" },
  closures: { with: "feeds" },
  notices: (query) => addMissing(query, "notices"),
  access_links: { leftOut: "a link is valid for minutes" },
  sessions: { leftOut: "an access that was removed since would be back" },
  form_results: { leftOut: "a form is sent again within minutes, or never" },
  edit_alerts: (query) => addMissing(query, "edit_alerts"),
  passkeys: { leftOut: "an access that was removed since would be back" },
  access_letters: { leftOut: "a link is asked for and used within minutes" },
  backup_alerts: { leftOut: "the next run says how the backups are now" },
};

/** Their rows may be fewer in the restored store, where the rules delete what nothing refers to. */
const PARTLY_RESTORED = new Set<Table>(["kept", "letters", "release_pictures"]);

/** The tables that have not as many rows in the restored store as in the copy. */
export function missingRows(file: string, rows: Record<string, number>): Table[] {
  using store = openFile(file);
  return TABLES.filter((table) => {
    const isRestored = !("leftOut" in RESTORE_RULES[table]) && !PARTLY_RESTORED.has(table);
    // A copy of an earlier version may not have the table.
    if (!isRestored || rows[table] === undefined) return false;
    const row = store.prepare(`SELECT count(*) AS count FROM ${table}`).get();
    return Number(row?.["count"]) !== rows[table];
  });
}

/** In the order of the schema: what is referred to comes before what refers to it. */
async function addAllTables(query: Query): Promise<void> {
  for (const rule of Object.values(RESTORE_RULES))
    if (typeof rule === "function") await rule(query);
  // A letter whose message was already here under another letter carries nothing.
  await deleteEmptyLetters(query);
}

export class CopyTooNewError extends Error {
  override name = "CopyTooNew";
}

function migrateCopy(file: string): void {
  try {
    openFile(file).close();
  } catch (error) {
    throw error instanceof StoreTooNew ? new CopyTooNewError() : error;
  }
}

/** Merges a sound copy into the store in `file`, or into a new one; gives the number of added messages. */
export async function mergeCopy(file: string, copy: string): Promise<number> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(dirname(file), "ripristina-"));
  try {
    const duplicate = join(folder, "casa.db");
    copyFileSync(copy, duplicate);
    migrateCopy(duplicate);
    using store = openLiveStore(file);
    store.prepare("ATTACH ? AS copy").run(duplicate);
    const count = () =>
      Number(store.prepare("SELECT count(*) AS n FROM main.messages").get()?.["n"]);
    store.exec("BEGIN IMMEDIATE");
    const before = count();
    await addAllTables(queryOf(store));
    const addedMessages = count() - before;
    store.exec("COMMIT");
    return addedMessages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
