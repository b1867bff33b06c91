-- Deletes the data of push notifications and trial restores. Letters that wait are tried for another week.
DROP TABLE push_subscriptions;
DROP INDEX letters_to_push;
ALTER TABLE letters DROP COLUMN pushed;
ALTER TABLE letters DROP COLUMN turn_set;
UPDATE letters SET tries = 0 WHERE sent IS NULL;
DELETE FROM kept
WHERE name IN ('quiet hours', 'vapid key', 'backup', 'backup state', 'copy record');
DELETE FROM backup_alerts WHERE kind = 'drill';
