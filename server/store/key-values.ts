import { randomBytes } from "node:crypto";
import { type Database, insertRow, type RunSql } from "./database.ts";

export async function readValue(query: RunSql, key: string): Promise<string> {
  const sql = "SELECT value FROM settings WHERE name = ?";
  return (await query<{ value: string }>(sql, [key]))[0]?.value ?? "";
}

export async function writeValue(query: RunSql, key: string, value: string): Promise<void> {
  const conflictClause = "ON CONFLICT (name) DO UPDATE SET value = excluded.value";
  await insertRow(query, "settings", { name: key, value }, conflictClause);
}

/** The key of the secret that signs tokens and hashes e-mail addresses. The secret is created at its first use. */
const KEY_OF_SECRET = "secret";

export async function ensureSecret(query: RunSql): Promise<string> {
  const existingSecret = await readValue(query, KEY_OF_SECRET);
  if (existingSecret) return existingSecret;
  const newSecret = randomBytes(32).toString("base64url");
  await writeValue(query, KEY_OF_SECRET, newSecret);
  return newSecret;
}

export async function secretOf(database: Database): Promise<string> {
  return database.transaction(ensureSecret);
}
