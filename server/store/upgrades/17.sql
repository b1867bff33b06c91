-- Push notifications and trial restores are gone. Letters that wait are tried for a whole week again.
DROP TABLE push_subscriptions;
DROP INDEX letters_to_push;
ALTER TABLE letters DROP COLUMN pushed;
ALTER TABLE letters DROP COLUMN turn_set;
UPDATE letters SET tries = 0 WHERE sent IS NULL;
DELETE FROM kept
WHERE name IN ('quiet hours', 'vapid key', 'backup', 'backup state', 'copy record');
DELETE FROM backup_alerts WHERE kind = 'drill';
