/** What the family is told of its calendars, each with the letter that takes it there. */
import type { Run } from "#app/domain/nights.ts";
import { type Database, type Query, text } from "./database.ts";
import { addLetter } from "./letters.ts";

export type Notice = {
  /** A calendar that says nothing for a day; nights that two portals sold. */
  kind: "silent" | "twice";
  room: string;
  /** The calendars' names. */
  calendars: string[];
  nights: Run[];
};

/** How long a notice is kept once it was sent, in milliseconds. */
const KEPT = 30 * 24 * 3_600_000;

/** Writes a notice down, and its letter with it. */
export async function addNotice(query: Query, notice: Notice, now: number): Promise<void> {
  const letter = await addLetter(query, { kind: "message", now, at: now });
  await query(
    "INSERT INTO notices (letter, kind, room, calendars, runs) VALUES (?, ?, ?, ?, ?)",
    letter,
    notice.kind,
    notice.room,
    notice.calendars.join("\n"),
    notice.nights.join("\n"),
  );
}

/** The notice that a letter carries, if it carries one. */
export async function noticeOf(database: Database, letter: string): Promise<Notice | undefined> {
  const [row] = await database.read((query) =>
    query("SELECT kind, room, calendars, runs FROM notices WHERE letter = ?", letter),
  );
  return (
    row && {
      kind: text(row["kind"]) as Notice["kind"],
      room: text(row["room"]),
      calendars: text(row["calendars"]).split("\n"),
      nights: text(row["runs"]).split("\n").filter(Boolean),
    }
  );
}

/** Deletes those that have long been read. */
export async function dropOldNotices(query: Query, now: number): Promise<void> {
  await query(
    "DELETE FROM notices WHERE letter IN (SELECT id FROM letters WHERE sent < ?)",
    now - KEPT,
  );
}
