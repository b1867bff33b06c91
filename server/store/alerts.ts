/** Alerts to the family, each with its letter. */
import type { Place } from "#app/content/documents.ts";
import type { NightRun } from "#app/domain/nights.ts";
import { type Database, insertRow, type Query, select, splitStoredLines } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { addLetter } from "./letters.ts";

/** An alert about a portal's calendar. */
export type FeedAlert = {
  /** "silent": no accepted reading for a day; "twice": nights that two portals sold. */
  kind: "silent" | "twice";
  room: string;
  calendars: string[];
  nights: NightRun[];
};

export async function addFeedAlert(query: Query, alert: FeedAlert, now: number): Promise<void> {
  const letter = await addLetter(query, { kind: "message", now });
  const listedValues = { calendars: alert.calendars.join("\n"), nights: alert.nights.join("\n") };
  await insertRow(query, "feed_alerts", { ...alert, ...listedValues, letter });
}

export async function feedAlertOf(
  database: Database,
  letter: string,
): Promise<FeedAlert | undefined> {
  type FeedAlertRow = Pick<FeedAlert, "kind" | "room"> & Record<"calendars" | "nights", string>;
  const sql = "SELECT kind, room, calendars, nights FROM feed_alerts WHERE letter = ?";
  const [row] = await select<FeedAlertRow>(database, sql, [letter]);
  if (!row) return undefined;
  const { calendars, nights, ...rest } = row;
  return { ...rest, calendars: calendars.split("\n"), nights: splitStoredLines(nights) };
}

/** A value of the family's documents that does not fit a new version; undefined where a whole file is meant. */
export type UnfitValue = Place & { value: unknown };

/** The key under which the version of the last alert is stored. */
const ALERTED_VERSION = "document alert";

/** Adds an alert about documents that do not fit, once for each version of the software. */
export async function addDocumentAlert(
  database: Database,
  version: string,
  values: UnfitValue[],
  now: number,
): Promise<void> {
  await database.transaction(async (query) => {
    if ((await readValue(query, ALERTED_VERSION)) === version) return;
    await writeValue(query, ALERTED_VERSION, version);
    const letter = await addLetter(query, { kind: "message", now });
    for (const { file, path, value } of values) {
      const row = { letter, file, path, value: value === undefined ? null : JSON.stringify(value) };
      await insertRow(query, "document_alerts", row);
    }
  });
}

export async function alertedValues(database: Database, letter: string): Promise<UnfitValue[]> {
  const alertRows = await select<Place & { value: string | null }>(
    database,
    "SELECT file, path, value FROM document_alerts WHERE letter = ? ORDER BY file, path",
    [letter],
  );
  return alertRows.map(({ value, ...place }) => ({
    ...place,
    value: value === null ? undefined : (JSON.parse(value) as unknown),
  }));
}

/** Adds an alert about a folder without a new copy. */
export async function addBackupAlert(query: Query, folder: string, now: number): Promise<void> {
  const letter = await addLetter(query, { kind: "message", now });
  await insertRow(query, "backup_alerts", { letter, folder });
}

/** The folder that a letter is about; undefined for other letters. */
export async function alertedFolder(
  database: Database,
  letter: string,
): Promise<string | undefined> {
  const sql = "SELECT folder FROM backup_alerts WHERE letter = ?";
  return (await select<{ folder: string }>(database, sql, [letter]))[0]?.folder;
}
