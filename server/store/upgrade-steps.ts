/** The steps that bring the store of an earlier version to the tables of schema.ts. */
import { creationOf, type Table } from "./schema.ts";

/** The oldest version whose stores are migrated. */
export const OLDEST_VERSION = 16;

/** A marker in the list of statements for the conversion in edits-to-documents.ts, which SQL alone cannot do. */
export const CONVERT_EDITS = "-- edits to documents";

const renames = (table: string, names: Record<string, string>) =>
  Object.entries(names).map(([from, to]) => `ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);

/** Replaces a table by the present one; `columns` are the values of its columns, in their order. */
const replacement = (table: Table, columns: string) => [
  `ALTER TABLE ${table} RENAME TO former`,
  creationOf(table),
  `INSERT INTO ${table} SELECT ${columns} FROM former`,
  "DROP TABLE former",
];

/** Moves the rows of a table of alerts, as JSON, into their letters. */
const alertsInLetters = (table: string, json: string) => [
  `UPDATE letters SET alert = (SELECT ${json} FROM ${table} WHERE letter = letters.id)
   WHERE id IN (SELECT letter FROM ${table})`,
  `DROP TABLE ${table}`,
];

/** The statements that make each next version, from the oldest one on. */
export const UPGRADE_STEPS: string[][] = [
  // Push notifications and trial restores are gone. Waiting letters begin the week of their tries anew.
  [
    "DROP TABLE push_subscriptions",
    "DROP INDEX letters_to_push",
    "ALTER TABLE letters DROP COLUMN pushed",
    "ALTER TABLE letters DROP COLUMN turn_set",
    "UPDATE letters SET tries = 0 WHERE sent IS NULL",
    "DELETE FROM kept WHERE name IN ('quiet hours', 'vapid key', 'backup', 'backup state', 'copy record')",
    "DELETE FROM backup_alerts WHERE kind = 'drill'",
  ],
  // Patches of values become documents, and releases become revisions.
  [
    "CREATE TABLE documents (id TEXT PRIMARY KEY, file TEXT NOT NULL, body TEXT NOT NULL) STRICT",
    `CREATE TABLE revisions (
        number INTEGER PRIMARY KEY, made INTEGER NOT NULL, author TEXT NOT NULL, documents TEXT NOT NULL
      ) STRICT`,
    "CREATE TABLE draft (file TEXT PRIMARY KEY, document TEXT) STRICT",
    "ALTER TABLE edit_alerts RENAME TO document_alerts",
    CONVERT_EDITS,
    "DROP TABLE edits",
    "DROP TABLE release_pictures",
    "DROP TABLE releases",
    "DELETE FROM kept WHERE name IN ('publication', 'edits alert')",
  ],
  // The guests of a stay besides the name, as the family typed them.
  ["adults", "children", "sold_by"].map(
    (column) => `ALTER TABLE closures ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
  ),
  // Columns get the names of the code's fields.
  [
    "ALTER TABLE kept RENAME TO settings",
    // The family no longer edits the demonstration.
    "DELETE FROM draft WHERE file LIKE 'template/%'",
    `UPDATE revisions SET documents = (SELECT json_group_object(key, value)
       FROM json_each(revisions.documents) WHERE key NOT LIKE 'template/%')`,
    ...renames("letters", {
      created: "createdAt",
      next_try: "dueAt",
      claimed_until: "claimedUntil",
      sent: "sentAt",
    }),
    ...renames("messages", { received: "receivedAt", opened: "openedAt", answered: "answeredAt" }),
    "DELETE FROM subscribers WHERE state = 'left'",
    ...replacement("subscribers", "email, key, asked, consent, confirmed, language"),
    "ALTER TABLE confirmations RENAME TO suppressions",
    ...renames("suppressions", {
      address_mark: "addressHash",
      last: "changedAt",
      refused: "isSuppressed",
    }),
    ...renames("feeds", {
      ignored: "ignoredTitles",
      added: "addedAt",
      modified: "lastModified",
      read_at: "readAt",
      next_try: "dueAt",
      claimed_until: "claimedUntil",
      misses: "failures",
      doubt_since: "unconfirmedSince",
      doubt_seen: "unconfirmedCount",
      silence_told: "isSilenceReported",
    }),
    ...renames("feed_nights", { born: "isOwn", twice_told: "isReported", arrives: "isArrival" }),
    ...replacement(
      "closures",
      `id, room, origin, first_night, last_night, CASE portal WHEN '' THEN kind ELSE 'note' END,
       note, adults, children, sold_by, portal, author, created, asked`,
    ),
    "ALTER TABLE notices RENAME TO feed_alerts",
    ...renames("feed_alerts", { runs: "nights" }),
    "ALTER TABLE backup_alerts ADD COLUMN folder TEXT",
    "UPDATE backup_alerts SET folder = json_extract(faults, '$[0].folder')",
    ...renames("access_links", {
      code_hash: "codeHash",
      created: "createdAt",
      expires: "expiresAt",
    }),
    ...renames("access_letters", { created: "createdAt" }),
    ...renames("sessions", { created: "createdAt", seen: "seenAt", confirmed: "confirmedAt" }),
    ...renames("passkeys", {
      public_key: "publicKey",
      created: "createdAt",
      seen: "seenAt",
      last_challenge: "lastChallenge",
    }),
    ...renames("form_results", { created: "createdAt" }),
  ],
  // Nobody can name a portal's titles that are no stays any more.
  ["ALTER TABLE feeds DROP COLUMN ignoredTitles"],
  // An alert is the JSON of its letter, and only the running server knows which letters it is sending.
  [
    "ALTER TABLE letters DROP COLUMN claimedUntil",
    "ALTER TABLE letters ADD COLUMN alert TEXT",
    ...alertsInLetters(
      "feed_alerts",
      `json_object('kind', kind, 'room', room, 'calendars', replace(calendars, char(10), ', '),
         'nights', json('["' || replace(nights, char(10), '","') || '"]'))`,
    ),
    ...alertsInLetters(
      "document_alerts",
      `json_object('kind', 'documents', 'values', json_group_array(json(CASE
         WHEN value IS NULL THEN json_object('file', file, 'path', path)
         ELSE json_object('file', file, 'path', path, 'value', json(value)) END)))`,
    ),
    ...alertsInLetters("backup_alerts", "json_object('kind', 'backup', 'folder', folder)"),
    ...alertsInLetters("access_letters", "json_object('kind', 'access')"),
  ],
  // Only one server polls the calendars of a store.
  ["ALTER TABLE feeds DROP COLUMN claimedUntil"],
];

/** Counts up with each step. */
export const SCHEMA_VERSION = OLDEST_VERSION + UPGRADE_STEPS.length;
