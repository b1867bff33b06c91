/** `backup` and `ripristina`. */
import { backUp, restore } from "./store-copies.ts";
import { MESSAGE_NOUN, withCount } from "../format.ts";
import type { Shell } from "./shell.ts";

/** Into the folder named, else into those of the nightly copies. */
export async function backupCommand(shell: Shell, [named]: string[]): Promise<void> {
  for (const folder of named ? [named] : shell.settings.backupFolders) {
    const { file, messages } = await backUp(shell, folder);
    shell.print(`Copia fatta: ${file}, ${withCount(messages, MESSAGE_NOUN)}, controllata.`);
  }
}

/** The copy named, else the newest one. */
export async function restoreCommand(shell: Shell, [named]: string[]): Promise<void> {
  const { copy, messages, setAside } = await restore(shell, named);
  shell.print(
    `L’archivio adesso è quello della copia ${copy}: ${withCount(messages, MESSAGE_NOUN)}.`,
  );
  if (setAside) shell.print(`Quello di prima è rimasto da parte: ${setAside}`);
  shell.print(
    "Chi usa il banco rientra con un collegamento nuovo: npm run desk -- accesso “telefono di casa”",
  );
}
