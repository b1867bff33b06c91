/** `npm run desk -- …`: an operator's commands in a terminal, in Italian. */
import { existsSync } from "node:fs";
import { readSettings } from "#server/settings/settings.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { type Database, StoreTooNew, StoreUnavailable } from "#server/store/database.ts";
import { openStore, storeFile } from "#server/store/open.ts";
import { deskCommand } from "#server/system/service-manager.ts";
import { loadPublishedSite } from "#server/site/site-source.ts";
import { DeskError, type DeskRoom, roomsIn } from "../context.ts";
import { accessCommand } from "./access.ts";
import { backupCommand, restoreCommand } from "./backup.ts";
import { closeCommand, reopenCommand } from "./closing.ts";
import { exportCommand, importCommand, publishCommand } from "./content-files.ts";
import type { Output, Shell } from "./shell.ts";
import { statusCommand } from "./status.ts";

type CommandEntry = {
  usage: string;
  purpose: string;
  run: (shell: Shell, args: string[]) => Promise<void>;
  needsNoStore?: true;
};

const COMMANDS: Record<string, CommandEntry> = {
  accesso: {
    usage: "accesso “telefono di casa”",
    purpose: "un collegamento con cui un telefono entra nel banco (/banco)",
    run: accessCommand,
  },
  stato: {
    usage: "stato",
    purpose: "se la posta parte e che cosa aspetta",
    run: statusCommand,
  },
  backup: {
    usage: "backup [cartella]",
    purpose: "una copia di tutto, controllata",
    run: backupCommand,
  },
  ripristina: {
    usage: "ripristina [copia.db]",
    purpose: "mette una copia al posto dell’archivio, che resta da parte; a sito fermo",
    needsNoStore: true,
    run: restoreCommand,
  },
  pubblica: {
    usage: "pubblica",
    purpose: "mette in linea le modifiche",
    run: publishCommand,
  },
  esporta: {
    usage: "esporta cartella",
    purpose: "scrive le modifiche nei file di una cartella content/",
    run: exportCommand,
  },
  importa: {
    usage: "importa cartella [--mio]",
    purpose: "prende come modifiche quello che una cartella dice in più",
    run: importCommand,
  },
  chiudi: {
    usage: "chiudi camera dal al [perché]",
    purpose: "chiude delle notti: una camera, o casa per tutte",
    run: closeCommand,
  },
  riapri: {
    usage: "riapri camera dal al",
    purpose: "le riapre",
    run: reopenCommand,
  },
};

const noStoreText = (file: string) => `Qui non c’è nessun archivio: ${file}
Lo crea il sito la prima volta che parte (npm start). Se è già partito, il suo archivio sta altrove:
il banco vuole la stessa DATA_DIR del sito (docs/operations.md).`;

const TERMINAL_OUTPUT: Output = {
  print: (line) => console.log(line.replaceAll("npm run desk --", deskCommand())),
  say: (line) => console.error(line.replaceAll("npm run desk --", deskCommand())),
};

async function readPublishedRooms(database: Database): Promise<DeskRoom[]> {
  return roomsIn((await loadPublishedSite(database)).contents);
}

/** Runs one command, and returns its exit code. */
export async function runDesk(
  [name = "", ...args]: string[],
  environment: NodeJS.ProcessEnv,
  { print, say }: Output = TERMINAL_OUTPUT,
  roomsOf = readPublishedRooms,
): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) && COMMANDS[name];
  if (!command) {
    const helpLines = Object.values(COMMANDS).map(
      ({ usage, purpose }) => `  npm run desk -- ${usage.padEnd(33)} ${purpose}`,
    );
    print(`Il banco della casa. I comandi:\n\n${helpLines.join("\n")}\n`);
    return name ? 2 : 0;
  }
  try {
    const settings = readSettings(environment);
    const file = storeFile(settings.dataDir);
    // Only `ripristina` may create a store. Other commands would answer from an empty store, which would be misleading.
    if (!command.needsNoStore && !existsSync(file)) throw new DeskError(noStoreText(file));
    say(`Archivio: ${file}`);
    const database = await openStore(settings);
    try {
      const rooms = () => roomsOf(database);
      const author = process.env["SUDO_USER"] ?? process.env["USER"] ?? "";
      await command.run({ database, settings, print, say, rooms, author, now: Date.now() }, args);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof DeskError || error instanceof SettingsError) say(error.message);
    else if (error instanceof StoreTooNew)
      say("L’archivio è di una versione più nuova del sito: aggiornate il sito, poi riprovate.");
    else if (error instanceof StoreUnavailable)
      say(`L’archivio non si apre: controllate il disco e DATA_DIR (${error.message}).`);
    else throw error;
    return 1;
  }
}
