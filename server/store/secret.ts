/** The secret that signs tokens: made by the first server that needs it, kept in the store. */
import { randomBytes } from "node:crypto";
import { type Database, text } from "./database.ts";

const NAME = "secret";

/** The secret; the same for all servers of a store. */
export async function secretOf(database: Database): Promise<string> {
  return database.transaction(async (query) => {
    await query(
      "INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
      NAME,
      randomBytes(32).toString("base64url"),
    );
    const [row] = await query("SELECT value FROM kept WHERE name = ?", NAME);
    return text(row?.["value"]);
  });
}
