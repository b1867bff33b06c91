/**
 * The tables of a new store, and the steps that bring an earlier one to them. Columns have the names of the fields
 * that they hold; times are milliseconds since 1970; STRICT makes SQLite check types.
 */
export const TABLES = {
  settings: "name TEXT PRIMARY KEY, value TEXT NOT NULL",
  letters: `
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'suspects', 'confirm')),
    recipient TEXT,
    createdAt INTEGER NOT NULL,
    dueAt INTEGER NOT NULL,
    claimedUntil INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    sentAt INTEGER,
    failure TEXT`,
  // `letter` is NOT NULL, so no message can be stored without its letter.
  messages: `
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL UNIQUE,
    receivedAt INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    room TEXT,
    message TEXT NOT NULL,
    suspicion TEXT NOT NULL,
    openedAt INTEGER,
    letter TEXT NOT NULL REFERENCES letters (id),
    language TEXT NOT NULL DEFAULT 'it',
    phone TEXT NOT NULL DEFAULT '',
    enquiry TEXT NOT NULL DEFAULT '',
    answeredAt INTEGER NOT NULL DEFAULT 0`,
  subscribers: `
    email TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    requestedAt INTEGER NOT NULL,
    consent TEXT NOT NULL,
    confirmedAt INTEGER,
    language TEXT NOT NULL DEFAULT 'it'`,
  // Outlives the sign-up, so that no address is asked again and again.
  suppressions: `
    addressHash TEXT PRIMARY KEY,
    mails INTEGER NOT NULL,
    changedAt INTEGER NOT NULL,
    isSuppressed INTEGER NOT NULL DEFAULT 0`,
  // The family's documents, by the hash of their JSON: those of each revision, and those that the draft has
  // otherwise; a file without one is the software's.
  documents: "id TEXT PRIMARY KEY, file TEXT NOT NULL, body TEXT NOT NULL",
  revisions: `
    number INTEGER PRIMARY KEY,
    made INTEGER NOT NULL,
    author TEXT NOT NULL,
    documents TEXT NOT NULL`,
  draft: "file TEXT PRIMARY KEY, document TEXT",
  // The family's photographs, in Base64, by the SHA-256 of their bytes.
  uploads: "id TEXT PRIMARY KEY, body TEXT NOT NULL",
  // Portals' calendars, and the nights that they hold.
  feeds: `
    room TEXT NOT NULL,
    portal TEXT NOT NULL,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    ignoredTitles TEXT NOT NULL,
    addedAt INTEGER NOT NULL,
    etag TEXT,
    lastModified TEXT,
    readAt INTEGER NOT NULL DEFAULT 0,
    dueAt INTEGER NOT NULL DEFAULT 0,
    claimedUntil INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    fault TEXT,
    unconfirmedSince INTEGER NOT NULL DEFAULT 0,
    unconfirmedCount INTEGER NOT NULL DEFAULT 0,
    isSilenceReported INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, portal)`,
  feed_nights: `
    room TEXT NOT NULL,
    portal TEXT NOT NULL,
    night TEXT NOT NULL,
    isOwn INTEGER NOT NULL,
    isReported INTEGER NOT NULL DEFAULT 0,
    isArrival INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, portal, night),
    FOREIGN KEY (room, portal) REFERENCES feeds (room, portal)`,
  feed_exports: `
    room TEXT NOT NULL,
    portal TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    PRIMARY KEY (room, portal)`,
  served_nights: `
    room TEXT NOT NULL,
    portal TEXT NOT NULL,
    at INTEGER NOT NULL,
    runs TEXT NOT NULL,
    PRIMARY KEY (room, portal, at)`,
  // Who closed which nights and why; the room "*" stands for all rooms.
  closures: `
    id TEXT PRIMARY KEY,
    room TEXT NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('house', 'room')),
    first TEXT NOT NULL,
    last TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('closed', 'stay', 'note')),
    note TEXT NOT NULL,
    adults TEXT NOT NULL,
    children TEXT NOT NULL,
    soldBy TEXT NOT NULL,
    portal TEXT NOT NULL,
    author TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    askedAt INTEGER NOT NULL`,
  feed_alerts: `
    letter TEXT PRIMARY KEY REFERENCES letters (id),
    kind TEXT NOT NULL CHECK (kind IN ('silent', 'twice')),
    room TEXT NOT NULL,
    calendars TEXT NOT NULL,
    nights TEXT NOT NULL`,
  document_alerts: `
    letter TEXT NOT NULL REFERENCES letters (id),
    file TEXT NOT NULL,
    path TEXT NOT NULL,
    value TEXT,
    PRIMARY KEY (letter, file, path)`,
  backup_alerts: "letter TEXT PRIMARY KEY REFERENCES letters (id), folder TEXT NOT NULL",
  // The desk on the family's phones: who may enter, and what its forms did.
  access_links: `
    hash TEXT PRIMARY KEY,
    codeHash TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL`,
  access_letters: "letter TEXT PRIMARY KEY REFERENCES letters (id), createdAt INTEGER NOT NULL",
  sessions: `
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    seenAt INTEGER NOT NULL,
    passkey TEXT,
    confirmedAt INTEGER NOT NULL DEFAULT 0`,
  passkeys: `
    id TEXT PRIMARY KEY,
    publicKey TEXT NOT NULL,
    counter INTEGER NOT NULL,
    device TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    seenAt INTEGER NOT NULL,
    lastChallenge INTEGER NOT NULL`,
  form_results: `
    id TEXT PRIMARY KEY,
    location TEXT NOT NULL,
    notice TEXT NOT NULL,
    createdAt INTEGER NOT NULL`,
} as const;

export type Table = keyof typeof TABLES;

const INDEXES = [
  "CREATE INDEX letters_waiting ON letters (dueAt) WHERE sentAt IS NULL",
  "CREATE INDEX messages_by_letter ON messages (letter)",
];

const creationOf = (table: Table) => `CREATE TABLE ${table} (${TABLES[table]}) STRICT`;

export const CREATION = [...(Object.keys(TABLES) as Table[]).map(creationOf), ...INDEXES];

/** The oldest version whose stores are brought up to date. */
export const OLDEST_VERSION = 16;

/** In place of a statement: the conversion that SQL alone does not make (edits-to-documents.ts). */
export const CONVERT_EDITS = "-- edits to documents";

const renames = (table: string, names: Record<string, string>) =>
  Object.entries(names).map(([from, to]) => `ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);

/** Fills a table of now from the one of the version before; `columns` are those of now, in their order. */
const replacement = (table: Table, before: string, columns: string) => [
  `ALTER TABLE ${before} RENAME TO former`,
  creationOf(table),
  `INSERT INTO ${table} SELECT ${columns} FROM former`,
  "DROP TABLE former",
];

/** From the oldest version on, the statements that make the next one. */
export const UPGRADE_STEPS: string[][] = [
  // Phones ring no more, copies are not restored to see whether they can be. Letters that wait begin the
  // week of their tries anew.
  [
    "DROP TABLE push_subscriptions",
    "DROP INDEX letters_to_push",
    "ALTER TABLE letters DROP COLUMN pushed",
    "ALTER TABLE letters DROP COLUMN turn_set",
    "UPDATE letters SET tries = 0 WHERE sent IS NULL",
    "DELETE FROM kept WHERE name IN ('quiet hours', 'vapid key', 'backup', 'backup state', 'copy record')",
    "DELETE FROM backup_alerts WHERE kind = 'drill'",
  ],
  // Patches of values become documents, releases revisions.
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
  // Who stays, beside the name: as the family typed it.
  ["adults", "children", "sold_by"].map(
    (column) => `ALTER TABLE closures ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
  ),
  // Columns have the names that the code has for them.
  [
    "ALTER TABLE kept RENAME TO settings",
    // The demonstration is the software's alone.
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
    ...replacement("subscribers", "subscribers", "email, key, asked, consent, confirmed, language"),
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
      "closures",
      `id, room, origin, first_night, last_night, CASE portal WHEN '' THEN kind ELSE 'note' END,
       note, adults, children, sold_by, portal, author, created, asked`,
    ),
    "ALTER TABLE notices RENAME TO feed_alerts",
    ...renames("feed_alerts", { runs: "nights" }),
    ...replacement("backup_alerts", "backup_alerts", "letter, json_extract(faults, '$[0].folder')"),
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
];

/** Counts up with each step. */
export const SCHEMA_VERSION = OLDEST_VERSION + UPGRADE_STEPS.length;
