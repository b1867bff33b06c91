/** A store of the oldest version that is migrated (16), in which changes are patches of values. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathsIn, type Place, valueAt } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { storeFile } from "#server/store/open.ts";
import { uploadId } from "#server/store/uploads.ts";
import { OLDER_TABLES } from "#tests/support/older-tables.ts";

export type OlderEdit = Place & { value: Value };

export const editsOf = (file: string, values: Value): OlderEdit[] =>
  pathsIn(values).map((path) => ({ file, path, value: valueAt(values, path) as Value }));

type OlderHouse = { releases: OlderEdit[][]; draft: OlderEdit[]; photographs: Buffer[] };

export function writeOlderStore(dataDir: string, house: OlderHouse): void {
  const file = storeFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  using store = new DatabaseSync(file);
  store.exec(OLDER_TABLES);
  const add = (table: string, row: Record<string, string | number>) => {
    const names = Object.keys(row);
    const sql = `INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => "?").join()})`;
    store.prepare(sql).run(...Object.values(row));
  };
  const author = "anna";
  for (const [at, edits] of house.releases.entries()) {
    const ofRelease = edits.map((edit) => ({ ...edit, author, editedAt: at }));
    const revisionRow = { number: at + 1, build: "older", made: at, body: "", author };
    add("releases", { ...revisionRow, edits: JSON.stringify(ofRelease) });
  }
  for (const { file, path, value } of house.draft)
    add("edits", { file, path, value: JSON.stringify(value), author, edited: 9 });
  for (const bytes of house.photographs)
    add("uploads", { id: uploadId(bytes), body: bytes.toString("base64") });
}

export function contentOf(file: string): Record<string, unknown> {
  using store = new DatabaseSync(file, { readOnly: true });
  const tables = store.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => [name, store.prepare(`SELECT * FROM ${name}`).all()]);
  return { ...store.prepare("PRAGMA user_version").get(), ...Object.fromEntries(rows) };
}
