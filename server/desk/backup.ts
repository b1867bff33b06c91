/** `backup` and `ripristina`, for the embedded store; PostgreSQL has its own tools. */
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { storeFile } from "../store/open.ts";
import { openFile } from "../store/sqlite.ts";
import type { Desk } from "./command.ts";
import { DeskError } from "./desk-error.ts";

function withoutPostgres({ settings }: Desk): void {
  if (settings.databaseUrl)
    throw new DeskError(
      "L’archivio è su PostgreSQL: usate pg_dump e pg_restore (docs/operations.md).",
    );
}

/** How many messages a sound file holds; throws when it is not sound. */
function checked(file: string): number {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    try {
      const sound = copy.prepare("PRAGMA integrity_check").get()?.["integrity_check"] === "ok";
      if (!sound) throw new Error("damaged");
      return Number(copy.prepare("SELECT count(*) AS n FROM messages").get()?.["n"]);
    } finally {
      copy.close();
    }
  } catch {
    throw new DeskError(`${file} non è una copia buona.`);
  }
}

/** Opens the live store; unlike the server, the desk may wait for its turn. */
function openLive(desk: Desk): DatabaseSync {
  const store = openFile(storeFile(desk.settings.dataDir));
  store.exec("PRAGMA busy_timeout = 5000");
  return store;
}

/** Makes a copy one file that stands alone, without a log beside it. */
function closeUp(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy.close();
}

/** A copy of the whole store, also while the server works, read again before it is called good. */
export async function backUp(desk: Desk, [folder = "backup"]: string[]): Promise<void> {
  withoutPostgres(desk);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date(desk.now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `casa-${stamp}.db`);
  const store = openLive(desk);
  try {
    await backup(store, file);
  } finally {
    store.close();
  }
  closeUp(file);
  desk.print(`Copia fatta: ${file}, ${checked(file)} messaggi, controllata.`);
}

const MESSAGE = "key, reference, received, name, email, room, message, suspicion, opened, letter";

/**
 * In this order, because a message cannot stand without its letter. A message keeps its number where
 * that is free; else it gets one above all numbers of both sides, which no other can have.
 */
const FILL = [
  "INSERT OR IGNORE INTO kept SELECT * FROM copy.kept",
  "INSERT OR IGNORE INTO letters SELECT * FROM copy.letters",
  `INSERT INTO messages (number, ${MESSAGE})
   SELECT CASE WHEN number IN (SELECT number FROM main.messages)
     THEN number + (SELECT max(number) FROM
       (SELECT number FROM main.messages UNION ALL SELECT number FROM copy.messages))
     ELSE number END, ${MESSAGE}
   FROM copy.messages c WHERE NOT EXISTS (SELECT 1 FROM main.messages m WHERE m.key = c.key)
   ORDER BY c.number`,
  "INSERT OR IGNORE INTO subscribers SELECT * FROM copy.subscribers",
  "INSERT OR IGNORE INTO confirmations SELECT * FROM copy.confirmations",
  // A letter whose message was already here under another letter carries nothing.
  `DELETE FROM letters WHERE kind IN ('message', 'suspects')
   AND NOT EXISTS (SELECT 1 FROM main.messages m WHERE m.letter = letters.id)`,
];

/** Moves a store that cannot be read out of the way; nothing is deleted. */
function setAside(file: string, desk: Desk): void {
  if (!existsSync(file)) return;
  try {
    checked(file);
  } catch {
    for (const end of ["", "-wal", "-shm"])
      if (existsSync(file + end)) renameSync(file + end, `${file}${end}.rotto-${desk.now}`);
    desk.print(`L’archivio era rovinato: è rimasto da parte come ${file}.rotto-${desk.now}`);
  }
}

/**
 * Adds what a copy holds to the store. What came in since the copy stays: a restored store must not
 * lose the newest messages to save the older.
 */
export async function restore(desk: Desk, [copy]: string[]): Promise<void> {
  withoutPostgres(desk);
  if (!copy || !existsSync(copy))
    throw new DeskError("Quale copia? Per esempio: npm run desk -- ripristina backup/casa-….db");
  const held = checked(copy);
  setAside(storeFile(desk.settings.dataDir), desk);
  const store = openLive(desk);
  try {
    store.prepare("ATTACH ? AS copy").run(copy);
    const count = () =>
      Number(store.prepare("SELECT count(*) AS n FROM main.messages").get()?.["n"]);
    store.exec("BEGIN IMMEDIATE");
    const before = count();
    for (const statement of FILL) store.exec(statement);
    store.exec("COMMIT");
    desk.print(
      `La copia aveva ${held} messaggi: ${count() - before} rimessi, gli altri c’erano già.`,
    );
  } finally {
    store.close();
  }
}
