/** Moves a store into an empty place, from either database to either. */
import { createHash } from "node:crypto";
import {
  type Database,
  insertRow,
  type Query,
  type Row,
  StoreTooNew,
  StoreUnavailable,
} from "./database.ts";
import { isDiskFull } from "#server/system/disk-space.ts";
import { type Lock, lockStore } from "./lock.ts";
import { openStore, storePlace, type StoreLocation } from "./open.ts";
import { type Dialect, POSTGRES, SQLITE } from "./dialects.ts";
import { type Table, TABLES } from "./tables.ts";

export type MoveRefusal =
  | "same place"
  | "source in use"
  | "target in use"
  | "target is a store"
  | "target is full"
  | "target is away"
  | "target differs";

export type StoreSnapshot = {
  rows: Record<Table, Row[]>;
  /** The highest message number ever used. */
  lastNumber: number;
};

type MoveResult = { refusal: MoveRefusal } | { rows: StoreSnapshot["rows"] };

export const dialectOf = ({ databaseUrl }: StoreLocation) => (databaseUrl ? POSTGRES : SQLITE);

/** Everything in a store; a house's fits into memory many times over. */
export async function readSnapshot(query: Query, dialect: Dialect): Promise<StoreSnapshot> {
  const rows = {} as StoreSnapshot["rows"];
  for (const table of TABLES) rows[table] = await query(`SELECT * FROM ${table}`);
  const [last] = await query<{ last: number }>(dialect.lastNumber);
  const numbers = rows.messages.map((row) => Number(row["number"]));
  return { rows, lastNumber: Math.max(last?.last ?? 0, ...numbers) };
}

/** On PostgreSQL others may write between two statements. */
const holdSnapshot = async (query: Query, { isShared }: Database) => {
  if (isShared) await query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
};

/** Everything in a store as it was at one moment. */
export async function snapshotOf(store: Database, location: StoreLocation): Promise<StoreSnapshot> {
  return store.read(async (query) => {
    await holdSnapshot(query, store);
    return readSnapshot(query, dialectOf(location));
  });
}

async function writeSnapshot(
  query: Query,
  dialect: Dialect,
  { rows, lastNumber }: StoreSnapshot,
): Promise<void> {
  for (const table of TABLES) for (const row of rows[table]) await insertRow(query, table, row);
  if (lastNumber === 0) return;
  for (const statement of dialect.setLastNumber)
    await query(statement, statement.includes("?") ? [lastNumber] : []);
}

/** A row as text, independent of the order of its columns. */
function rowText(row: Row): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A hash of all rows, independent of their order and of the database. */
export function digestOf({ rows, lastNumber }: StoreSnapshot): string {
  const digest = createHash("sha256").update(`${lastNumber}`);
  for (const table of TABLES)
    for (const line of [table, ...rows[table].map(rowText).toSorted()]) digest.update(`${line}\n`);
  return digest.digest("hex");
}

/** The refusal for an error of the target; a programming error is thrown. */
function refusalOf(error: unknown): MoveRefusal {
  if (error instanceof StoreTooNew) return "target is a store";
  if (!(error instanceof StoreUnavailable)) throw error;
  return isDiskFull(error) ? "target is full" : "target is away";
}

/** Fills an empty store and verifies it, in one transaction: whatever fails leaves it empty. */
export async function fillStore(
  target: Database,
  dialect: Dialect,
  content: StoreSnapshot,
): Promise<MoveRefusal | undefined> {
  let refusal: MoveRefusal | undefined;
  try {
    await target.transaction(async (query) => {
      const { rows } = await readSnapshot(query, dialect);
      if (Object.values(rows).flat().length > 0) refusal = "target is a store";
      if (refusal) return;
      await writeSnapshot(query, dialect, content);
      if (digestOf(await readSnapshot(query, dialect)) === digestOf(content)) return;
      refusal = "target differs";
      throw new Error(refusal);
    });
  } catch (error) {
    if (!refusal) throw error;
  }
  return refusal;
}

async function fillTarget(
  to: StoreLocation,
  content: StoreSnapshot,
): Promise<MoveRefusal | undefined> {
  const target = await openStore(to);
  try {
    return await fillStore(target, dialectOf(to), content);
  } catch (error) {
    return refusalOf(error);
  } finally {
    await target.close();
  }
}

/**
 * Moves the store `source`, at `from`, to `to`, while no server uses either; the source stays
 * unchanged. Throws `StoreUnavailable` when the source cannot be read.
 */
export async function moveStore(
  source: Database,
  from: StoreLocation,
  to: StoreLocation,
): Promise<MoveResult> {
  if (storePlace(from) === storePlace(to)) return { refusal: "same place" };
  const ours = await lockStore(from, "mover");
  if (!ours) return { refusal: "source in use" };
  let theirs: Lock | undefined;
  try {
    const content = await snapshotOf(source, from);
    try {
      theirs = await lockStore(to, "mover");
    } catch (error) {
      return { refusal: refusalOf(error) };
    }
    const refusal = theirs ? await fillTarget(to, content) : "target in use";
    return refusal ? { refusal } : { rows: content.rows };
  } finally {
    await theirs?.release();
    await ours.release();
  }
}

/** Replaces everything in a store, in one transaction, while no server uses it. */
export async function replaceContent(
  location: StoreLocation,
  contentAfter: (before: StoreSnapshot) => Promise<StoreSnapshot>,
): Promise<MoveRefusal | undefined> {
  const dialect = dialectOf(location);
  const store = await openStore(location);
  let lock: Lock | undefined;
  try {
    lock = await lockStore(location, "mover");
    if (!lock) return "target in use";
    await store.transaction(async (query) => {
      await holdSnapshot(query, store);
      const content = await contentAfter(await readSnapshot(query, dialect));
      // Those that refer to others first.
      for (const table of TABLES.toReversed()) await query(`DELETE FROM ${table}`);
      await writeSnapshot(query, dialect, content);
      if (digestOf(await readSnapshot(query, dialect)) !== digestOf(content))
        throw new Error("The store is not what was written");
    });
    return undefined;
  } catch (error) {
    return refusalOf(error);
  } finally {
    await lock?.release();
    await store.close();
  }
}
