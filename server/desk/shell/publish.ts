/** `pubblica`, and back again with `--torna`. */
import { formatSlips } from "#app/content/slip.ts";
import { DeskError } from "../context.ts";
import { NOTHING_CHANGED, publish, rollBack } from "../publish.ts";
import { confirm } from "./confirm.ts";
import { formatTime, type Shell } from "./format.ts";

const SECONDS = new Intl.NumberFormat("it-IT", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const MAX_PAGES = 12;

function formatPages(pages: string[]): string {
  if (pages.length === 0) return "nessuna, solo quello che sta accanto alle pagine";
  const start = pages.slice(0, MAX_PAGES).join(", ");
  return pages.length > MAX_PAGES ? `${start} e altre ${pages.length - MAX_PAGES}` : start;
}

async function rollBackCommand(shell: Shell): Promise<void> {
  const { currentMade, previousMade, changedPaths } = await rollBack(shell);
  shell.print(
    `Tornato in linea il sito del ${formatTime(currentMade)}. Non c’è più quello del ${formatTime(previousMade)}.`,
  );
  shell.print(`Pagine cambiate: ${formatPages(changedPaths)}.`);
  shell.print(
    "I file in content/ sono rimasti come sono: al prossimo «pubblica» vanno di nuovo in linea.",
  );
}

export async function publishCommand(shell: Shell, words: string[]): Promise<void> {
  if (words.includes("--torna")) return rollBackCommand(shell);
  const publication = await publish(shell, (questions) =>
    confirm(shell, words, questions, NOTHING_CHANGED),
  );
  if (publication === "unchanged")
    return shell.print("In linea c’è già tutto: in content/ e pictures/ non è cambiato niente.");
  if ("slips" in publication)
    throw new DeskError(`Da correggere:\n${formatSlips(publication.slips)}\n${NOTHING_CHANGED}`);
  // From the start of the process, which the family waits for.
  const seconds = SECONDS.format(performance.now() / 1000);
  shell.print(`Pubblicato in ${seconds} secondi: il sito lo mostra subito.`);
  shell.print(`Pagine cambiate: ${formatPages(publication.changedPaths)}.`);
  shell.print("Per tornare indietro: npm run desk -- pubblica --torna");
}
