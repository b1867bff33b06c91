-- Only one server uses a store, so a server no longer has to reserve letters and feeds for itself.
ALTER TABLE letters DROP COLUMN claimedUntil;
ALTER TABLE feeds DROP COLUMN claimedUntil;
-- Moves each alert from a table of its own to a column of its letter, as JSON.
ALTER TABLE letters ADD COLUMN alert TEXT;
UPDATE letters
SET alert = (
  SELECT json_object(
    'kind', kind,
    'room', room,
    'calendars', replace(calendars, char(10), ', '),
    'nights', json('["' || replace(nights, char(10), '","') || '"]')
  )
  FROM feed_alerts
  WHERE letter = letters.id
)
WHERE id IN (SELECT letter FROM feed_alerts);
UPDATE letters
SET alert = (
  SELECT json_object('kind', 'documents', 'values', json_group_array(json(
    CASE
      WHEN value IS NULL THEN json_object('file', file, 'path', path)
      ELSE json_object('file', file, 'path', path, 'value', json(value))
    END
  )))
  FROM document_alerts
  WHERE letter = letters.id
)
WHERE id IN (SELECT letter FROM document_alerts);
UPDATE letters
SET alert = (
  SELECT json_object('kind', 'backup', 'folder', folder)
  FROM backup_alerts
  WHERE letter = letters.id
)
WHERE id IN (SELECT letter FROM backup_alerts);
UPDATE letters
SET alert = json_object('kind', 'access')
WHERE id IN (SELECT letter FROM access_letters);
DROP TABLE feed_alerts;
DROP TABLE document_alerts;
DROP TABLE backup_alerts;
DROP TABLE access_letters;
