/** `trasloca`: moves everything into another store, a folder or a PostgreSQL database. */
import { resolve } from "node:path";
import { type MoveRefusal, moveStore } from "#server/store/move.ts";
import { storePlace, type StoreLocation } from "#server/store/open.ts";
import { DeskError } from "../context.ts";
import { MESSAGE_NOUN, type CountedNoun, withCount } from "../format.ts";
import type { Shell } from "./shell.ts";

const LETTER_NOUN: CountedNoun = ["lettera", "lettere"];
const SUBSCRIBER_NOUN: CountedNoun = ["indirizzo della newsletter", "indirizzi della newsletter"];

/** The location that a word means: a PostgreSQL address, else a folder. */
function locationFrom(word: string | undefined): StoreLocation {
  if (!word)
    throw new DeskError(
      "Dove? Per esempio: npm run desk -- trasloca postgres://utente:password@server/casa, oppure una cartella: npm run desk -- trasloca data",
    );
  if (!word.includes("://")) return { dataDir: word };
  if (!URL.canParse(word) || !/^postgres(ql)?:$/.test(new URL(word).protocol))
    throw new DeskError(
      "Un archivio sta in una cartella o in PostgreSQL: postgres://utente:password@server/casa",
    );
  return { dataDir: "", databaseUrl: word };
}

const REFUSAL_SENTENCES: Record<MoveRefusal, (from: string, to: string) => string> = {
  "same place": (from) => `l’archivio è già lì: ${from}.`,
  "source in use": (from) =>
    `il sito è acceso su ${from}. Spegnetelo (sudo systemctl stop guesthouse), poi riprovate.`,
  "target in use": (_, to) => `c’è un sito acceso su ${to}. Spegnetelo, poi riprovate.`,
  "target is a store": (_, to) =>
    `in ${to} c’è già un archivio. Si trasloca solo dove non ce n’è nessuno: un’altra cartella, un altro database.`,
  "target is full": (_, to) => `il disco di ${to} è pieno. Non è rimasto niente a metà.`,
  "target is away": (_, to) =>
    `${to} non si apre o non si può scrivere. Controllate l’indirizzo, la password e i permessi: serve quello di creare file o tabelle.`,
  "target differs": (_, to) =>
    `quello che si rilegge in ${to} non è uguale a quello che c’era. Non è rimasto niente a metà.`,
};

export function refusalError(refusal: MoveRefusal, from: string, to: string): DeskError {
  return new DeskError(`Non è cambiato niente: ${REFUSAL_SENTENCES[refusal](from, to)}`);
}

function nextSteps(from: StoreLocation, to: StoreLocation): string[] {
  const setting = to.databaseUrl
    ? "DATABASE_URL con l’indirizzo che avete scritto adesso"
    : `DATA_DIR=${resolve(to.dataDir)}, e senza DATABASE_URL`;
  const old = from.databaseUrl
    ? `le tabelle in ${storePlace(from)}`
    : `${storePlace(from)} (anche i file -wal e -shm)`;
  return [
    "Adesso:",
    `1. Nelle impostazioni del sito scrivete ${setting}. Poi riaccendetelo.`,
    `2. «stato» deve dire: Archivio: ${storePlace(to)}`,
    `3. Il vecchio archivio è rimasto com’era, con i dati degli ospiti. Quando il nuovo lavora da qualche giorno cancellatelo: ${old}. Fate lo stesso con le vecchie copie.`,
  ];
}

/** Moves the store to an empty place, and prints what remains to be done. */
export async function moveCommand(shell: Shell, [word]: string[]): Promise<void> {
  const { dataDir, databaseUrl } = shell.settings;
  const from = { dataDir, ...(databaseUrl && { databaseUrl }) };
  const to = locationFrom(word);
  const result = await moveStore(shell.database, from, to);
  if ("refusal" in result) throw refusalError(result.refusal, storePlace(from), storePlace(to));
  const { messages, letters, subscribers } = result.rows;
  const what = [
    withCount(messages.length, MESSAGE_NOUN),
    withCount(letters.length, LETTER_NOUN),
    withCount(subscribers.length, SUBSCRIBER_NOUN),
  ];
  shell.print(`Traslocato in ${storePlace(to)}: ${what.join(", ")}. Riletto e confrontato.`);
  for (const line of nextSteps(from, to)) shell.print(line);
}
