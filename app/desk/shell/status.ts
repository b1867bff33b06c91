/** The command `stato` (status) prints the state of messages, mail, backups and unpublished changes. */
import { backupStatus } from "#server/store/backup-state.ts";
import { loadSiteSource } from "#server/site/site-source.ts";
import { documentState } from "#server/store/documents.ts";
import { mailProblems, outboxStatus } from "#server/store/letters.ts";
import { allMessages } from "#server/store/messages.ts";
import { backupProblems, describeLastBackup, describeMailProblems } from "../describe-status.ts";
import { withCount, withoutControlCharacters } from "../format.ts";
import { formatPlace } from "../words/format-value.ts";
import { readUnpublishedChanges } from "../publish/draft-changes.ts";
import type { Shell } from "./shell.ts";

export async function statusCommand(shell: Shell): Promise<void> {
  const { database, settings, now, print } = shell;
  const messages = await allMessages(database);
  const unreadCount = messages.filter(({ isOpened }) => !isOpened).length;
  const suspiciousCount = messages.filter(({ suspicion }) => suspicion !== "").length;
  print(`Messaggi: ${messages.length}, da leggere ${unreadCount}, sospetti ${suspiciousCount}`);
  print(
    settings.smtp
      ? `Posta: parte da ${settings.smtp.host}`
      : "Posta: SMTP_URL non è impostato, i messaggi si leggono al banco",
  );
  const backups = await backupStatus(database, settings.backupFolders, now);
  print(describeLastBackup(backups));
  for (const problem of backupProblems(backups)) print(`ATTENZIONE: ${problem}`);
  const unpublishedCount = (await readUnpublishedChanges({ database })).length;
  if (unpublishedCount > 0)
    print(
      `Da pubblicare: ${withCount(unpublishedCount, ["modifica", "modifiche"])} (npm run desk -- pubblica)`,
    );
  const { unfitPlaces } = await loadSiteSource(database, (await documentState(database)).draft);
  for (const unfitPlace of unfitPlaces)
    print(
      `ATTENZIONE: una modifica non va più bene, al suo posto gli ospiti vedono il sito com’è (${formatPlace(unfitPlace)}). Al banco, in Pubblica, si scarta; dal suo modulo si riscrive.`,
    );
  const { letterCount, failures, oldest } = await outboxStatus(database);
  if (letterCount === 0) return print("Lettere in attesa: nessuna");
  // Without a mail server, letters wait on purpose, so no letter is reported as late.
  if (!settings.smtp) return print(`Lettere pronte: ${letterCount}, partono quando c’è SMTP_URL`);
  const hoursWaiting = Math.floor((now - oldest) / 3_600_000);
  const oldestAge =
    hoursWaiting < 0
      ? "la più vecchia scritta quando l’orologio del server era avanti"
      : `la più vecchia da ${withCount(hoursWaiting, ["ora", "ore"])}`;
  print(`Lettere in attesa: ${letterCount}, ${oldestAge}`);
  for (const failure of failures)
    print(`Il server di posta ha risposto: ${withoutControlCharacters(failure)}`);
  for (const problem of describeMailProblems(await mailProblems(database, now)))
    print(`ATTENZIONE: ${problem}`);
}
