-- The family can no longer name titles of a portal's entries that are no stays.
ALTER TABLE feeds DROP COLUMN ignoredTitles;
