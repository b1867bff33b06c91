/** `messaggi` and `leggi`. */
import type { Enquiry } from "#app/domain/enquiry.ts";
import { FAMILYS, languageName } from "#app/domain/languages.ts";
import { agesText, DEFAULT_PARTY } from "#app/domain/party.ts";
import { allMessages, type KeptMessage, openMessage } from "../store/messages.ts";
import { counted, type Desk, printable, when } from "./command.ts";
import { DeskError } from "./desk-error.ts";
import { stayWords } from "./rooms.ts";

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

/** "dal 12/08/2027 al 15/08/2027, 3 notti; 2 adulti, 1 bambino (età 4), 1 camera" */
function enquiryWords({ stay, party = DEFAULT_PARTY }: Enquiry): string {
  const ages = agesText(party).replaceAll("x", "?").replaceAll("-", ", ");
  const people = [
    counted(party.adults, ["adulto", "adulti"]),
    party.children && counted(party.children, ["bambino", "bambini"]) + (ages && ` (età ${ages})`),
    counted(party.rooms, ["camera", "camere"]),
  ];
  return [stay && stayWords(stay), people.filter(Boolean).join(", ")].filter(Boolean).join("; ");
}

/** One message, whole. */
export async function readMessage({ database, print, now }: Desk, [word]: string[]): Promise<void> {
  const number = Number(word);
  if (!Number.isInteger(number) || number < 1)
    throw new DeskError("Quale? Per esempio: npm run desk -- leggi 12");
  const found = await openMessage(database, number, now);
  if (!found) throw new DeskError(`Il messaggio ${number} non c’è.`);
  const { reference, received, name, email, room, message, suspicion, sent, language } = found;
  const { phone, enquiry } = found;
  print(`Messaggio ${number}, riferimento ${reference}, del ${when(received)}`);
  print(printable(`Da: ${name} <${email}>`));
  if (room) print(printable(`Per: ${room}`));
  if (phone) print(printable(`Telefono: ${phone}`));
  if (enquiry) print(`Ha scelto: ${enquiryWords(enquiry)}`);
  if (language !== FAMILYS) print(`Scrive in ${languageName(language, FAMILYS)}`);
  if (suspicion) print(`Sospetto: ${suspicion}`);
  print(sent ? `Spedito alla casa il ${when(sent)}` : "Non ancora spedito per e-mail");
  print(`\n${printable(message)}\n`);
}
