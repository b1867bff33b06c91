-- The converted patches and releases are gone; stores that earlier software upgraded to 18 have lost them already.
DROP TABLE IF EXISTS edits;
DROP TABLE IF EXISTS release_pictures;
DROP TABLE IF EXISTS releases;
DELETE FROM kept WHERE name IN ('publication', 'edits alert');
-- The guests of a stay besides the name, as the family typed them.
ALTER TABLE closures ADD COLUMN adults TEXT NOT NULL DEFAULT '';
ALTER TABLE closures ADD COLUMN children TEXT NOT NULL DEFAULT '';
ALTER TABLE closures ADD COLUMN sold_by TEXT NOT NULL DEFAULT '';
