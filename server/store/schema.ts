/**
 * The tables, as migration steps: a store records how many it has made. Times are milliseconds since 1970.
 * `messages.letter` is NOT NULL, so no message can be stored without its letter. STRICT makes SQLite
 * check types.
 */
/** In place of a statement: the conversion that SQL alone does not make (edits-to-documents.ts). */
export const CONVERT_EDITS = "-- edits to documents";

export const MIGRATION_STEPS: string[][] = [
  [
    "CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
    `CREATE TABLE letters (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('message', 'suspects', 'confirm')),
        recipient TEXT,
        created INTEGER NOT NULL,
        next_try INTEGER NOT NULL,
        claimed_until INTEGER NOT NULL DEFAULT 0,
        tries INTEGER NOT NULL DEFAULT 0,
        sent INTEGER,
        failure TEXT
      ) STRICT`,
    "CREATE INDEX letters_waiting ON letters (next_try) WHERE sent IS NULL",
    `CREATE TABLE messages (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        reference TEXT NOT NULL UNIQUE,
        received INTEGER NOT NULL,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        room TEXT,
        message TEXT NOT NULL,
        suspicion TEXT NOT NULL,
        opened INTEGER,
        letter TEXT NOT NULL REFERENCES letters (id)
      ) STRICT`,
    "CREATE INDEX messages_by_letter ON messages (letter)",
    `CREATE TABLE subscribers (
        email TEXT PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        state TEXT NOT NULL CHECK (state IN ('asked', 'confirmed', 'left')),
        asked INTEGER NOT NULL,
        consent TEXT NOT NULL,
        confirmed INTEGER,
        ended INTEGER
      ) STRICT`,
    // Outlives the sign-up, so that no address is asked again and again.
    `CREATE TABLE confirmations (
        address_mark TEXT PRIMARY KEY,
        mails INTEGER NOT NULL,
        last INTEGER NOT NULL
      ) STRICT`,
  ],
  // Unsubscribed addresses are deleted; the suppression stays.
  ["ALTER TABLE confirmations ADD COLUMN refused INTEGER NOT NULL DEFAULT 0"],
  // Published releases; a picture stays until `last`, the last release that shows it, is deleted.
  [
    `CREATE TABLE releases (
        number INTEGER PRIMARY KEY,
        build TEXT NOT NULL,
        made INTEGER NOT NULL,
        taken_back INTEGER NOT NULL DEFAULT 0,
        body TEXT NOT NULL
      ) STRICT`,
    `CREATE TABLE release_pictures (
        address TEXT PRIMARY KEY,
        last INTEGER NOT NULL,
        body TEXT NOT NULL
      ) STRICT`,
  ],
  // The guest's language; before, all messages were in the family's.
  ["messages", "subscribers"].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN language TEXT NOT NULL DEFAULT 'it'`,
  ),
  // Portals' calendars, exports to portals, closures.
  [
    `CREATE TABLE feeds (
        room TEXT NOT NULL,
        portal TEXT NOT NULL,
        name TEXT NOT NULL,
        address TEXT NOT NULL,
        ignored TEXT NOT NULL,
        added INTEGER NOT NULL,
        etag TEXT,
        modified TEXT,
        read_at INTEGER NOT NULL DEFAULT 0,
        next_try INTEGER NOT NULL DEFAULT 0,
        claimed_until INTEGER NOT NULL DEFAULT 0,
        misses INTEGER NOT NULL DEFAULT 0,
        fault TEXT,
        doubt_since INTEGER NOT NULL DEFAULT 0,
        doubt_seen INTEGER NOT NULL DEFAULT 0,
        silence_told INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (room, portal)
      ) STRICT`,
    `CREATE TABLE feed_nights (
        room TEXT NOT NULL,
        portal TEXT NOT NULL,
        night TEXT NOT NULL,
        born INTEGER NOT NULL,
        twice_told INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (room, portal, night),
        FOREIGN KEY (room, portal) REFERENCES feeds (room, portal)
      ) STRICT`,
    `CREATE TABLE feed_exports (
        room TEXT NOT NULL,
        portal TEXT NOT NULL,
        token TEXT NOT NULL UNIQUE,
        PRIMARY KEY (room, portal)
      ) STRICT`,
    `CREATE TABLE served_nights (
        room TEXT NOT NULL,
        portal TEXT NOT NULL,
        at INTEGER NOT NULL,
        runs TEXT NOT NULL,
        PRIMARY KEY (room, portal, at)
      ) STRICT`,
    // The room "*" stands for all rooms.
    `CREATE TABLE closed_nights (
        room TEXT NOT NULL,
        night TEXT NOT NULL,
        PRIMARY KEY (room, night)
      ) STRICT`,
    // Alerts to the family.
    `CREATE TABLE notices (
        letter TEXT PRIMARY KEY REFERENCES letters (id),
        kind TEXT NOT NULL CHECK (kind IN ('silent', 'twice')),
        room TEXT NOT NULL,
        calendars TEXT NOT NULL,
        runs TEXT NOT NULL
      ) STRICT`,
  ],
  // The guest's phone, and the enquiry as an address writes it.
  ["phone", "enquiry"].map(
    (column) => `ALTER TABLE messages ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
  ),
  // Who closed which nights and why; older closures have no reason.
  [
    `CREATE TABLE closures (
        id TEXT PRIMARY KEY,
        room TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('house', 'room')),
        first_night TEXT NOT NULL,
        last_night TEXT NOT NULL,
        kind TEXT NOT NULL DEFAULT 'closed' CHECK (kind IN ('closed', 'stay')),
        note TEXT NOT NULL DEFAULT '',
        author TEXT NOT NULL DEFAULT '',
        created INTEGER NOT NULL
      ) STRICT`,
    `INSERT INTO closures (id, room, origin, first_night, last_night, created)
        SELECT room || ' ' || night, room, CASE room WHEN '*' THEN 'house' ELSE 'room' END, night, night, 0
        FROM closed_nights`,
    "DROP TABLE closed_nights",
  ],
  // `turn_set` is the time at which a letter's due time was set. If it lies in the future, the clock was wrong.
  [
    "ALTER TABLE letters ADD COLUMN turn_set INTEGER NOT NULL DEFAULT 0",
    "UPDATE letters SET turn_set = created WHERE kind <> 'confirm'",
  ],
  // The family's edits of content/, and those that each release was rendered with. `value` is JSON, and
  // NULL where the edit removes the path's name.
  [
    `CREATE TABLE edits (
        file TEXT NOT NULL,
        path TEXT NOT NULL,
        value TEXT,
        author TEXT NOT NULL DEFAULT '',
        edited INTEGER NOT NULL,
        PRIMARY KEY (file, path)
      ) STRICT`,
    "ALTER TABLE releases ADD COLUMN edits TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE releases ADD COLUMN author TEXT NOT NULL DEFAULT ''",
  ],
  // The desk on the family's phones: who may enter, and what its forms did.
  [
    `CREATE TABLE access_links (
        hash TEXT PRIMARY KEY,
        code_hash TEXT NOT NULL UNIQUE,
        device TEXT NOT NULL,
        created INTEGER NOT NULL,
        expires INTEGER NOT NULL
      ) STRICT`,
    `CREATE TABLE sessions (
        id TEXT PRIMARY KEY,
        hash TEXT NOT NULL UNIQUE,
        device TEXT NOT NULL,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
      ) STRICT`,
    `CREATE TABLE form_results (
        id TEXT PRIMARY KEY,
        location TEXT NOT NULL,
        notice TEXT NOT NULL,
        created INTEGER NOT NULL
      ) STRICT`,
    "ALTER TABLE messages ADD COLUMN answered INTEGER NOT NULL DEFAULT 0",
  ],
  // The edits that a new build left out, each with the letter that says so.
  [
    `CREATE TABLE edit_alerts (
        letter TEXT NOT NULL REFERENCES letters (id),
        file TEXT NOT NULL,
        path TEXT NOT NULL,
        value TEXT,
        PRIMARY KEY (letter, file, path)
      ) STRICT`,
  ],
  // The family's photographs, in Base64, by the SHA-256 of their bytes.
  ["CREATE TABLE uploads (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT"],
  // Passkeys, and for each session its passkey and when somebody last proved to be there. A letter with
  // a link has no link in the store: the link is made with the mail.
  [
    `CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        public_key TEXT NOT NULL,
        counter INTEGER NOT NULL,
        device TEXT NOT NULL,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        last_challenge INTEGER NOT NULL
      ) STRICT`,
    "ALTER TABLE sessions ADD COLUMN passkey TEXT",
    "ALTER TABLE sessions ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0",
    `CREATE TABLE access_letters (
        letter TEXT PRIMARY KEY REFERENCES letters (id),
        created INTEGER NOT NULL
      ) STRICT`,
  ],
  // Backups that failed, each with the letter that says so; `faults` is JSON.
  [
    `CREATE TABLE backup_alerts (
        letter TEXT PRIMARY KEY REFERENCES letters (id),
        kind TEXT NOT NULL CHECK (kind IN ('copy', 'drill')),
        faults TEXT NOT NULL
      ) STRICT`,
  ],
  // The phones that ring, and when each letter to the family was considered for it.
  [
    `CREATE TABLE push_subscriptions (
        id TEXT PRIMARY KEY,
        endpoint TEXT NOT NULL UNIQUE,
        session TEXT NOT NULL,
        passkey TEXT,
        created INTEGER NOT NULL,
        acknowledged INTEGER NOT NULL DEFAULT 0,
        tested INTEGER NOT NULL DEFAULT 0,
        due INTEGER,
        tries INTEGER NOT NULL DEFAULT 0,
        unacknowledged INTEGER NOT NULL DEFAULT 0
      ) STRICT`,
    "ALTER TABLE letters ADD COLUMN pushed INTEGER",
    "UPDATE letters SET pushed = created",
    "CREATE INDEX letters_to_push ON letters (id) WHERE pushed IS NULL AND kind = 'message'",
  ],
  // Where a portal's booking begins (all calendars are read again for it), the portal whose guest a note
  // names, and when the family was first asked whether a stay is a portal's guest.
  [
    "ALTER TABLE feed_nights ADD COLUMN arrives INTEGER NOT NULL DEFAULT 0",
    "UPDATE feeds SET etag = NULL, modified = NULL",
    "ALTER TABLE closures ADD COLUMN portal TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE closures ADD COLUMN asked INTEGER NOT NULL DEFAULT 0",
  ],
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
  // The family's documents, by the hash of their JSON: those of each revision, and those that the draft has
  // otherwise; a file without one is the software's. `edits-to-documents.ts` makes them of edits and releases.
  [
    `CREATE TABLE documents (id TEXT PRIMARY KEY, file TEXT NOT NULL, body TEXT NOT NULL) STRICT`,
    `CREATE TABLE revisions (
        number INTEGER PRIMARY KEY,
        made INTEGER NOT NULL,
        author TEXT NOT NULL,
        documents TEXT NOT NULL
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
];
