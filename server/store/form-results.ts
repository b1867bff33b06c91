/** Stores the results of the desk's forms. A form that is sent twice, after Back or on a bad connection, runs only once. */
import { insertRow, type RunSql } from "./database.ts";

type FormResult = { location: string; notice: string };

export async function saveFormResult(
  query: RunSql,
  id: string,
  { location, notice }: FormResult,
  now: number,
): Promise<void> {
  const conflictClause = `ON CONFLICT (id) DO UPDATE
    SET location = excluded.location, notice = excluded.notice, createdAt = excluded.createdAt`;
  await insertRow(query, "form_results", { id, location, notice, createdAt: now }, conflictClause);
}

export async function readFormResult(query: RunSql, id: string): Promise<FormResult | undefined> {
  const sql = "SELECT location, notice FROM form_results WHERE id = ?";
  return (await query<FormResult>(sql, [id]))[0];
}
