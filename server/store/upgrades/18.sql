-- Patches of values become documents, and releases become revisions (edits-to-documents.ts).
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  file TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE TABLE revisions (
  number INTEGER PRIMARY KEY,
  made INTEGER NOT NULL,
  author TEXT NOT NULL,
  documents TEXT NOT NULL
) STRICT;
CREATE TABLE draft (
  file TEXT PRIMARY KEY,
  document TEXT
) STRICT;
ALTER TABLE edit_alerts RENAME TO document_alerts;
