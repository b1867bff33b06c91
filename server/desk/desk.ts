/** `npm run desk -- …`: the family's desk. It speaks Italian, and works beside the running server. */
import { readSettings, type Settings, SettingsError } from "../settings.ts";
import { openStore, storeExists, storePlace } from "../store/open.ts";
import { StoreTooNew, StoreUnavailable } from "../store/database.ts";
import { backUp, restore } from "./backup.ts";
import { calendars } from "./calendars.ts";
import { closeDays, openDays } from "./closing.ts";
import { currentRooms } from "./current-release.ts";
import { listMessages, readMessage } from "./messages.ts";
import { DeskError } from "./desk-error.ts";
import { move } from "./move.ts";
import { tellAddress } from "./addresses.ts";
import { erase, listSubscribers, tellState } from "./people.ts";
import { publish } from "./publish.ts";
import type { Desk } from "./command.ts";
import { type Ask, asker } from "./terminal.ts";

type Command = { usage: string; what: string; run: (desk: Desk, words: string[]) => Promise<void> };

const COMMANDS: Record<string, Command> = {
  messaggi: {
    usage: "messaggi [--tutti]",
    what: "gli ultimi messaggi, anche i sospetti",
    run: listMessages,
  },
  leggi: {
    usage: "leggi 12, leggi Klara",
    what: "un messaggio per intero, per numero o per nome",
    run: readMessage,
  },
  iscritti: { usage: "iscritti [--csv]", what: "chi riceve la newsletter", run: listSubscribers },
  stato: { usage: "stato", what: "se la posta parte e che cosa aspetta", run: tellState },
  backup: { usage: "backup [cartella]", what: "una copia di tutto, controllata", run: backUp },
  ripristina: {
    usage: "ripristina copia.db",
    what: "rimette i messaggi di una copia",
    run: restore,
  },
  trasloca: {
    usage: "trasloca dove",
    what: "porta tutto in un altro archivio, a sito spento",
    run: move,
  },
  pubblica: {
    usage: "pubblica [--torna] [--giusto]",
    what: "mette in linea content/ e pictures/; --torna rimette il sito di prima",
    run: publish,
  },
  calendari: {
    usage: "calendari [aggiungi|togli|leggi]",
    what: "i calendari dei portali: che cosa dicono, e da quando",
    run: calendars,
  },
  chiudi: {
    usage: "chiudi camera dal al [perché]",
    what: "chiude delle notti: una camera, o casa per tutte",
    run: closeDays,
  },
  riapri: { usage: "riapri camera dal al", what: "le riapre", run: openDays },
  indirizzi: {
    usage: "indirizzi camera portale",
    what: "l’indirizzo da dare a un portale; --nuovo lo cambia",
    run: tellAddress,
  },
  cancella: {
    usage: "cancella nome@posta.it",
    what: "toglie tutto quello che è di una persona",
    run: erase,
  },
};

function help(): string {
  const lines = Object.values(COMMANDS).map(
    ({ usage, what }) => `  npm run desk -- ${usage.padEnd(33)} ${what}`,
  );
  return `Il banco della casa. I comandi:\n\n${lines.join("\n")}\n`;
}

/** No command makes a store: one that is made here would be empty, and the wrong one. */
async function findStore(settings: Settings, say: (line: string) => void): Promise<void> {
  const place = storePlace(settings);
  if (!(await storeExists(settings)))
    throw new DeskError(
      `Qui non c’è nessun archivio: ${place}
Lo crea il sito la prima volta che parte (npm start). Se è già partito, il suo archivio sta altrove:
il banco vuole le stesse impostazioni del sito, DATA_DIR oppure DATABASE_URL (docs/operations.md).`,
    );
  say(`Archivio: ${place}`);
}

/** Where a command writes: `print` what was asked for, `say` what is told beside it; `ask` waits for an answer. */
export type Out = Record<"print" | "say", (line: string) => void> & { ask?: Ask | undefined };

const TERMINAL: Out = {
  print: console.log,
  say: console.error,
  ask: asker({ input: process.stdin, output: process.stderr }),
};

/** Runs one command; gives the exit code. */
export async function runDesk(
  [name = "", ...words]: string[],
  environment: NodeJS.ProcessEnv,
  { print, say, ask }: Out = TERMINAL,
  roomsOf = currentRooms,
): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) && COMMANDS[name];
  if (!command) {
    print(help());
    return name ? 2 : 0;
  }
  try {
    const settings = readSettings(environment);
    await findStore(settings, say);
    const database = await openStore(settings);
    try {
      const rooms = () => roomsOf(database);
      await command.run({ database, settings, print, ask, rooms, now: Date.now() }, words);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof DeskError || error instanceof SettingsError) say(error.message);
    else if (error instanceof StoreTooNew)
      say("L’archivio è di una versione più nuova del sito: aggiornate il sito, poi riprovate.");
    else if (error instanceof StoreUnavailable)
      say("L’archivio non si apre: controllate il disco e DATA_DIR (o DATABASE_URL).");
    else throw error;
    return 1;
  }
}
