import { portalNameQuestion } from "../portal-names.ts";
import { confirm } from "./confirm.ts";
import type { Shell } from "./shell.ts";

/** Asks for a confirmation of a name that looks like a misspelling of another. */
export async function checkPortalName(shell: Shell, words: string[], name: string): Promise<void> {
  const question = await portalNameQuestion(shell.database, name);
  await confirm(shell, words, question ? [question] : [], "Non è cambiato niente.");
}
