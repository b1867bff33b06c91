/** `chiudi` and `riapri`. */
import { closeNights, type PortalConflict, reopenNights } from "../calendar/closing.ts";
import type { DeskRoom } from "../context.ts";
import { parseNights, parseNote } from "../arguments.ts";
import { describeClosure, describeStay } from "../format.ts";
import { CONFIRM_FLAG, demandConfirmation, type Shell } from "./shell.ts";

/** The longest reason, in letters. */
const MAX_REASON_LENGTH = 200;

const namesOf = (rooms: DeskRoom[]) => rooms.map(({ name }) => name).join(", ");

function describeConflict({ room, portal, stay }: PortalConflict): string {
  return `${room.name}: per ${portal} è occupata ${describeStay(stay)}.`;
}

export async function closeCommand(shell: Shell, words: string[]): Promise<void> {
  const nights = await parseNights(shell, words);
  const note = parseNote(words.slice(3).join(" "), MAX_REASON_LENGTH);
  const conflicts = await closeNights(shell, { ...nights, note });
  shell.print(
    `Chiuso ${describeStay(nights.stay)}: ${namesOf(nights.rooms)}${note && ` (${note})`}.`,
  );
  for (const conflict of conflicts) shell.print(`Attenzione. ${describeConflict(conflict)}`);
}

export async function reopenCommand(shell: Shell, words: string[]): Promise<void> {
  const nights = await parseNights(
    shell,
    words.filter((word) => word !== CONFIRM_FLAG),
  );
  const first = await reopenNights(shell, nights, false);
  const questions = first.stays.map(
    (stay) => `Riaprire toglie il soggiorno ${describeClosure(stay)}.`,
  );
  demandConfirmation(words, questions, "Non è cambiato niente.");
  const { closures, conflicts } =
    questions.length > 0 ? await reopenNights(shell, nights, true) : first;
  shell.print(`Riaperto ${describeStay(nights.stay)}: ${namesOf(nights.rooms)}.`);
  for (const closure of closures)
    shell.print(
      `Resta chiusa ${describeClosure(closure)}. È chiusa da sola: per riaprirla scrivete la camera al posto di casa.`,
    );
  for (const conflict of conflicts)
    shell.print(`${describeConflict(conflict)} Si libera quando il portale la toglie.`);
}
