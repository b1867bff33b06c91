-- The tables of a new store; the files in upgrades/ give an earlier store the same tables. Columns have the names of
-- the fields in the code; times are milliseconds since 1970; STRICT makes SQLite check types.

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE letters (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('message', 'suspects', 'confirm')),
  recipient TEXT,
  createdAt INTEGER NOT NULL,
  dueAt INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  sentAt INTEGER,
  failure TEXT,
  alert TEXT
) STRICT;

-- `letter` is NOT NULL, so no message can be stored without its mail to the family.
CREATE TABLE messages (
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
  answeredAt INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE subscribers (
  email TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  requestedAt INTEGER NOT NULL,
  consent TEXT NOT NULL,
  confirmedAt INTEGER,
  language TEXT NOT NULL DEFAULT 'it'
) STRICT;

-- A suppression is stored longer than the sign-up, so that nobody can have an e-mail address sent many confirmations.
CREATE TABLE suppressions (
  addressHash TEXT PRIMARY KEY,
  mails INTEGER NOT NULL,
  changedAt INTEGER NOT NULL,
  isSuppressed INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The documents of the family's revisions and draft, by the hash of their JSON. If a file of content/ has no document, the
-- software's file is used. A revision has its documents' hashes by file, as JSON; the hashes of the draft are a setting.
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  file TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE revisions (
  number INTEGER PRIMARY KEY,
  made INTEGER NOT NULL,
  author TEXT NOT NULL,
  documents TEXT NOT NULL
) STRICT;

-- The family's photographs, in Base64, by the SHA-256 of their bytes.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT;

-- Portals' calendars (feeds) and their nights.
CREATE TABLE feeds (
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
  PRIMARY KEY (room, portal)
) STRICT;

-- The feeds that the family has removed. They can be restored for a day.
CREATE TABLE removed_feeds (
  room TEXT NOT NULL,
  portal TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  removedAt INTEGER NOT NULL,
  PRIMARY KEY (room, portal)
) STRICT;

CREATE TABLE feed_nights (
  room TEXT NOT NULL,
  portal TEXT NOT NULL,
  night TEXT NOT NULL,
  isOwn INTEGER NOT NULL,
  isReported INTEGER NOT NULL DEFAULT 0,
  isArrival INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (room, portal, night),
  FOREIGN KEY (room, portal) REFERENCES feeds (room, portal)
) STRICT;

CREATE TABLE feed_exports (
  room TEXT NOT NULL,
  portal TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  PRIMARY KEY (room, portal)
) STRICT;

CREATE TABLE served_nights (
  room TEXT NOT NULL,
  portal TEXT NOT NULL,
  at INTEGER NOT NULL,
  runs TEXT NOT NULL,
  PRIMARY KEY (room, portal, at)
) STRICT;

-- Who closed which nights, and why. The room "*" means all rooms.
CREATE TABLE closures (
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
  askedAt INTEGER NOT NULL
) STRICT;

-- The links, sessions and passkeys that let a device into the desk, and the results of the desk's forms.
CREATE TABLE access_links (
  hash TEXT PRIMARY KEY,
  codeHash TEXT NOT NULL UNIQUE,
  device TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  device TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  seenAt INTEGER NOT NULL,
  passkey TEXT,
  confirmedAt INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  publicKey TEXT NOT NULL,
  counter INTEGER NOT NULL,
  device TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  seenAt INTEGER NOT NULL,
  lastChallenge INTEGER NOT NULL
) STRICT;

CREATE TABLE form_results (
  id TEXT PRIMARY KEY,
  location TEXT NOT NULL,
  notice TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;

CREATE INDEX letters_waiting ON letters (dueAt) WHERE sentAt IS NULL;
CREATE INDEX messages_by_letter ON messages (letter);
