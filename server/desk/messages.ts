/** `messaggi` and `leggi`. */
import { FAMILYS, languageName } from "#app/domain/languages.ts";
import { allMessages, type KeptMessage, openMessage } from "../store/messages.ts";
import { type Desk, printable, when } from "./command.ts";
import { DeskError } from "./desk-error.ts";

/** How many are shown unless all are asked for. */
const LATEST = 30;

function marks({ opened, sent, suspicion }: KeptMessage): string {
  return [!opened && "nuovo", suspicion && "SOSPETTO", !sent && "non ancora spedito"]
    .filter(Boolean)
    .join(", ");
}

function oneLine(message: KeptMessage): string {
  const { number, received, reference, name, room } = message;
  const start = message.message.replaceAll(/\s+/g, " ").slice(0, 40);
  const words = [String(number).padStart(4), when(received), reference, name, room, start];
  const noted = marks(message);
  return printable(words.filter(Boolean).join("  ")) + (noted && `  [${noted}]`);
}

/** The latest messages, newest first. */
export async function listMessages({ database, print }: Desk, words: string[]): Promise<void> {
  const all = await allMessages(database);
  const shown = words.includes("--tutti") ? all : all.slice(0, LATEST);
  for (const message of shown) print(oneLine(message));
  if (all.length === 0) print("Nessun messaggio.");
  else
    print(
      `\n${shown.length} di ${all.length}. Per leggerne uno: npm run desk -- leggi ${all[0]?.number}`,
    );
}

/** One message, whole. */
export async function readMessage({ database, print, now }: Desk, [word]: string[]): Promise<void> {
  const number = Number(word);
  if (!Number.isInteger(number) || number < 1)
    throw new DeskError("Quale? Per esempio: npm run desk -- leggi 12");
  const found = await openMessage(database, number, now);
  if (!found) throw new DeskError(`Il messaggio ${number} non c’è.`);
  const { reference, received, name, email, room, message, suspicion, sent, language } = found;
  print(`Messaggio ${number}, riferimento ${reference}, del ${when(received)}`);
  print(printable(`Da: ${name} <${email}>`));
  if (room) print(printable(`Per: ${room}`));
  if (language !== FAMILYS) print(`Scrive in ${languageName(language, FAMILYS)}`);
  if (suspicion) print(`Sospetto: ${suspicion}`);
  print(sent ? `Spedito alla casa il ${when(sent)}` : "Non ancora spedito per e-mail");
  print(`\n${printable(message)}\n`);
}
