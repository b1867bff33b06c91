import type { FolderStatus } from "#server/store/backup-state.ts";
import type { MailProblems } from "#server/store/letters.ts";
import { formatTime, withCount, withoutControlCharacters } from "./format.ts";

export function backupProblems(folders: FolderStatus[]): string[] {
  return folders
    .filter(({ isLate }) => isLate)
    .map(({ folder, copiedAt }) => {
      const lastCopyText =
        copiedAt === undefined
          ? "non ce n’è ancora nessuna"
          : `l’ultima è del ${formatTime(copiedAt)}`;
      return `Da più di due giorni la copia di sicurezza in ${withoutControlCharacters(folder)} non riesce: ${lastCopyText}. Chiedete a chi vi segue il sito.`;
    });
}

export function describeLastBackup(folders: FolderStatus[]): string {
  const lastCopiedAt = Math.max(...folders.map(({ copiedAt = 0 }) => copiedAt));
  return lastCopiedAt > 0
    ? `L’ultima copia di sicurezza è del ${formatTime(lastCopiedAt)}.`
    : "Copie di sicurezza: ancora nessuna, il sito ne fa una ogni notte.";
}

export function describeMailProblems(mail: MailProblems | undefined): string[] {
  return [
    mail?.lateSince && `La posta non parte dal ${formatTime(mail.lateSince)}.`,
    mail?.notSent &&
      `${withCount(mail.notSent, ["lettera non è partita", "lettere non sono partite"])}: abbiamo provato per una settimana.`,
  ].filter((text) => typeof text === "string");
}
