/** `backup` and `ripristina`, for the embedded store; PostgreSQL has its own tools. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { type Query, StoreUnavailable, text } from "../store/database.ts";
import { forget, isRefused } from "../store/marks.ts";
import { storeFile } from "../store/open.ts";
import { keepOlderSecrets } from "../store/secret.ts";
import { openFile, queryOf } from "../store/sqlite.ts";
import { dropEmptyLetters } from "../store/upkeep.ts";
import { counted, type Desk, MESSAGES } from "./command.ts";
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

/** SQLITE_FULL, or the system's own word for a disk that takes no more. */
function isFull(error: unknown): boolean {
  const { code, errcode } = Object(error) as { code?: string; errcode?: number };
  return code === "ENOSPC" || code === "EDQUOT" || errcode === 13;
}

/** Fills and checks a copy that is not called one yet; gives how many messages it holds. */
async function writeCopy(desk: Desk, part: string): Promise<number> {
  const store = openLive(desk);
  // Made for its owner alone before anything stands in it: the folder may be one that others read.
  writeFileSync(part, "", { mode: 0o600 });
  try {
    await backup(store, part);
  } finally {
    store.close();
  }
  closeUp(part);
  return checked(part);
}

/**
 * A copy of the whole store, also while the server works, read again before it is called good. Until
 * then its name says that it is none, and what fails leaves nothing behind.
 */
export async function backUp(desk: Desk, [folder = "backup"]: string[]): Promise<void> {
  withoutPostgres(desk);
  const stamp = new Date(desk.now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `casa-${stamp}.db`);
  const part = `${file}.parte`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const held = await writeCopy(desk, part);
    renameSync(part, file);
    desk.print(`Copia fatta: ${file}, ${counted(held, MESSAGES)}, controllata.`);
  } catch (error) {
    for (const end of ["", "-journal", "-wal", "-shm"])
      if (existsSync(part + end)) rmSync(part + end);
    if (error instanceof DeskError || error instanceof StoreUnavailable) throw error;
    throw new DeskError(
      isFull(error)
        ? `La copia non è fatta: il disco di ${folder} è pieno. Non è rimasto niente a metà.`
        : `La copia non è fatta: in ${folder} non si può scrivere.`,
    );
  }
}

const MESSAGE = "key, reference, received, name, email, room, message, suspicion, opened, letter";

/**
 * Letters first, because a message cannot stand without its own. A message keeps its number where
 * that is free; else it gets one above all numbers of both sides, which no other can have.
 */
async function putBackMessages(query: Query): Promise<void> {
  await query("INSERT OR IGNORE INTO main.letters SELECT * FROM copy.letters");
  await query(
    `INSERT INTO messages (number, ${MESSAGE})
     SELECT CASE WHEN number IN (SELECT number FROM main.messages)
       THEN number + (SELECT max(number) FROM
         (SELECT number FROM main.messages UNION ALL SELECT number FROM copy.messages))
       ELSE number END, ${MESSAGE}
     FROM copy.messages c WHERE NOT EXISTS (SELECT 1 FROM main.messages m WHERE m.key = c.key)
     ORDER BY c.number`,
  );
  // A letter whose message was already here under another letter carries nothing.
  await dropEmptyLetters(query);
}

/** Who left, here or in the copy, is not brought back; who confirmed here stays. */
async function putBackPeople(query: Query): Promise<void> {
  const here = await query("SELECT email FROM main.subscribers WHERE state = 'confirmed'");
  const secrets = await query("SELECT value FROM copy.kept WHERE name LIKE '%secret%'");
  const values = secrets.map((row) => text(row["value"]));
  await keepOlderSecrets(query, values);
  await query("INSERT OR IGNORE INTO main.confirmations SELECT * FROM copy.confirmations");
  await query("INSERT OR IGNORE INTO main.subscribers SELECT * FROM copy.subscribers");
  for (const row of here) await forget(query, text(row["email"]));
  for (const row of await query("SELECT email FROM main.subscribers")) {
    const email = text(row["email"]);
    if (await isRefused(query, email))
      await query("DELETE FROM main.subscribers WHERE email = ?", email);
  }
  await query(
    `DELETE FROM main.letters WHERE kind = 'confirm'
     AND recipient NOT IN (SELECT email FROM main.subscribers)`,
  );
}

/**
 * Attaches a copy as `copy`, in today's shape: brought there beside the store, because the family's
 * own file stays as it is. Gives what takes it away again.
 */
function attach(store: DatabaseSync, copy: string, dataDir: string): () => void {
  const folder = mkdtempSync(join(dataDir, "ripristina-"));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const file = join(folder, "casa.db");
    copyFileSync(copy, file);
    openFile(file).close();
    store.prepare("ATTACH ? AS copy").run(file);
    return remove;
  } catch (error) {
    remove();
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new DeskError(`${copy} è di una versione più nuova del sito: aggiornate prima il sito.`);
  }
}

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
  const { dataDir } = desk.settings;
  const store = openLive(desk);
  let detach = () => {};
  try {
    detach = attach(store, copy, dataDir);
    const count = () =>
      Number(store.prepare("SELECT count(*) AS n FROM main.messages").get()?.["n"]);
    const query = queryOf(store);
    store.exec("BEGIN IMMEDIATE");
    const before = count();
    await putBackMessages(query);
    await putBackPeople(query);
    const added = count() - before;
    store.exec("COMMIT");
    desk.print(
      `La copia aveva ${counted(held, MESSAGES)}: ${counted(added, ["rimesso", "rimessi"])}` +
        (added < held ? ", gli altri c’erano già." : "."),
    );
  } finally {
    store.close();
    detach();
  }
}
