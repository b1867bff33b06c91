/** Makes a store where there is none, full from its first moment: nothing of it is seen before. */
import { existsSync, renameSync, rmSync } from "node:fs";
import { type Query, StoreUnavailable } from "./database.ts";
import { storeFile, type Where } from "./open.ts";
import { clientFor, isMade, isSlip, migrate, queryOf as queryOfClient } from "./postgres.ts";
import { isAway, openFile, queryOf } from "./sqlite.ts";

/** Fills the tables, and says whether they are as they should be. */
type Fill = (query: Query) => Promise<boolean>;

/** "found": there was one already; "wrong": what was written was not as it should be. Nothing is left of it. */
type Outcome = "made" | "found" | "wrong";

/** "insufficient_privilege": who is let in may not make tables. */
const FORBIDDEN = "42501";

/** Under another name until it is whole. */
async function makeFile(file: string, fill: Fill): Promise<Outcome> {
  if (existsSync(file)) return "found";
  const part = `${file}.parte`;
  const clear = () => rmSync(part, { force: true });
  try {
    clear(); // of a move that was killed
    const store = openFile(part, "MEMORY");
    try {
      store.exec("BEGIN IMMEDIATE");
      if (!(await fill(queryOf(store)))) return "wrong";
      store.exec("COMMIT");
    } finally {
      store.close();
    }
    renameSync(part, file);
    return "made";
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new StoreUnavailable("The store cannot be made", { cause: error });
  } finally {
    clear();
  }
}

async function makeTables(url: string, fill: Fill): Promise<Outcome> {
  const client = await clientFor(url);
  try {
    await client.connect();
    const query = queryOfClient(client);
    await query("BEGIN");
    if (await isMade(query)) return "found";
    await migrate(query);
    if (!(await fill(query))) return "wrong";
    await query("COMMIT");
    return "made";
  } catch (error) {
    const isForbidden = (Object(error) as { code?: string }).code === FORBIDDEN;
    if (isSlip(error) && !isForbidden) throw error;
    throw new StoreUnavailable("The store cannot be made", { cause: error });
  } finally {
    // What was not committed is undone by the end of the connection.
    await client.end().catch(() => {});
  }
}

/** Makes a store and fills it, wholly or not at all. */
export async function makeStore({ dataDir, databaseUrl }: Where, fill: Fill): Promise<Outcome> {
  return databaseUrl ? makeTables(databaseUrl, fill) : makeFile(storeFile(dataDir), fill);
}
