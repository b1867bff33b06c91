/** Single values by name, in the table `settings`; the secret is one of them. */
import { randomBytes } from "node:crypto";
import { type Database, insertRow, type Query } from "./database.ts";

/** The value; "" where there is none. */
export async function readValue(query: Query, name: string): Promise<string> {
  const sql = "SELECT value FROM settings WHERE name = ?";
  return (await query<{ value: string }>(sql, [name]))[0]?.value ?? "";
}

export async function writeValue(query: Query, name: string, value: string): Promise<void> {
  const end = "ON CONFLICT (name) DO UPDATE SET value = excluded.value";
  await insertRow(query, "settings", { name, value }, end);
}

/** The secret that signs tokens and hashes addresses, created by the first server. */
const SECRET_KEY = "secret";

/** The names of secrets that earlier versions took over from copies. */
const OLDER_SECRET_PREFIX = "older secret ";

/** The value; where there is none, the first server makes it. */
async function ensureValue(query: Query, name: string, make: () => string): Promise<string> {
  const existing = await readValue(query, name);
  if (existing) return existing;
  await insertRow(query, "settings", { name, value: make() }, "ON CONFLICT (name) DO NOTHING");
  return readValue(query, name);
}

function ownSecret(query: Query): Promise<string> {
  return ensureValue(query, SECRET_KEY, () => randomBytes(32).toString("base64url"));
}

export async function secretOf(database: Database): Promise<string> {
  return database.transaction(ownSecret);
}

/** The store's own secret, then those from copies, whose hashes stay valid. */
export async function allSecrets(query: Query): Promise<string[]> {
  const own = await ownSecret(query);
  const sql = "SELECT value FROM settings WHERE name LIKE ? ORDER BY name";
  const older = await query<{ value: string }>(sql, [`${OLDER_SECRET_PREFIX}%`]);
  return [own, ...older.map(({ value }) => value)];
}
