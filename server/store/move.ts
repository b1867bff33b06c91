/** Moves a store into an empty place, from either database to either. */
import { type StoreSnapshot, digestOf, readSnapshot, writeSnapshot } from "./snapshot.ts";
import { type Database, StoreUnavailable } from "./database.ts";
import { isDiskFull } from "#server/system/disk-space.ts";
import { type Lock, lockStore } from "./lock.ts";
import { createStore } from "./create-store.ts";
import { storeExists, storePlace, type StoreLocation } from "./open.ts";
import { POSTGRES, SQLITE } from "./schema.ts";

export type MoveRefusal =
  | "same place"
  | "source in use"
  | "target in use"
  | "target is a store"
  | "target is full"
  | "target is away"
  | "target differs";

type Move = { refusal: MoveRefusal } | { rows: StoreSnapshot["rows"] };

const dialectOf = ({ databaseUrl }: StoreLocation) => (databaseUrl ? POSTGRES : SQLITE);

/** The refusal for an error of the target; a programming error is thrown. */
function faultOf(error: unknown): MoveRefusal {
  if (!(error instanceof StoreUnavailable)) throw error;
  return isDiskFull(error) ? "target is full" : "target is away";
}

/** A snapshot of the source; on PostgreSQL others may write between two statements. */
function contentOf(source: Database, from: StoreLocation): Promise<StoreSnapshot> {
  return source.read(async (query) => {
    if (source.isShared) await query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    return readSnapshot(query, dialectOf(from));
  });
}

async function copy(source: Database, from: StoreLocation, to: StoreLocation): Promise<Move> {
  const content = await contentOf(source, from);
  try {
    const outcome = await createStore(to, async (query) => {
      await writeSnapshot(query, dialectOf(to), content);
      // Verified before the commit.
      return digestOf(await readSnapshot(query, dialectOf(to))) === digestOf(content);
    });
    if (outcome === "made") return { rows: content.rows };
    return { refusal: outcome === "found" ? "target is a store" : "target differs" };
  } catch (error) {
    return { refusal: faultOf(error) };
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
): Promise<Move> {
  if (storePlace(from) === storePlace(to)) return { refusal: "same place" };
  const ours = await lockStore(from, "mover");
  if (!ours) return { refusal: "source in use" };
  let theirs: Lock | undefined;
  try {
    if (await storeExists(to)) return { refusal: "target is a store" };
    theirs = await lockStore(to, "mover");
    if (!theirs) return { refusal: "target in use" };
  } catch (error) {
    return { refusal: faultOf(error) };
  } finally {
    if (!theirs) await ours.release();
  }
  try {
    return await copy(source, from, to);
  } finally {
    await theirs.release();
    await ours.release();
  }
}
