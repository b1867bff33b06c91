/**
 * What the desk's forms did, by the key of each form and its fields: one that is sent twice, by Back or over
 * a bad line, is done once.
 */
import { insertRow, type Query } from "./database.ts";

const DAY = 24 * 3_600_000;

/** Where a form led to, and what it said there; the location is "" while the form is being handled. */
export type FormResult = { location: string; notice: string };

/**
 * Claims a form; false where it was sent before. A claim without a result ends with its lease, in
 * milliseconds: its server may have ended.
 */
export async function claimForm(
  query: Query,
  id: string,
  { now, lease }: { now: number; lease: number },
): Promise<boolean> {
  const row = { id, location: "", notice: "", createdAt: now };
  const end = `ON CONFLICT (id) DO UPDATE SET createdAt = excluded.createdAt
    WHERE form_results.location = '' AND form_results.createdAt <= excluded.createdAt - ${lease}
    RETURNING id`;
  return (await insertRow(query, "form_results", row, end)).length > 0;
}

/** Ends a claim whose form has done nothing. */
export async function releaseForm(query: Query, id: string): Promise<void> {
  await query("DELETE FROM form_results WHERE id = ?", [id]);
}

export async function saveFormResult(
  query: Query,
  id: string,
  { location, notice }: FormResult,
): Promise<void> {
  await query("UPDATE form_results SET location = ?, notice = ? WHERE id = ?", [
    location,
    notice,
    id,
  ]);
}

export async function formResult(query: Query, id: string): Promise<FormResult | undefined> {
  const sql = "SELECT location, notice FROM form_results WHERE id = ?";
  return (await query<FormResult>(sql, [id]))[0];
}

export async function deleteOldFormResults(query: Query, now: number): Promise<void> {
  await query("DELETE FROM form_results WHERE createdAt < ?", [now - DAY]);
}
