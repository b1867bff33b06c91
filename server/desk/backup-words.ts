/** Backup faults and problems in Italian sentences. */
import type { BackupFault } from "#server/store/backup-alerts.ts";
import type { BackupStatus } from "#server/store/backup-state.ts";
import { formatTime, withoutControlCharacters } from "./format.ts";

const FAULT_TEXTS: Record<BackupFault, string> = {
  full: "il disco è pieno",
  folder: "la cartella non c’è, o il sito non ci può scrivere",
  store: "l’archivio non si legge",
  damaged: "la copia è rovinata",
  different: "quello che si ripristina non è uguale alla copia",
  none: "non c’è nessuna copia",
  failed: "il programma delle copie si è fermato prima della fine",
};

export function describeBackupFault(fault: BackupFault): string {
  return FAULT_TEXTS[fault];
}

/** The problems of the backups, a sentence each; empty where all is well. */
export function backupProblems({
  lastAt,
  copyFaults,
  drillFaults,
  isLate,
}: BackupStatus): string[] {
  const last = lastAt === undefined ? "" : ` L’ultima riuscita è del ${formatTime(lastAt)}.`;
  const copies = copyFaults.map(
    ({ folder, fault }) =>
      `La copia di sicurezza in ${withoutControlCharacters(folder)} non riesce: ${FAULT_TEXTS[fault]}.${last} Il sito riprova ogni ora: chiedete a chi vi segue il sito.`,
  );
  const drills = drillFaults.map(
    ({ folder, fault }) =>
      `La copia di sicurezza in ${withoutControlCharacters(folder)} non si lascia ripristinare: ${FAULT_TEXTS[fault]}. Chiedete a chi vi segue il sito.`,
  );
  const all = [...copies, ...drills];
  if (all.length > 0) return all;
  if (lastAt === undefined)
    return ["Non c’è ancora nessuna copia di sicurezza: chiedete a chi vi segue il sito."];
  if (!isLate) return [];
  return [
    `L’ultima copia di sicurezza è del ${formatTime(lastAt)}: chiedete a chi vi segue il sito.`,
  ];
}
