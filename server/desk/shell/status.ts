/** `stato`. */
import { backupProblems, describeLastBackup } from "../backup-words.ts";
import type { UnseenRelease } from "../current-release.ts";
import { formatTime, withCount, withoutControlCharacters } from "../format.ts";
import { formatPlace } from "../format-value.ts";
import { mailWords } from "../mail-words.ts";
import { readStatus } from "../status.ts";
import type { Shell } from "./shell.ts";

function describeUnseen({ publishedAt, builtAt }: UnseenRelease): string {
  return `ATTENZIONE: gli ospiti non vedono quello che avete pubblicato il ${formatTime(publishedAt)}, perché dopo il sito è stato costruito di nuovo: vedono il sito com’è stato costruito il ${formatTime(builtAt)}. Guardate se in content/ c’è tutto quello che volete, poi: npm run desk -- pubblica`;
}

export async function statusCommand(shell: Shell): Promise<void> {
  const { settings, print } = shell;
  const status = await readStatus(shell);
  const { messages, outbox, mail, oldestHours: hours, unseen, draft, backups } = status;
  print(
    `Messaggi: ${messages.all}, da leggere ${messages.unread}, sospetti ${messages.suspicious}`,
  );
  print(
    settings.smtp
      ? `Posta: parte da ${settings.smtp.host}`
      : "Posta: SMTP_URL non è impostato, i messaggi si leggono al banco",
  );
  print(describeLastBackup(backups));
  for (const problem of backupProblems(backups)) print(`ATTENZIONE: ${problem}`);
  if (unseen) print(describeUnseen(unseen));
  if (draft.unpublished > 0)
    print(
      `Da pubblicare: ${withCount(draft.unpublished, ["modifica", "modifiche"])} (npm run desk -- pubblica)`,
    );
  for (const edit of draft.unfit)
    print(
      `ATTENZIONE: una modifica non va più bene, al suo posto gli ospiti vedono il sito com’è (${formatPlace(edit)}). Al banco, in Pubblica, si scarta; dal suo modulo si riscrive.`,
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
  for (const words of mailWords(mail)) print(`ATTENZIONE: ${words}`);
}
