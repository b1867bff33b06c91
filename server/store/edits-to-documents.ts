/**
 * Converts, in a migration of the database, changes of single values (in the table `edits`, and as JSON in each release)
 * into documents, which have all values of a file, for a draft and for revisions. A release becomes no revision if an
 * upgrade of the software made it, or if the family withdrew it.
 */
import type { DatabaseSync } from "node:sqlite";
import {
  type Authorship,
  type Documents,
  defaultValuesOf,
  valueAt,
  withValueAt,
} from "#app/content/documents.ts";
import { isPhotographs } from "#app/content/photographs.ts";
import { type Value, withRowNames } from "#app/content/rows.ts";
import { documentRow } from "./documents.ts";

type StoredEdit = { file: string; path: string; value?: Value; author: string; editedAt: number };

/** Applies edits to the default values. An entry of a list keeps the name (rows.ts) that it has in `previousDocuments`. */
function applyEdits(edits: StoredEdit[], previousDocuments: Documents): Documents {
  const editsByFile = [...Map.groupBy(edits, ({ file }) => file)];
  return Object.fromEntries(
    editsByFile.map(([file, editsOfFile]) => {
      const defaultValues = defaultValuesOf(file);
      let editedValues = defaultValues;
      const changes: Record<string, Authorship> = {};
      for (const { path, value, author, editedAt } of editsOfFile) {
        const earlierValue =
          valueAt(previousDocuments[file]?.values, path) ?? valueAt(defaultValues, path);
        const isTakenAsIs = value === undefined || isPhotographs(file);
        const valueToStore = isTakenAsIs ? value : withRowNames(value, earlierValue);
        editedValues = withValueAt(editedValues, path, valueToStore);
        changes[path] = { author, at: editedAt };
      }
      return [file, { version: 0, values: editedValues, changes }];
    }),
  );
}

type EditRow = Omit<StoredEdit, "value"> & { value: string | null };

type ReleaseRow = { number: number; made: number; author: string; edits: string };

export function convertEdits(database: DatabaseSync): void {
  const insertDocument = database.prepare(
    "INSERT INTO documents (id, file, body) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
  );
  const storeDocuments = (documents: Documents): Record<string, string> =>
    Object.fromEntries(
      Object.entries(documents).map(([file, document]) => {
        const row = documentRow(file, document);
        insertDocument.run(row.id, row.file, row.body);
        return [file, row.id];
      }),
    );
  const rowsOf = (sql: string) => database.prepare(sql).all() as unknown[];
  const storedReleases = rowsOf(
    "SELECT number, made, author, edits FROM releases WHERE taken_back = 0 ORDER BY number",
  ) as ReleaseRow[];
  let lastPublished: Documents = {};
  for (const { number, made, author, edits } of storedReleases) {
    if (author === "aggiornamento") continue;
    lastPublished = applyEdits(JSON.parse(edits) as StoredEdit[], lastPublished);
    database
      .prepare("INSERT INTO revisions (number, made, author, documents) VALUES (?, ?, ?, ?)")
      .run(number, made, author, JSON.stringify(storeDocuments(lastPublished)));
  }
  const storedEdits = rowsOf(
    "SELECT file, path, value, author, edited AS editedAt FROM edits ORDER BY file, path",
  ) as EditRow[];
  const draft = applyEdits(
    storedEdits.map(({ value, ...edit }) => ({
      ...edit,
      ...(value !== null && { value: JSON.parse(value) as Value }),
    })),
    lastPublished,
  );
  const [publishedIds, draftIds] = [storeDocuments(lastPublished), storeDocuments(draft)];
  for (const file of new Set([...Object.keys(publishedIds), ...Object.keys(draftIds)]))
    if (publishedIds[file] !== draftIds[file])
      database
        .prepare("INSERT INTO draft (file, document) VALUES (?, ?)")
        .run(file, draftIds[file] ?? null);
}
