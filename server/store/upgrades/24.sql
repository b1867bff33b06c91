-- Moves the feeds that the family has removed from JSON in a setting to rows of a table.
CREATE TABLE removed_feeds (
  room TEXT NOT NULL,
  portal TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  removedAt INTEGER NOT NULL,
  PRIMARY KEY (room, portal)
) STRICT;
INSERT OR REPLACE INTO removed_feeds
SELECT
  feed.value ->> 'room', lower(trim(feed.value ->> 'name')), feed.value ->> 'name',
  feed.value ->> 'address', feed.value ->> 'removedAt'
FROM settings, json_each(settings.value) AS feed
WHERE settings.name = 'removed feeds';
DELETE FROM settings WHERE name = 'removed feeds';
