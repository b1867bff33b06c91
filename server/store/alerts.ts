/** Alerts to the family about its calendars, each with its letter (table `notices`). */
import type { NightRun } from "#app/domain/nights.ts";
import { type Database, insertRow, type Query, select, splitStoredLines } from "./database.ts";
import { addLetter } from "./letters.ts";

export type Alert = {
  /** "silent": no accepted reading for a day; "twice": nights that two portals sold. */
  kind: "silent" | "twice";
  room: string;
  calendars: string[];
  nights: NightRun[];
};

/** How long an alert is stored after it was sent, in milliseconds. */
const ALERT_RETENTION = 30 * 24 * 3_600_000;

export async function addAlert(query: Query, alert: Alert, now: number): Promise<void> {
  const letter = await addLetter(query, { kind: "message", now });
  const { kind, room, calendars, nights } = alert;
  const lists = { calendars: calendars.join("\n"), runs: nights.join("\n") };
  await insertRow(query, "notices", { letter, kind, room, ...lists });
}

export async function alertOf(database: Database, letter: string): Promise<Alert | undefined> {
  const [row] = await select<Pick<Alert, "kind" | "room"> & Record<"calendars" | "runs", string>>(
    database,
    "SELECT kind, room, calendars, runs FROM notices WHERE letter = ?",
    [letter],
  );
  if (!row) return undefined;
  const { calendars, runs, ...rest } = row;
  return { ...rest, calendars: calendars.split("\n"), nights: splitStoredLines(runs) };
}

/** Deletes alerts of all kinds (document-alerts.ts, backup-alerts.ts) that were sent long ago. */
export async function deleteOldAlerts(query: Query, now: number): Promise<void> {
  for (const table of ["notices", "document_alerts", "backup_alerts"])
    await query(`DELETE FROM ${table} WHERE letter IN (SELECT id FROM letters WHERE sent < ?)`, [
      now - ALERT_RETENTION,
    ]);
}
