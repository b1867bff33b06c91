/** Reads a server's store file while no server writes to it. */
import { DatabaseSync } from "node:sqlite";
import { storeFile } from "#server/store/open.ts";

type StoredMessages = { references: Set<string>; withoutLetter: number; integrity: string };

export function inspectStore(dataDir: string): StoredMessages {
  using file = new DatabaseSync(storeFile(dataDir));
  const references = file.prepare("SELECT reference FROM messages").all();
  const letterless = file
    .prepare("SELECT count(*) AS n FROM messages WHERE letter NOT IN (SELECT id FROM letters)")
    .get();
  return {
    references: new Set(references.map((row) => String(row["reference"]))),
    withoutLetter: Number(letterless?.["n"]),
    integrity: String(file.prepare("PRAGMA integrity_check").get()?.["integrity_check"]),
  };
}

export function messagesIn(dataDir: string): string[] {
  using file = new DatabaseSync(storeFile(dataDir));
  const messageRows = file.prepare("SELECT message FROM messages").all();
  return messageRows.map((row) => String(row["message"]));
}
