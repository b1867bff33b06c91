/** `messaggi` and `leggi`. */
import { DEFAULT_LANGUAGE, languageName } from "#app/domain/languages.ts";
import { allMessages, openMessage, type StoredMessage } from "#server/store/messages.ts";
import { DeskError } from "../context.ts";
import { describeEnquiry, findMessages } from "../messages.ts";
import { formatTime, withoutControlCharacters } from "../format.ts";
import type { Shell } from "./shell.ts";

/** How many messages are listed without `--tutti`. */
const LATEST_COUNT = 30;

function messageFlags({ isOpened, sentAt, suspicion }: StoredMessage): string {
  return [!isOpened && "nuovo", suspicion && "SOSPETTO", !sentAt && "non ancora spedito"]
    .filter(Boolean)
    .join(", ");
}

function formatListEntry(message: StoredMessage): string {
  const { number, receivedAt, reference, name, room } = message;
  const start = message.message.replaceAll(/\s+/g, " ").slice(0, 40);
  const words = [String(number).padStart(4), formatTime(receivedAt), reference, name, room, start];
  return (
    withoutControlCharacters(words.filter(Boolean).join("  ")) +
    (messageFlags(message) && `  [${messageFlags(message)}]`)
  );
}

export async function messagesCommand(shell: Shell, words: string[]): Promise<void> {
  const { database, print } = shell;
  const all = await allMessages(database);
  const messages = words.includes("--tutti") ? all : all.slice(0, LATEST_COUNT);
  for (const message of messages) print(formatListEntry(message));
  if (all.length === 0) print("Nessun messaggio.");
  else
    print(
      `\n${messages.length} di ${all.length}. Per leggerne uno: npm run desk -- leggi ${all[0]?.number}`,
    );
}

/** The number that the words mean; where several messages fit, lists them and gives nothing. */
async function resolveNumber(
  { database, print }: Shell,
  words: string[],
): Promise<number | undefined> {
  const text = words.join(" ").trim();
  if (!text)
    throw new DeskError("Quale? Per esempio: npm run desk -- leggi 12, oppure leggi Klara");
  if (/^\d+$/.test(text)) return Number(text);
  const matches = await findMessages(database, text);
  if (matches.length === 0)
    throw new DeskError(
      `Nessun messaggio di «${withoutControlCharacters(text)}». Tutti: npm run desk -- messaggi`,
    );
  if (matches.length === 1) return matches[0]?.number;
  for (const message of matches) print(formatListEntry(message));
  print(
    `\nQuale di questi ${matches.length}? Per esempio: npm run desk -- leggi ${matches[0]?.number}`,
  );
  return undefined;
}

export async function readCommand(shell: Shell, words: string[]): Promise<void> {
  const { database, print, now } = shell;
  const number = await resolveNumber(shell, words);
  if (number === undefined) return;
  const message = await openMessage(database, number, now);
  if (!message) throw new DeskError(`Il messaggio ${number} non c’è.`);
  const { reference, receivedAt, name, email, room, phone, enquiry } = message;
  const { suspicion, sentAt, language } = message;
  print(`Messaggio ${number}, riferimento ${reference}, del ${formatTime(receivedAt)}`);
  print(withoutControlCharacters(`Da: ${name} <${email}>`));
  if (room) print(withoutControlCharacters(`Per: ${room}`));
  if (phone) print(withoutControlCharacters(`Telefono: ${phone}`));
  if (enquiry) print(`Ha scelto: ${describeEnquiry(enquiry)}`);
  if (language !== DEFAULT_LANGUAGE) print(`Scrive in ${languageName(language, DEFAULT_LANGUAGE)}`);
  if (suspicion) print(`Sospetto: ${suspicion}`);
  print(sentAt ? `Spedito alla casa il ${formatTime(sentAt)}` : "Non ancora spedito per e-mail");
  print(`\n${withoutControlCharacters(message.message)}\n`);
}
