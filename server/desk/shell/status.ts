/** `stato`. */
import { backupProblems, describeLastBackup } from "../backup-words.ts";
import { withCount, withoutControlCharacters } from "../format.ts";
import { formatPlace } from "../format-value.ts";
import { mailWords } from "../mail-words.ts";
import { readStatus } from "../status.ts";
import type { Shell } from "./shell.ts";

export async function statusCommand(shell: Shell): Promise<void> {
  const { settings, print } = shell;
  const status = await readStatus(shell);
  const { messages, outbox, mail, oldestHours: hours, unpublished, unfit, backups } = status;
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
  if (unpublished > 0)
    print(
      `Da pubblicare: ${withCount(unpublished, ["modifica", "modifiche"])} (npm run desk -- pubblica)`,
    );
  for (const place of unfit)
    print(
      `ATTENZIONE: una modifica non va più bene, al suo posto gli ospiti vedono il sito com’è (${formatPlace(place)}). Al banco, in Pubblica, si scarta; dal suo modulo si riscrive.`,
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
