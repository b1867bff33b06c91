/** The secret that signs tokens and hashes addresses, created by the first server. */
import { randomBytes } from "node:crypto";
import { type Database, insertRow, type Query } from "./database.ts";
import { readValue } from "./key-values.ts";

const NAME = "secret";

/** The names of secrets from restored copies (restore.ts). */
const OLDER_PREFIX = "older secret ";

async function ownSecret(query: Query): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await insertRow(query, "kept", { name: NAME, value }, "ON CONFLICT (name) DO NOTHING");
  return readValue(query, NAME);
}

export async function secretOf(database: Database): Promise<string> {
  return database.transaction(ownSecret);
}

/** The store's own secret, then those of restored copies, whose hashes stay valid. */
export async function allSecrets(query: Query): Promise<string[]> {
  const own = await ownSecret(query);
  const sql = "SELECT value FROM kept WHERE name LIKE ? ORDER BY name";
  const older = await query<{ value: string }>(sql, [`${OLDER_PREFIX}%`]);
  return [own, ...older.map(({ value }) => value)];
}

export async function addOlderSecrets(query: Query, secrets: string[]): Promise<void> {
  const existing = new Set(await allSecrets(query));
  for (const secret of secrets)
    if (!existing.has(secret))
      await insertRow(query, "kept", { name: OLDER_PREFIX + secret, value: secret });
}

/** Makes a transaction wait for all others that call this, on all servers. */
export async function serialize(query: Query): Promise<void> {
  await query("UPDATE kept SET value = value WHERE name = ?", [NAME]);
}
