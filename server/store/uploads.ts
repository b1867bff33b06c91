/** Stores the photographs that the family uploaded. The id of a photograph is the SHA-256 of the photograph's bytes. */
import { hash } from "node:crypto";
import { type Database, insertRow, type RunSql, select } from "./database.ts";

export const uploadId = (bytes: Uint8Array): string => hash("sha256", bytes);

export async function addUpload(query: RunSql, bytes: Buffer): Promise<void> {
  const uploadRow = { id: uploadId(bytes), body: bytes.toString("base64") };
  await insertRow(query, "uploads", uploadRow, "ON CONFLICT (id) DO NOTHING");
}

export async function readUpload(database: Database, id: string): Promise<Buffer | undefined> {
  const sql = "SELECT body FROM uploads WHERE id = ?";
  const [row] = await select<{ body: string }>(database, sql, [id]);
  return row && Buffer.from(row.body, "base64");
}

export async function deleteUnusedUploads(query: RunSql): Promise<void> {
  await query(
    `DELETE FROM uploads WHERE NOT EXISTS
       (SELECT 1 FROM documents
        WHERE file = 'photographs' AND instr(body, '"' || uploads.id || '"') > 0)`,
  );
}
