/** `backup` and `ripristina`. */
import { resolve } from "node:path";
import { backUp, restore } from "../backup.ts";
import { MESSAGES, withCount } from "../format.ts";
import type { Shell } from "./shell.ts";
import { describeUnseen } from "./people.ts";

export async function backupCommand(shell: Shell, [folder = "backup"]: string[]): Promise<void> {
  const { file, messages } = await backUp(shell, folder);
  shell.print(`Copia fatta: ${file}, ${withCount(messages, MESSAGES)}, controllata.`);
}

export async function restoreCommand(shell: Shell, [copy = ""]: string[]): Promise<void> {
  const { print, settings } = shell;
  const { messages, addedMessages, isNew, unseen } = await restore(shell, copy, (file) =>
    print(`L’archivio era rovinato: è rimasto da parte come ${file}`),
  );
  print(
    `La copia aveva ${withCount(messages, MESSAGES)}: ${withCount(addedMessages, ["rimesso", "rimessi"])}` +
      (addedMessages < messages ? ", gli altri c’erano già." : "."),
  );
  print(
    isNew
      ? `L’archivio adesso è quello della copia, per intero. Il sito lo usa se la sua DATA_DIR è ${resolve(settings.dataDir)}.`
      : "È tornato anche tutto il resto che mancava: iscritti, calendari, notti chiuse, siti pubblicati.",
  );
  if (unseen) print(describeUnseen(unseen));
}
