/** The commands `chiudi` (close) and `riapri` (reopen) close and reopen nights. */
import { CALENDAR_ACTIONS } from "../calendar/actions.ts";
import { parseNights, parseNote } from "../arguments.ts";
import { CONFIRM_FLAG, demandConfirmation, type Shell } from "./shell.ts";

/** The words of the command are the room, two days and, for closed nights, the reason. */
const nightsCommand =
  (action: "chiudi" | "riapri") =>
  async (shell: Shell, words: string[]): Promise<void> => {
    const [room, from, to, ...reason] = words.filter((word) => word !== CONFIRM_FLAG);
    const nights = await parseNights(shell, [room, from, to]);
    const guests = { note: parseNote(reason.join(" ")), adults: "", children: "", soldBy: "" };
    const isConfirmed = words.includes(CONFIRM_FLAG);
    const outcome = await CALENDAR_ACTIONS[action](shell, { ...nights, guests }, isConfirmed);
    if (typeof outcome === "string") shell.print(outcome);
    else demandConfirmation(words, [outcome.error], "Non è cambiato niente.");
  };

export const closeCommand = nightsCommand("chiudi");
export const reopenCommand = nightsCommand("riapri");
