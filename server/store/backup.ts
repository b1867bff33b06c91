/** Copies of the embedded store: one file each that stands alone. */
import { writeFileSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { openFile } from "./sqlite.ts";

/** How many messages a sound file holds; nothing when it is not sound, or no store. */
export function messagesIn(file: string): number | undefined {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    try {
      const sound = copy.prepare("PRAGMA integrity_check").get()?.["integrity_check"] === "ok";
      return sound
        ? Number(copy.prepare("SELECT count(*) AS n FROM messages").get()?.["n"])
        : undefined;
    } finally {
      copy.close();
    }
  } catch {
    return undefined;
  }
}

/** Opens the live store; unlike the server, who copies it may wait for a turn. */
export function openLive(file: string): DatabaseSync {
  const store = openFile(file);
  store.exec("PRAGMA busy_timeout = 5000");
  return store;
}

/** Copies a store into a file, also while the server works; readable by its owner alone, without a log beside it. */
export async function copyStore(from: string, to: string): Promise<void> {
  const store = openLive(from);
  // Made for its owner before anything stands in it: the folder may be one that others read.
  writeFileSync(to, "", { mode: 0o600 });
  try {
    await backup(store, to);
  } finally {
    store.close();
  }
  const copy = new DatabaseSync(to);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy.close();
}
