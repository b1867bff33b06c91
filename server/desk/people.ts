/** `iscritti`, `stato` and `cancella`. */
import { letterPath } from "#app/paths/paths.ts";
import { isEmail } from "#server/text/email-address.ts";
import { outboxStatus } from "../store/letters.ts";
import { allMessages } from "../store/messages.ts";
import { allSubscribers, type Subscriber } from "../store/subscribers.ts";
import { countPerson, erasePerson } from "#server/store/retention.ts";
import { withCount, type Desk, MESSAGES, type Noun, printable, formatTime } from "./command.ts";
import { isYes } from "./confirm.ts";
import { unseenReleaseNotice } from "./current-release.ts";
import { DeskError } from "./desk-error.ts";

const STATES = { asked: "da confermare", confirmed: "iscritto" };

/** A cell of a table; spreadsheets must not take it for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function csvRow({ email, confirmed, consent, key, language }: Subscriber, siteUrl: string): string {
  const leave = siteUrl + letterPath("leave", key, language);
  return [email, new Date(confirmed).toISOString(), language, consent, leave].map(cell).join(",");
}

/** Who subscribed; as a table only those who confirmed, with the proof and the link to leave. */
export async function listSubscribers(
  { database, settings, print }: Desk,
  words: string[],
): Promise<void> {
  const all = await allSubscribers(database);
  const confirmed = all.filter(({ state }) => state === "confirmed");
  if (words.includes("--csv")) {
    print(["email", "confermato", "lingua", "consenso", "cancellazione"].map(cell).join(","));
    for (const subscriber of confirmed) print(csvRow(subscriber, settings.siteUrl));
    return;
  }
  for (const { email, state, asked } of all)
    print(printable(`${formatTime(asked)}  ${STATES[state].padEnd(13)}  ${email}`));
  const people = withCount(confirmed.length, ["iscritto ha", "iscritti hanno"]);
  print(`\n${people} confermato. Gli indirizzi in una tabella: --csv`);
}

/** Whether mail leaves, and what waits. */
export async function tellState({ database, settings, print, now }: Desk): Promise<void> {
  const messages = await allMessages(database);
  const { letters, oldest, failures } = await outboxStatus(database);
  const count = (test: (message: (typeof messages)[number]) => boolean) =>
    messages.filter(test).length;
  print(
    `Messaggi: ${messages.length}, da leggere ${count(({ opened }) => !opened)}, sospetti ${count(({ suspicion }) => suspicion !== "")}`,
  );
  print(
    settings.smtp
      ? `Posta: parte da ${settings.smtp.host}`
      : "Posta: SMTP_URL non è impostato, i messaggi si leggono qui",
  );
  const unseen = await unseenReleaseNotice(database);
  if (unseen) print(unseen);
  if (letters === 0) return print("Lettere in attesa: nessuna");
  // Without a mail server none of them is late.
  if (!settings.smtp) return print(`Lettere pronte: ${letters}, partono quando c’è SMTP_URL`);
  const hours = Math.floor((now - oldest) / 3_600_000);
  const since =
    hours < 0
      ? "la più vecchia scritta quando l’orologio del server era avanti"
      : `la più vecchia da ${withCount(hours, ["ora", "ore"])}`;
  print(`Lettere in attesa: ${letters}, ${since}`);
  for (const failure of failures) print(`Il server di posta ha risposto: ${printable(failure)}`);
  if (hours >= 72) print("ATTENZIONE: la posta non parte da più di tre giorni.");
}

const SIGN_UPS: Noun = ["iscrizione", "iscrizioni"];

/** Whether whoever is there says yes; a script that calls has decided already. */
async function isSure({ database, ask }: Desk, email: string): Promise<boolean> {
  if (!ask) return true;
  const { messages, subscriptions } = await countPerson(database, email);
  const what = `${withCount(messages, MESSAGES)} e ${withCount(subscriptions, SIGN_UPS)}`;
  const verb = messages + subscriptions === 1 ? "Si cancella" : "Si cancellano";
  const answer = await ask(`Sicuri? ${verb} ${what}. Scrivete sì:`);
  return isYes(answer);
}

/** Takes a person's data out of the store (the right to be forgotten). */
export async function erase(desk: Desk, [email = ""]: string[]): Promise<void> {
  if (!isEmail(email))
    throw new DeskError("Di chi? Per esempio: npm run desk -- cancella nome@posta.it");
  if (!(await isSure(desk, email))) return desk.print("Non è stato cancellato niente.");
  const { database, print } = desk;
  const { messages, subscriptions } = await erasePerson(database, email);
  await database.scrub();
  print(`Cancellato: ${withCount(messages, MESSAGES)}, ${withCount(subscriptions, SIGN_UPS)}.`);
  print("Restano le e-mail già ricevute e le copie fatte con backup: cancellatele a mano.");
}
