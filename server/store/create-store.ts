/** Creates a store with its content, in one step: nobody sees it empty. */
import { existsSync, renameSync, rmSync } from "node:fs";
import { type Query, StoreUnavailable } from "./database.ts";
import { storeFile, type StoreLocation } from "./open.ts";
import {
  clientFor,
  hasTablesIn,
  isProgrammerError,
  migrate,
  queryOf as queryOfClient,
} from "./postgres.ts";
import { isUnavailable, openFile, queryOf } from "./sqlite.ts";

type Fill = (query: Query) => Promise<boolean>;

/** "found": a store exists; "wrong": the verification failed. Nothing is left behind. */
type CreateOutcome = "made" | "found" | "wrong";

/** "insufficient_privilege": the user may not create tables. */
const FORBIDDEN = "42501";

/** Under another name until it is complete. */
async function createFile(file: string, fill: Fill): Promise<CreateOutcome> {
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
    if (!isUnavailable(error)) throw error;
    throw new StoreUnavailable("The store cannot be made", { cause: error });
  } finally {
    clear();
  }
}

async function createTables(url: string, fill: Fill): Promise<CreateOutcome> {
  const client = await clientFor(url);
  try {
    await client.connect();
    const query = queryOfClient(client);
    await query("BEGIN");
    if (await hasTablesIn(query)) return "found";
    await migrate(query);
    if (!(await fill(query))) return "wrong";
    await query("COMMIT");
    return "made";
  } catch (error) {
    const isForbidden = (Object(error) as { code?: string }).code === FORBIDDEN;
    if (isProgrammerError(error) && !isForbidden) throw error;
    throw new StoreUnavailable("The store cannot be made", { cause: error });
  } finally {
    // An uncommitted transaction ends with the connection.
    await client.end().catch(() => {});
  }
}

export async function createStore(
  { dataDir, databaseUrl }: StoreLocation,
  fill: Fill,
): Promise<CreateOutcome> {
  return databaseUrl ? createTables(databaseUrl, fill) : createFile(storeFile(dataDir), fill);
}
