/** `pubblica`. */
import { formatSlips } from "#app/content/slip.ts";
import { DeskError } from "../context.ts";
import { NOTHING_CHANGED, publish } from "../publish/publish.ts";
import { CONFIRM_FLAG, demandConfirmation, type Shell } from "./shell.ts";

export async function publishCommand(shell: Shell, words: string[]): Promise<void> {
  const publication = await publish(shell, { isConfirmed: words.includes(CONFIRM_FLAG) });
  if (publication === "unchanged")
    return shell.print("In linea c’è già tutto: in content/ e pictures/ non è cambiato niente.");
  if ("slips" in publication)
    throw new DeskError(`Da correggere:\n${formatSlips(publication.slips)}\n${NOTHING_CHANGED}`);
  if ("questions" in publication)
    return demandConfirmation(words, publication.questions, NOTHING_CHANGED);
  shell.print(publication.published);
}
