/** A document is a content file that the family has changed; it is stored once, under the hash of its text. */
import { hash } from "node:crypto";
import type { Document, Documents } from "#app/content/documents.ts";
import { createLruCache } from "#app/domain/lru.ts";
import { type Database, insertRow, type RunSql, select } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { addUpload, deleteUnusedUploads } from "./uploads.ts";

/** Used instead of a revision's number before the first revision, while the content/ of the software is served. */
export const NO_REVISION = 0;

const MAX_REVISIONS = 100;

type Revision = { number: number; made: number; author: string; documents: Documents };

type DocumentIdsByFile = Record<string, string>;

/** Parses a stored document. If the text is not valid, as after an edit by hand, the document's `values` are null. */
function parseDocument(body: string): Document {
  try {
    const { version, values, changes } = JSON.parse(body) as Document;
    if (typeof version === "number" && typeof values === "object" && typeof changes === "object")
      return { version, values, changes };
  } catch {
    // Not JSON.
  }
  return { version: 0, values: null, changes: {} };
}

/** Parsed documents by hash. Equal documents are one object, so that later checks can compare by identity. */
const cachedDocuments = createLruCache<Document>(400);

async function readDocument(query: RunSql, id: string): Promise<Document> {
  const cachedDocument = cachedDocuments.get(id);
  if (cachedDocument) return cachedDocument;
  const [row] = await query<{ body: string }>("SELECT body FROM documents WHERE id = ?", [id]);
  return cachedDocuments.set(id, parseDocument(row?.body ?? ""));
}

async function readDocuments(query: RunSql, ids: DocumentIdsByFile): Promise<Documents> {
  const documents: Record<string, Document> = {};
  for (const [file, id] of Object.entries(ids)) documents[file] = await readDocument(query, id);
  return documents;
}

export function documentRow(file: string, document: Document) {
  const json = JSON.stringify(document);
  return { id: hash("sha256", `${file}\n${json}`), file, body: json };
}

type RevisionRow = Omit<Revision, "documents"> & { documents: string };

const SELECT_REVISIONS =
  "SELECT number, made, author, documents FROM revisions ORDER BY number DESC";

/** The settings table has the hashes of the draft's documents under this key. Without it, the draft is the last revision. */
const DRAFT_KEY = "draft";

export async function lastRevisionNumber(database: Database): Promise<number> {
  return (await lastRevision(database))?.number ?? NO_REVISION;
}

/** The last revision and the whole draft. `key` identifies this state; after any change the key is different. */
export type DocumentState = {
  number: number;
  published: Documents;
  draft: Documents;
  key: string;
};

async function readDocumentState(query: RunSql): Promise<DocumentState> {
  const [revision] = await query<RevisionRow>(`${SELECT_REVISIONS} LIMIT 1`);
  const publishedIds: DocumentIdsByFile = revision ? JSON.parse(revision.documents) : {};
  const storedDraft = await readValue(query, DRAFT_KEY);
  const draftIds = storedDraft ? (JSON.parse(storedDraft) as DocumentIdsByFile) : publishedIds;
  const number = revision?.number ?? NO_REVISION;
  return {
    number,
    published: await readDocuments(query, publishedIds),
    draft: await readDocuments(query, draftIds),
    key: JSON.stringify([number, Object.entries(draftIds).toSorted()]),
  };
}

export const documentState = (database: Database): Promise<DocumentState> =>
  database.read(readDocumentState);

async function storeDocuments(query: RunSql, documents: Documents): Promise<DocumentIdsByFile> {
  const ids: DocumentIdsByFile = {};
  for (const [file, document] of Object.entries(documents)) {
    const row = documentRow(file, document);
    await insertRow(query, "documents", row, "ON CONFLICT (id) DO NOTHING");
    cachedDocuments.set(row.id, document);
    ids[file] = row.id;
  }
  return ids;
}

async function writeDraft(query: RunSql, draft: Documents): Promise<void> {
  await writeValue(query, DRAFT_KEY, JSON.stringify(await storeDocuments(query, draft)));
  await query(
    `DELETE FROM documents WHERE id NOT IN
       (SELECT value FROM revisions, json_each(revisions.documents)
        UNION SELECT json_each.value FROM settings, json_each(settings.value) WHERE name = ?)`,
    [DRAFT_KEY],
  );
  await deleteUnusedUploads(query);
}

/** Returns false, and stores nothing, if the draft or the last revision has changed since the caller read `key`. */
export async function replaceDraft(
  database: Database,
  key: DocumentState["key"],
  draft: Documents,
  upload?: Buffer,
): Promise<boolean> {
  return database.transaction(async (query) => {
    if ((await readDocumentState(query)).key !== key) return false;
    if (upload) await addUpload(query, upload);
    await writeDraft(query, draft);
    return true;
  });
}

/** Publishes `documents` and stores `draft`. Returns false, and does neither, if the state has changed since it had `key`. */
export async function addRevision(
  database: Database,
  key: DocumentState["key"],
  { documents, made, author, draft }: Omit<Revision, "number"> & { draft: Documents },
): Promise<boolean> {
  return database.transaction(async (query) => {
    const { key: currentKey, number: lastNumber } = await readDocumentState(query);
    if (currentKey !== key) return false;
    const ids = await storeDocuments(query, documents);
    const revisionRow = { number: lastNumber + 1, made, author, documents: JSON.stringify(ids) };
    await insertRow(query, "revisions", revisionRow);
    await query("DELETE FROM revisions WHERE number <= ?", [lastNumber + 1 - MAX_REVISIONS]);
    await writeDraft(query, draft);
    return true;
  });
}

export async function lastRevision(database: Database) {
  return (await select<RevisionRow>(database, `${SELECT_REVISIONS} LIMIT 1`))[0];
}

export async function allRevisions(database: Database): Promise<Revision[]> {
  return database.read(async (query) => {
    const revisions: Revision[] = [];
    for (const row of await query<RevisionRow>(SELECT_REVISIONS))
      revisions.push({ ...row, documents: await readDocuments(query, JSON.parse(row.documents)) });
    return revisions;
  });
}
