/** `messaggi` and `leggi`. */
import type { Enquiry } from "#app/domain/enquiry.ts";
import { DEFAULT_LANGUAGE, languageName } from "#app/domain/languages.ts";
import { agesText, DEFAULT_PARTY } from "#app/domain/party.ts";
import { allMessages, type StoredMessage, openMessage } from "../store/messages.ts";
import { withCount, type Desk, printable, formatTime } from "./command.ts";
import { DeskError } from "./desk-error.ts";
import { describeStay } from "./rooms.ts";

/** How many are shown unless all are asked for. */
const LATEST = 30;

function marks({ opened, sent, suspicion }: StoredMessage): string {
  return [!opened && "nuovo", suspicion && "SOSPETTO", !sent && "non ancora spedito"]
    .filter(Boolean)
    .join(", ");
}

function oneLine(message: StoredMessage): string {
  const { number, received, reference, name, room } = message;
  const start = message.message.replaceAll(/\s+/g, " ").slice(0, 40);
  const words = [String(number).padStart(4), formatTime(received), reference, name, room, start];
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
    withCount(party.adults, ["adulto", "adulti"]),
    party.children &&
      withCount(party.children, ["bambino", "bambini"]) + (ages && ` (età ${ages})`),
    withCount(party.rooms, ["camera", "camere"]),
  ];
  return [stay && describeStay(stay), people.filter(Boolean).join(", ")].filter(Boolean).join("; ");
}

/** A text as it is searched: without accents and capitals. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The message that is meant: by its number, or by its guest or its reference where one alone fits. */
async function numberMeant(
  { database, print }: Desk,
  words: string[],
): Promise<number | undefined> {
  const asked = words.join(" ").trim();
  if (!asked)
    throw new DeskError("Quale? Per esempio: npm run desk -- leggi 12, oppure leggi Klara");
  if (/^\d+$/.test(asked)) return Number(asked);
  const found = (await allMessages(database)).filter(({ name, email, reference }) =>
    [name, email, reference].some((text) => plain(text).includes(plain(asked))),
  );
  if (found.length === 0)
    throw new DeskError(
      `Nessun messaggio di «${printable(asked)}». Tutti: npm run desk -- messaggi`,
    );
  if (found.length === 1) return found[0]?.number;
  for (const message of found) print(oneLine(message));
  print(
    `\nQuale di questi ${found.length}? Per esempio: npm run desk -- leggi ${found[0]?.number}`,
  );
  return undefined;
}

/** One message, whole. */
export async function readMessage(desk: Desk, words: string[]): Promise<void> {
  const { database, print, now } = desk;
  const number = await numberMeant(desk, words);
  if (number === undefined) return;
  const found = await openMessage(database, number, now);
  if (!found) throw new DeskError(`Il messaggio ${number} non c’è.`);
  const { reference, received, name, email, room, message, suspicion, sent, language } = found;
  const { phone, enquiry } = found;
  print(`Messaggio ${number}, riferimento ${reference}, del ${formatTime(received)}`);
  print(printable(`Da: ${name} <${email}>`));
  if (room) print(printable(`Per: ${room}`));
  if (phone) print(printable(`Telefono: ${phone}`));
  if (enquiry) print(`Ha scelto: ${enquiryWords(enquiry)}`);
  if (language !== DEFAULT_LANGUAGE) print(`Scrive in ${languageName(language, DEFAULT_LANGUAGE)}`);
  if (suspicion) print(`Sospetto: ${suspicion}`);
  print(sent ? `Spedito alla casa il ${formatTime(sent)}` : "Non ancora spedito per e-mail");
  print(`\n${printable(message)}\n`);
}
