/**
 * The secret that signs tokens and hashes addresses: created by the first server, stored in the
 * store.
 */
import { randomBytes } from "node:crypto";
import { type Database, type Query, textOf } from "./database.ts";
import { readValue } from "./key-values.ts";

const NAME = "secret";

/** The names of secrets from restored copies (restore.ts). */
const OLDER_PREFIX = "older secret ";

async function ownSecret(query: Query): Promise<string> {
  await query(
    "INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
    NAME,
    randomBytes(32).toString("base64url"),
  );
  return readValue(query, NAME);
}

/** The secret, the same for all servers of a store. */
export async function secretOf(database: Database): Promise<string> {
  return database.transaction(ownSecret);
}

/** The store's own secret, then those of restored copies, whose hashes stay valid. */
export async function allSecrets(query: Query): Promise<string[]> {
  const own = await ownSecret(query);
  const older = await query(
    "SELECT value FROM kept WHERE name LIKE ? ORDER BY name",
    `${OLDER_PREFIX}%`,
  );
  return [own, ...older.map((row) => textOf(row["value"]))];
}

/** Adds the secrets of a restored copy. */
export async function addOlderSecrets(query: Query, secrets: string[]): Promise<void> {
  const known = new Set(await allSecrets(query));
  for (const secret of secrets)
    if (!known.has(secret))
      await query("INSERT INTO kept (name, value) VALUES (?, ?)", OLDER_PREFIX + secret, secret);
}

/** Makes a transaction wait for all others that call this, on all servers. */
export async function serialize(query: Query): Promise<void> {
  await query("UPDATE kept SET value = value WHERE name = ?", NAME);
}
