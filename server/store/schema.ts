/**
 * The tables of a new store; upgrade-steps.ts brings an earlier one to them. Columns have the names of the fields that
 * they hold; times are milliseconds since 1970; STRICT makes SQLite check types.
 */
export const TABLES = {
  settings: "name TEXT PRIMARY KEY, value TEXT NOT NULL",
  letters: `
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'suspects', 'confirm')),
    recipient TEXT,
    createdAt INTEGER NOT NULL,
    dueAt INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    sentAt INTEGER,
    failure TEXT,
    alert TEXT`,
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
  // A suppression is kept longer than its sign-up, so that no address gets confirmations again and again.
  suppressions: `
    addressHash TEXT PRIMARY KEY,
    mails INTEGER NOT NULL,
    changedAt INTEGER NOT NULL,
    isSuppressed INTEGER NOT NULL DEFAULT 0`,
  // The family's documents, by the hash of their JSON: those of each revision, and those that differ in the
  // draft; a file without a document has the software's words.
  documents: "id TEXT PRIMARY KEY, file TEXT NOT NULL, body TEXT NOT NULL",
  revisions: `
    number INTEGER PRIMARY KEY,
    made INTEGER NOT NULL,
    author TEXT NOT NULL,
    documents TEXT NOT NULL`,
  draft: "file TEXT PRIMARY KEY, document TEXT",
  // The family's photographs, in Base64, by the SHA-256 of their bytes.
  uploads: "id TEXT PRIMARY KEY, body TEXT NOT NULL",
  // Portals' calendars (feeds) and their nights.
  feeds: `
    room TEXT NOT NULL,
    portal TEXT NOT NULL,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    addedAt INTEGER NOT NULL,
    etag TEXT,
    lastModified TEXT,
    readAt INTEGER NOT NULL DEFAULT 0,
    dueAt INTEGER NOT NULL DEFAULT 0,
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
  // The accesses to the desk, and the results of its forms.
  access_links: `
    hash TEXT PRIMARY KEY,
    codeHash TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL`,
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

export const creationOf = (table: Table) => `CREATE TABLE ${table} (${TABLES[table]}) STRICT`;

export const CREATION = [...(Object.keys(TABLES) as Table[]).map(creationOf), ...INDEXES];
