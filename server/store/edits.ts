/** The family's edits of content/ as they stand now, published or not (app/content/edits.ts). */
import type { Edit } from "#app/content/edits.ts";
import { type Database, insertRow, type Query } from "./database.ts";
import { addUpload, deleteUnusedUploads } from "./uploads.ts";

export type StoredEdit = Edit & { author: string; editedAt: number };

type EditRow = {
  file: string;
  path: string;
  value: string | null;
  author: string;
  edited: number;
};

/** An edit from its columns. */
export function editOf({ file, path, value }: Pick<EditRow, "file" | "path" | "value">): Edit {
  return { file, path, ...(value !== null && { value: JSON.parse(value) }) };
}

/** The columns of an edit. */
export function editColumns({ file, path, value }: Edit) {
  return { file, path, value: value === undefined ? null : JSON.stringify(value) };
}

export async function allEdits(query: Query): Promise<StoredEdit[]> {
  const rows = await query<EditRow>("SELECT * FROM edits ORDER BY file, path");
  return rows.map((row) => ({ ...editOf(row), author: row.author, editedAt: row.edited }));
}

export async function replaceEdits(query: Query, edits: StoredEdit[]): Promise<void> {
  await query("DELETE FROM edits");
  for (const edit of edits) {
    const { author, editedAt } = edit;
    await insertRow(query, "edits", { ...editColumns(edit), author, edited: editedAt });
  }
  await deleteUnusedUploads(query);
}

/**
 * Replaces all edits by what `change` makes of them, and stores the upload that they name; what `change`
 * throws leaves them as they are.
 */
export async function changeEdits(
  database: Database,
  change: (edits: StoredEdit[]) => StoredEdit[],
  upload?: Buffer,
): Promise<void> {
  await database.transaction(async (query) => {
    if (upload) await addUpload(query, upload);
    await replaceEdits(query, change(await allEdits(query)));
  });
}
