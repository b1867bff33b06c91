/** One-time links into the desk: for each the hashes of its address and of its code, until it is spent. */
import { insertRow, type Query } from "./database.ts";

type AccessLink = {
  hash: string;
  codeHash: string;
  /** The name of the device that gets the access. */
  device: string;
  created: number;
  expires: number;
};

export async function addAccessLink(query: Query, link: AccessLink): Promise<void> {
  const { hash, codeHash, device, created, expires } = link;
  await insertRow(query, "access_links", { hash, code_hash: codeHash, device, created, expires });
}

/** Deletes the link with this hash, or with this code's, and gives its device; nothing where none is valid. */
export async function spendAccessLink(
  query: Query,
  hash: string,
  now: number,
): Promise<{ device: string } | undefined> {
  const rows = await query<{ device: string; expires: number }>(
    "DELETE FROM access_links WHERE hash = ? OR code_hash = ? RETURNING device, expires",
    [hash, hash],
  );
  return rows.find(({ expires }) => expires > now);
}

export async function deleteExpiredAccessLinks(query: Query, now: number): Promise<void> {
  await query("DELETE FROM access_links WHERE expires <= ?", [now]);
}
