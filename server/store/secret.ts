/** The secret that signs tokens and marks: made by the first server that needs it, kept in the store. */
import { randomBytes } from "node:crypto";
import { type Database, type Query, text } from "./database.ts";

const NAME = "secret";

/** How a secret is kept that came with a copy into a store that has its own (restore.ts). */
const OLDER = "older secret ";

async function ownSecret(query: Query): Promise<string> {
  await query(
    "INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
    NAME,
    randomBytes(32).toString("base64url"),
  );
  const [row] = await query("SELECT value FROM kept WHERE name = ?", NAME);
  return text(row?.["value"]);
}

/** The secret; the same for all servers of a store. */
export async function secretOf(database: Database): Promise<string> {
  return database.transaction(ownSecret);
}

/** The store's own secret first, then those that came with copies: what they marked stays known. */
export async function allSecrets(query: Query): Promise<string[]> {
  const own = await ownSecret(query);
  const older = await query("SELECT value FROM kept WHERE name LIKE ? ORDER BY name", `${OLDER}%`);
  return [own, ...older.map((row) => text(row["value"]))];
}

/** Keeps secrets of another store beside this one's. */
export async function keepOlderSecrets(query: Query, secrets: string[]): Promise<void> {
  const known = new Set(await allSecrets(query));
  for (const secret of secrets)
    if (!known.has(secret))
      await query("INSERT INTO kept (name, value) VALUES (?, ?)", OLDER + secret, secret);
}

/** Makes a transaction wait for the others that call this, over all servers. */
export async function oneAtATime(query: Query): Promise<void> {
  await query("UPDATE kept SET value = value WHERE name = ?", NAME);
}
