-- Nobody can name a portal's titles that are no stays any more.
ALTER TABLE feeds DROP COLUMN ignoredTitles;
