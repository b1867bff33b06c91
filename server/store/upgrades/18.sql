-- Creates the tables for documents, revisions and the draft. edits-to-documents.ts fills them from patches and releases.
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
