/** The commands `esporta` (export), `importa` (import) and `pubblica` (publish). */
import { formatIssues } from "#app/content/issue.ts";
import { DeskError } from "../context.ts";
import { withoutControlCharacters } from "../format.ts";
import { exportDocuments, importFolder } from "../publish/content-folder.ts";
import { NOTHING_CHANGED, publish } from "../publish/publish.ts";
import { CONFIRM_FLAG, demandConfirmation, type Shell } from "./shell.ts";
import { formatValue } from "../words/format-value.ts";

const UNCHANGED_NOTICE = "Non è cambiato niente.";

export async function exportCommand(shell: Shell, [folder]: string[]): Promise<void> {
  if (!folder) throw new DeskError("In quale cartella? Per esempio: esporta content");
  const files = await exportDocuments(shell, folder);
  if (files.length === 0) return shell.print("Non c’è niente da esportare: nessuna modifica.");
  for (const file of files) shell.print(`Scritto: ${withoutControlCharacters(file)}`);
}

/** The flag means "mine": the folder's values replace even newer changes in the draft. */
const FORCE_FLAG = "--mio";

export async function importCommand(shell: Shell, args: string[]): Promise<void> {
  const folder = args.find((arg) => !arg.startsWith("--"));
  if (!folder) throw new DeskError("Da quale cartella? Per esempio: importa ../content");
  const outcome = await importFolder(shell, folder, args.includes(FORCE_FLAG));
  if ("issues" in outcome)
    throw new DeskError(`${formatIssues(outcome.issues)}\n${UNCHANGED_NOTICE}`);
  if ("newer" in outcome)
    throw new DeskError(
      `${UNCHANGED_NOTICE} Qui ci sono modifiche più nuove di ${outcome.newer.map((file) => `${file}.yaml`).join(", ")}: prima npm run desk -- esporta, oppure ripetete con ${FORCE_FLAG} perché valga la cartella.`,
    );
  if (outcome.changed.length === 0) return shell.print("La cartella dice quello che c’è già.");
  for (const { file, path, value } of outcome.changed)
    shell.print(`content/${file}.yaml  ${path}: ${formatValue(value)}`);
  shell.print("Gli ospiti lo vedono dopo: npm run desk -- pubblica");
}

export async function publishCommand(shell: Shell, args: string[]): Promise<void> {
  const publication = await publish(shell, { isConfirmed: args.includes(CONFIRM_FLAG) });
  if (publication === "unchanged")
    return shell.print("In linea c’è già tutto: in content/ e pictures/ non è cambiato niente.");
  if ("issues" in publication)
    throw new DeskError(`Da correggere:\n${formatIssues(publication.issues)}\n${NOTHING_CHANGED}`);
  if ("questions" in publication)
    return demandConfirmation(args, publication.questions, NOTHING_CHANGED);
  shell.print(publication.published);
}
