-- Deletes the titles of a portal's entries that the family had marked as no stays, because it can no longer mark them.
ALTER TABLE feeds DROP COLUMN ignoredTitles;
