/** `pubblica`, and back again with `--torna`. */
import { formatSlips, type Slip } from "#app/content/slip.ts";
import { DeskError } from "../context.ts";
import { innerChanges, releaseHistory } from "../release-history.ts";
import { draftStatus } from "../edits.ts";
import { type DraftDecision, goBackTo, NOTHING_CHANGED, publish, rollBack } from "../publish.ts";
import { confirm } from "./confirm.ts";
import { formatTime, withoutControlCharacters } from "../format.ts";
import type { Shell } from "./shell.ts";
import { formatChange, formatPlace } from "../format-value.ts";

const SECONDS_FORMAT = new Intl.NumberFormat("it-IT", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const MAX_LISTED_PAGES = 12;

function formatPages(pages: string[]): string {
  if (pages.length === 0) return "nessuna, solo quello che sta accanto alle pagine";
  const start = pages.slice(0, MAX_LISTED_PAGES).join(", ");
  return pages.length > MAX_LISTED_PAGES
    ? `${start} e altre ${pages.length - MAX_LISTED_PAGES}`
    : start;
}

function slipsError(slips: Slip[]): DeskError {
  return new DeskError(`Da correggere:\n${formatSlips(slips)}\n${NOTHING_CHANGED}`);
}

/** The history of publications with what each changed. */
async function historyCommand(shell: Shell): Promise<void> {
  const history = await releaseHistory(shell);
  if (history.length === 0) return shell.print("Non è ancora stato pubblicato niente.");
  for (const { number, made, author, isTakenBack, changes } of history) {
    const source = [formatTime(made), author, isTakenBack && "tolta"].filter(Boolean).join(", ");
    shell.print(`${number}  ${withoutControlCharacters(source)}`);
    for (const change of changes.flatMap(innerChanges))
      shell.print(`    ${formatPlace(change)}: ${formatChange(change)}`);
    if (changes.length === 0) shell.print("    nessuna modifica fatta al banco");
  }
  shell.print("Per tornare a una di queste: npm run desk -- pubblica --torna numero");
}

/** Asks whether unpublished changes are kept at a rollback; a script answers with a flag. */
async function askDraftDecision(shell: Shell, words: string[]): Promise<DraftDecision> {
  const { unpublished, digest } = await draftStatus(shell.database);
  const fates: Record<string, DraftDecision> = { tieni: "keep", scarta: { discard: digest } };
  if (unpublished === 0) return "keep";
  const flag = Object.keys(fates).find((word) => words.includes(`--${word}`));
  if (flag) return fates[flag]!;
  const question = `${unpublished === 1 ? "C’è una modifica" : `Ci sono ${unpublished} modifiche`} che gli ospiti non vedono ancora.`;
  const answer = await shell.prompt?.(
    `${question} Scrivete tieni (restano da pubblicare) o scarta (si perdono):`,
  );
  const fate = fates[answer?.trim().toLowerCase() ?? ""];
  if (!fate)
    throw new DeskError(
      `${question} ${NOTHING_CHANGED} Per tornare indietro e tenerle, ripetete il comando con --tieni; per perderle, con --scarta.`,
    );
  return fate;
}

async function rollBackCommand(shell: Shell, words: string[]): Promise<void> {
  const outcome = await rollBack(shell, await askDraftDecision(shell, words));
  if ("slips" in outcome) throw slipsError(outcome.slips);
  const { currentMade, previousMade, changedPaths } = outcome;
  shell.print(
    `Tornato in linea il sito del ${formatTime(currentMade)}. Non c’è più quello del ${formatTime(previousMade)}.`,
  );
  shell.print(`Pagine cambiate: ${formatPages(changedPaths)}.`);
  shell.print(
    "Sono tornate anche le modifiche di allora. I file in content/ sono rimasti come sono: al prossimo «pubblica» vanno di nuovo in linea.",
  );
}

export async function publishCommand(shell: Shell, words: string[]): Promise<void> {
  if (words.includes("--elenco")) return historyCommand(shell);
  const number = words.find((word) => /^\d+$/.test(word));
  const isBack = words.includes("--torna");
  if (isBack && number === undefined) return rollBackCommand(shell, words);
  const confirmed = (questions: string[]) => confirm(shell, words, questions, NOTHING_CHANGED);
  const publication = await (isBack
    ? goBackTo(
        shell,
        { number: Number(number), fate: await askDraftDecision(shell, words) },
        confirmed,
      )
    : publish(shell, confirmed));
  if (publication === "unchanged")
    return shell.print("In linea c’è già tutto: in content/ e pictures/ non è cambiato niente.");
  if ("slips" in publication) throw slipsError(publication.slips);
  // Measured from the start of the process.
  const seconds = SECONDS_FORMAT.format(performance.now() / 1000);
  shell.print(`Pubblicato in ${seconds} secondi: il sito lo mostra subito.`);
  shell.print(`Pagine cambiate: ${formatPages(publication.changedPaths)}.`);
  shell.print("Per tornare indietro: npm run desk -- pubblica --torna");
}
