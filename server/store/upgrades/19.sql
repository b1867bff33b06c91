-- Deletes the converted patches and releases. In stores that earlier software upgraded to 18, they are deleted already.
DROP TABLE IF EXISTS edits;
DROP TABLE IF EXISTS release_pictures;
DROP TABLE IF EXISTS releases;
DELETE FROM kept WHERE name IN ('publication', 'edits alert');
-- Adds the numbers of a stay's guests, and who sold the stay, as the family typed these.
ALTER TABLE closures ADD COLUMN adults TEXT NOT NULL DEFAULT '';
ALTER TABLE closures ADD COLUMN children TEXT NOT NULL DEFAULT '';
ALTER TABLE closures ADD COLUMN sold_by TEXT NOT NULL DEFAULT '';
