-- The guests of a stay besides the name, as the family typed them.
ALTER TABLE closures ADD COLUMN adults TEXT NOT NULL DEFAULT '';
ALTER TABLE closures ADD COLUMN children TEXT NOT NULL DEFAULT '';
ALTER TABLE closures ADD COLUMN sold_by TEXT NOT NULL DEFAULT '';
