/** `iscritti`, `stato` and `cancella`. */
import { isPhotographEdit } from "#app/content/photographs.ts";
import type { BackupStatus } from "#server/store/backup-state.ts";
import { countPerson, erasePerson } from "#server/store/retention.ts";
import { allSubscribers } from "#server/store/subscribers.ts";
import { isEmail } from "#server/text/email-address.ts";
import { DeskError } from "../context.ts";
import type { UnseenRelease } from "../current-release.ts";
import { readStatus } from "../status.ts";
import { subscribersCsv } from "../subscribers-csv.ts";
import { backupProblems } from "../backup-words.ts";
import { isYes } from "./confirm.ts";
import {
  formatTime,
  MESSAGE_NOUN,
  type CountedNoun,
  withoutControlCharacters,
  withCount,
} from "../format.ts";
import type { Shell } from "./shell.ts";

const STATE_LABELS = { asked: "da confermare", confirmed: "iscritto" };

/** All sign-ups; as CSV only confirmed ones, with the proof and the link to unsubscribe. */
export async function subscribersCommand(
  { database, settings, print }: Shell,
  words: string[],
): Promise<void> {
  const all = await allSubscribers(database);
  const confirmedSubscribers = all.filter(({ state }) => state === "confirmed");
  if (words.includes("--csv")) {
    for (const row of subscribersCsv(confirmedSubscribers, settings.siteUrl)) print(row);
    return;
  }
  for (const { email, state, requestedAt } of all)
    print(
      withoutControlCharacters(
        `${formatTime(requestedAt)}  ${STATE_LABELS[state].padEnd(13)}  ${email}`,
      ),
    );
  const people = withCount(confirmedSubscribers.length, ["iscritto ha", "iscritti hanno"]);
  print(`\n${people} confermato. Gli indirizzi in una tabella: --csv`);
}

export function describeUnseen({ publishedAt, builtAt }: UnseenRelease): string {
  return `ATTENZIONE: gli ospiti non vedono quello che avete pubblicato il ${formatTime(publishedAt)}, perché dopo il sito è stato costruito di nuovo: vedono il sito com’è stato costruito il ${formatTime(builtAt)}. Guardate se in content/ c’è tutto quello che volete, poi: npm run desk -- pubblica`;
}

function backupLines({ settings }: Shell, backup: BackupStatus): string[] {
  const problems = backupProblems(backup).map((problem) => `ATTENZIONE: ${problem}`);
  const isPlanned = settings.backupDirs.length > 0;
  if (backup.lastAt === undefined && !isPlanned)
    return ["Copie di sicurezza: nessuna ancora (npm run desk -- backup)"];
  if (problems.length > 0) return problems;
  const where = isPlanned ? `, ogni notte in ${settings.backupDirs.join(" e in ")}` : "";
  return [`Copie di sicurezza: l’ultima del ${formatTime(backup.lastAt ?? 0)}${where}`];
}

export async function statusCommand(shell: Shell): Promise<void> {
  const { settings, print } = shell;
  const status = await readStatus(shell);
  const { messages, outbox, oldestHours: hours, unseen, draft } = status;
  print(
    `Messaggi: ${messages.all}, da leggere ${messages.unread}, sospetti ${messages.suspicious}`,
  );
  print(
    settings.smtp
      ? `Posta: parte da ${settings.smtp.host}`
      : "Posta: SMTP_URL non è impostato, i messaggi si leggono qui",
  );
  for (const line of backupLines(shell, status.backup)) print(line);
  if (unseen) print(describeUnseen(unseen));
  if (draft.unpublished > 0)
    print(
      `Da pubblicare: ${withCount(draft.unpublished, ["modifica", "modifiche"])} (npm run desk -- pubblica)`,
    );
  for (const edit of draft.unfit)
    print(
      isPhotographEdit(edit)
        ? `ATTENZIONE: per la fotografia ${withoutControlCharacters(edit.path)} nel catalogo non c’è più posto. Per lasciarla perdere: scarta fotografia ${withoutControlCharacters(edit.path)}`
        : `ATTENZIONE: la modifica di content/${edit.file}.yaml ${withoutControlCharacters(edit.path)} non va più bene, al suo posto c’è il testo del file. Riscrivetela con modifica, oppure: scarta ${edit.file} ${withoutControlCharacters(edit.path)}`,
    );
  const { letters, failures } = outbox;
  if (letters === 0) return print("Lettere in attesa: nessuna");
  // Without a mail server no letter is late.
  if (!settings.smtp) return print(`Lettere pronte: ${letters}, partono quando c’è SMTP_URL`);
  const since =
    hours < 0
      ? "la più vecchia scritta quando l’orologio del server era avanti"
      : `la più vecchia da ${withCount(hours, ["ora", "ore"])}`;
  print(`Lettere in attesa: ${letters}, ${since}`);
  for (const failure of failures)
    print(`Il server di posta ha risposto: ${withoutControlCharacters(failure)}`);
  if (hours >= 72) print("ATTENZIONE: la posta non parte da più di tre giorni.");
}

const SIGN_UP_NOUN: CountedNoun = ["iscrizione", "iscrizioni"];

/** Whether the person at the terminal says yes; a script has decided already. */
async function confirmErasure({ database, prompt }: Shell, email: string): Promise<boolean> {
  if (!prompt) return true;
  const { messages, subscriptions } = await countPerson(database, email);
  const what = `${withCount(messages, MESSAGE_NOUN)} e ${withCount(subscriptions, SIGN_UP_NOUN)}`;
  const verb = messages + subscriptions === 1 ? "Si cancella" : "Si cancellano";
  return isYes(await prompt(`Sicuri? ${verb} ${what}. Scrivete sì:`));
}

/** Deletes a person's data (the right to be forgotten). */
export async function eraseCommand(shell: Shell, [email = ""]: string[]): Promise<void> {
  if (!isEmail(email))
    throw new DeskError("Di chi? Per esempio: npm run desk -- cancella nome@posta.it");
  const { database, print } = shell;
  if (!(await confirmErasure(shell, email))) return print("Non è stato cancellato niente.");
  const { messages, subscriptions } = await erasePerson(database, email);
  await database.scrub();
  print(
    `Cancellato: ${withCount(messages, MESSAGE_NOUN)}, ${withCount(subscriptions, SIGN_UP_NOUN)}.`,
  );
  print(
    "Restano le e-mail già ricevute e le copie fatte con backup: cancellatele a mano. In quelle di ogni notte resta per al massimo sei mesi.",
  );
}
