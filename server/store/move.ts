/** Moves a whole store to where there is none, from either database to either. */
import { type Content, digestOf, readContent, writeContent } from "./content.ts";
import { type Database, StoreUnavailable } from "./database.ts";
import { isDiskFull } from "./disk-full.ts";
import { type Hold, holdStore } from "./hold.ts";
import { makeStore } from "./new-store.ts";
import { storeExists, storePlace, type Where } from "./open.ts";
import { POSTGRES, SQLITE } from "./schema.ts";

/** Why nothing was moved, and nothing has changed. */
export type MoveRefusal =
  | "same place"
  | "source in use"
  | "target in use"
  | "target is a store"
  | "target is full"
  | "target is away"
  | "target differs";

export type Move = { refusal: MoveRefusal } | { moved: Content["rows"] };

const dialectOf = ({ databaseUrl }: Where) => (databaseUrl ? POSTGRES : SQLITE);

/** Why a target takes nothing; a slip of ours is no such fault. */
function faultOf(error: unknown): MoveRefusal {
  if (!(error instanceof StoreUnavailable)) throw error;
  return isDiskFull(error) ? "target is full" : "target is away";
}

/** What the source holds at one moment: at PostgreSQL others may write between two statements. */
function contentOf(source: Database, from: Where): Promise<Content> {
  return source.read(async (query) => {
    if (source.shared) await query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    return readContent(query, dialectOf(from));
  });
}

async function copy(source: Database, from: Where, to: Where): Promise<Move> {
  const content = await contentOf(source, from);
  try {
    const outcome = await makeStore(to, async (query) => {
      await writeContent(query, dialectOf(to), content);
      // Read again before it counts.
      return digestOf(await readContent(query, dialectOf(to))) === digestOf(content);
    });
    if (outcome === "made") return { moved: content.rows };
    return { refusal: outcome === "found" ? "target is a store" : "target differs" };
  } catch (error) {
    return { refusal: faultOf(error) };
  }
}

/**
 * Moves what `source` holds, which is at `from`, to `to`, while neither is used; the source stays as
 * it is. Throws `StoreUnavailable` when the source cannot be read.
 */
export async function moveStore(source: Database, from: Where, to: Where): Promise<Move> {
  if (storePlace(from) === storePlace(to)) return { refusal: "same place" };
  const ours = await holdStore(from, "mover");
  if (!ours) return { refusal: "source in use" };
  let theirs: Hold | undefined;
  try {
    if (await storeExists(to)) return { refusal: "target is a store" };
    theirs = await holdStore(to, "mover");
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
