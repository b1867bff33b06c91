/** The command `backup` copies the store (the SQLite database); `ripristina` (restore) replaces the store by a copy. */
import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { backupFaultOf, copiesIn, makeCopy } from "#server/backup/copies.ts";
import type { Settings } from "#server/settings/settings.ts";
import { recordBackup } from "#server/store/backup-state.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { lockStore } from "#server/store/lock.ts";
import { restoreCopy } from "#server/store/restore.ts";
import { isDiskFull } from "#server/system/disk-space.ts";
import { DeskError } from "../context.ts";
import { MESSAGE_NOUN, withCount } from "../format.ts";
import type { Shell } from "./shell.ts";

/** Copies the database, even while the server runs, and checks the copy. After a failure, no file is left. */
async function backUp({ database, settings, now, print }: Shell, folder: string): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const copy = await makeCopy(settings, folder, now);
    // The copy is good even if its time cannot be recorded, for example on a full disk.
    if (settings.backupFolders.includes(resolve(folder)))
      await recordBackup(database, { folder: resolve(folder), isMade: true }, now).catch(() => {});
    print(`Copia fatta: ${copy.file}, ${withCount(copy.messageCount, MESSAGE_NOUN)}, controllata.`);
  } catch (error) {
    const fault = backupFaultOf(error);
    if (fault === "full")
      throw new DeskError(
        `La copia non è fatta: il disco di ${folder} è pieno. Non è rimasto niente a metà.`,
      );
    if (error instanceof StoreUnavailable) throw error;
    throw new DeskError(
      fault === "damaged"
        ? `La copia non è fatta: riletta, non era buona. Non è rimasto niente a metà. Se succede ancora, il disco di ${folder} è guasto.`
        : `La copia non è fatta: in ${folder} non si può scrivere.`,
    );
  }
}

/** Copies the database into the named folder, or else into the folders of the nightly copies. */
export async function backupCommand(shell: Shell, [named]: string[]): Promise<void> {
  for (const folder of named ? [named] : shell.settings.backupFolders) await backUp(shell, folder);
}

async function findNewestCopy({ backupFolders }: Settings): Promise<string> {
  const copies = await Promise.all(backupFolders.map((folder) => copiesIn(folder).catch(() => [])));
  const [newestCopy] = copies.flat().toSorted((one, other) => other.madeAt - one.madeAt);
  if (newestCopy) return newestCopy.file;
  throw new DeskError(
    `Quale copia? Qui non ce n’è nessuna: ${backupFolders.join(", ")}. Per esempio: npm run desk -- ripristina /mnt/disco/casa-….db`,
  );
}

const UNCHANGED_PREFIX = "Non è cambiato niente:";

const RESTORE_REFUSALS = {
  damaged: "non è una copia buona dell’archivio, o è rimasta a metà",
  newer: "è di una versione più nuova del sito. Aggiornate prima il sito",
};

/** Replaces the store by the named copy or by the newest copy. Refuses while a server is running. */
export async function restoreCommand({ settings, now, print }: Shell, [namedCopy]: string[]) {
  const copy = namedCopy ?? (await findNewestCopy(settings));
  if (!existsSync(copy)) throw new DeskError(`${UNCHANGED_PREFIX} la copia ${copy} non c’è.`);
  const { dataDir } = settings;
  try {
    const lock = lockStore(settings);
    if (!lock)
      throw new DeskError(
        `${UNCHANGED_PREFIX} il sito è acceso, e una copia si rimette a sito fermo. Fermatelo (Ctrl+C dove gira npm start; docker compose stop site) e ripetete il comando.`,
      );
    try {
      const restored = await restoreCopy(settings, copy, now);
      if ("refusal" in restored)
        throw new DeskError(`${UNCHANGED_PREFIX} ${copy} ${RESTORE_REFUSALS[restored.refusal]}.`);
      print(
        `L’archivio adesso è quello della copia ${copy}: ${withCount(restored.messageCount, MESSAGE_NOUN)}.`,
      );
      if (restored.setAside) print(`Quello di prima è rimasto da parte: ${restored.setAside}`);
      print(
        "Chi usa il banco rientra con un collegamento nuovo: npm run desk -- accesso “telefono di casa”",
      );
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (error instanceof DeskError) throw error;
    if (isDiskFull(error))
      throw new DeskError(
        `${UNCHANGED_PREFIX} sul disco di ${resolve(dataDir)} non c’è posto per la copia. Liberate spazio e ripetete il comando.`,
      );
    if (typeof (Object(error) as { errno?: unknown }).errno !== "number") throw error;
    throw new DeskError(
      `${UNCHANGED_PREFIX} ${copy} non si può leggere, o in ${resolve(dataDir)} non si può scrivere.`,
    );
  }
}
