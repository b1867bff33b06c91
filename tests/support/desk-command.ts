/** Runs the desk's commands as typed in a terminal, with a store of their own. */
import { beforeEach } from "vitest";
import type { DeskRoom } from "#app/desk/context.ts";
import { runDesk } from "#app/desk/shell/run-desk.ts";
import type { Database } from "#server/store/database.ts";
import { storeFile } from "#server/store/open.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { scratch } from "#tests/support/scratch.ts";

export function eachCommandFolder() {
  const desk = {
    folder: "",
    run: async (words: string[], rooms?: DeskRoom[]) => {
      const [output, notes]: [string[], string[]] = [[], []];
      const printLine = (line: string) => void output.push(line);
      const noteLine = (line: string) => void notes.push(line);
      const environment = { DATA_DIR: desk.folder, BACKUP_DIR: process.env["BACKUP_DIR"] };
      const roomsNow = rooms && (async () => structuredClone(rooms));
      const code = await runDesk(words, environment, { print: printLine, say: noteLine }, roomsNow);
      return { output: output.join("\n"), notes: notes.join("\n"), code };
    },
    /** The store is created at its first use. */
    store: async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const database = sqliteDatabase(storeFile(desk.folder));
      return work(database).finally(() => database.close());
    },
  };
  beforeEach(() => void (desk.folder = scratch()));
  return desk;
}
