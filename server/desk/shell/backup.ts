/** `backup`, `verifica` and `ripristina`. */
import { resolve } from "node:path";
import { backUp, restore, tryRestore } from "../backup.ts";
import { describeBackupFault } from "../backup-words.ts";
import { DeskError } from "../context.ts";
import { MESSAGE_NOUN, withCount } from "../format.ts";
import type { Shell } from "./shell.ts";
import { describeUnseen } from "./people.ts";

/** Into the folder named, else into those of the nightly copies. */
export async function backupCommand(shell: Shell, [named]: string[]): Promise<void> {
  const { backupDirs } = shell.settings;
  const folders = named ? [named] : backupDirs.length > 0 ? backupDirs : ["backup"];
  for (const folder of folders) {
    const { file, messages } = await backUp(shell, folder);
    shell.print(`Copia fatta: ${file}, ${withCount(messages, MESSAGE_NOUN)}, controllata.`);
  }
}

/** Restores, as a drill, the copy named, else the newest in each folder of the nightly copies. */
export async function verifyCommand(shell: Shell, [named]: string[]): Promise<void> {
  const failed: string[] = [];
  for (const { place, result } of await tryRestore(shell, named)) {
    if ("fault" in result) {
      failed.push(`${place}: ${describeBackupFault(result.fault)}.`);
      continue;
    }
    const rows = withCount(result.rows, ["riga", "righe"]);
    const site =
      result.files > 0
        ? `, il sito pubblicato rifatto uguale (${withCount(result.files, ["file", "file"])})`
        : "";
    shell.print(
      `${place}: si ripristina per intero. ${withCount(result.messages, MESSAGE_NOUN)}, ${rows} in tutto${site}.`,
    );
  }
  if (failed.length > 0)
    throw new DeskError(`Non si ripristina:\n${failed.join("\n")}\nFatene una nuova con backup.`);
}

export async function restoreCommand(shell: Shell, [copy = ""]: string[]): Promise<void> {
  const { print, settings } = shell;
  const result = await restore(shell, copy, (file) =>
    print(`L’archivio era rovinato: è rimasto da parte come ${file}`),
  );
  const { messages, addedMessages, isNew, unseen } = result;
  print(
    `La copia aveva ${withCount(messages, MESSAGE_NOUN)}: ${withCount(addedMessages, ["rimesso", "rimessi"])}` +
      (addedMessages < messages ? ", gli altri c’erano già." : "."),
  );
  print(
    isNew
      ? `L’archivio adesso è quello della copia, per intero. Il sito lo usa se la sua DATA_DIR è ${resolve(settings.dataDir)}.`
      : "È tornato anche tutto il resto che mancava: iscritti, calendari, notti chiuse, siti pubblicati.",
  );
  if (unseen) print(describeUnseen(unseen));
}
