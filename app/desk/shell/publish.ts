/** `pubblica`. */
import { formatSlips } from "#app/content/slip.ts";
import { DeskError } from "../context.ts";
import { NOTHING_CHANGED, publish } from "../publish/publish.ts";
import { CONFIRM_FLAG, demandConfirmation, type Shell } from "./shell.ts";

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

export async function publishCommand(shell: Shell, words: string[]): Promise<void> {
  const publication = await publish(shell, { isConfirmed: words.includes(CONFIRM_FLAG) });
  if (publication === "unchanged")
    return shell.print("In linea c’è già tutto: in content/ e pictures/ non è cambiato niente.");
  if ("slips" in publication)
    throw new DeskError(`Da correggere:\n${formatSlips(publication.slips)}\n${NOTHING_CHANGED}`);
  if ("questions" in publication)
    return demandConfirmation(words, publication.questions, NOTHING_CHANGED);
  // Measured from the start of the process.
  const seconds = SECONDS_FORMAT.format(performance.now() / 1000);
  shell.print(`Pubblicato in ${seconds} secondi: il sito lo mostra subito.`);
  shell.print(`Pagine cambiate: ${formatPages(publication.changedPaths)}.`);
  shell.print("Per tornare indietro: al banco, Altro, Tornare indietro.");
}
