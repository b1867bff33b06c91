-- Renames columns to the names that the code has for the fields.
ALTER TABLE kept RENAME TO settings;
-- Deletes edits of the demonstration, which the family can no longer edit.
DELETE FROM draft WHERE file LIKE 'template/%';
UPDATE revisions
SET documents = (
  SELECT json_group_object(key, value)
  FROM json_each(revisions.documents)
  WHERE key NOT LIKE 'template/%'
);
ALTER TABLE letters RENAME COLUMN created TO createdAt;
ALTER TABLE letters RENAME COLUMN next_try TO dueAt;
ALTER TABLE letters RENAME COLUMN claimed_until TO claimedUntil;
ALTER TABLE letters RENAME COLUMN sent TO sentAt;
ALTER TABLE messages RENAME COLUMN received TO receivedAt;
ALTER TABLE messages RENAME COLUMN opened TO openedAt;
ALTER TABLE messages RENAME COLUMN answered TO answeredAt;
DELETE FROM subscribers WHERE state = 'left';
ALTER TABLE subscribers RENAME TO former;
CREATE TABLE subscribers (
  email TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  requestedAt INTEGER NOT NULL,
  consent TEXT NOT NULL,
  confirmedAt INTEGER,
  language TEXT NOT NULL DEFAULT 'it'
) STRICT;
INSERT INTO subscribers
SELECT email, key, asked, consent, confirmed, language FROM former;
DROP TABLE former;
ALTER TABLE confirmations RENAME TO suppressions;
ALTER TABLE suppressions RENAME COLUMN address_mark TO addressHash;
ALTER TABLE suppressions RENAME COLUMN last TO changedAt;
ALTER TABLE suppressions RENAME COLUMN refused TO isSuppressed;
ALTER TABLE feeds RENAME COLUMN ignored TO ignoredTitles;
ALTER TABLE feeds RENAME COLUMN added TO addedAt;
ALTER TABLE feeds RENAME COLUMN modified TO lastModified;
ALTER TABLE feeds RENAME COLUMN read_at TO readAt;
ALTER TABLE feeds RENAME COLUMN next_try TO dueAt;
ALTER TABLE feeds RENAME COLUMN claimed_until TO claimedUntil;
ALTER TABLE feeds RENAME COLUMN misses TO failures;
ALTER TABLE feeds RENAME COLUMN doubt_since TO unconfirmedSince;
ALTER TABLE feeds RENAME COLUMN doubt_seen TO unconfirmedCount;
ALTER TABLE feeds RENAME COLUMN silence_told TO isSilenceReported;
ALTER TABLE feed_nights RENAME COLUMN born TO isOwn;
ALTER TABLE feed_nights RENAME COLUMN twice_told TO isReported;
ALTER TABLE feed_nights RENAME COLUMN arrives TO isArrival;
ALTER TABLE closures RENAME TO former;
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
INSERT INTO closures
SELECT
  id, room, origin, first_night, last_night, CASE portal WHEN '' THEN kind ELSE 'note' END,
  note, adults, children, sold_by, portal, author, created, asked
FROM former;
DROP TABLE former;
ALTER TABLE notices RENAME TO feed_alerts;
ALTER TABLE feed_alerts RENAME COLUMN runs TO nights;
ALTER TABLE backup_alerts ADD COLUMN folder TEXT;
UPDATE backup_alerts SET folder = json_extract(faults, '$[0].folder');
ALTER TABLE access_links RENAME COLUMN code_hash TO codeHash;
ALTER TABLE access_links RENAME COLUMN created TO createdAt;
ALTER TABLE access_links RENAME COLUMN expires TO expiresAt;
ALTER TABLE access_letters RENAME COLUMN created TO createdAt;
ALTER TABLE sessions RENAME COLUMN created TO createdAt;
ALTER TABLE sessions RENAME COLUMN seen TO seenAt;
ALTER TABLE sessions RENAME COLUMN confirmed TO confirmedAt;
ALTER TABLE passkeys RENAME COLUMN public_key TO publicKey;
ALTER TABLE passkeys RENAME COLUMN created TO createdAt;
ALTER TABLE passkeys RENAME COLUMN seen TO seenAt;
ALTER TABLE passkeys RENAME COLUMN last_challenge TO lastChallenge;
ALTER TABLE form_results RENAME COLUMN created TO createdAt;
