/** The commands `chiudi` (close) and `riapri` (reopen) close and reopen nights. */
import { CALENDAR_ACTIONS } from "../calendar/actions.ts";
import { parseNights, parseNote } from "../arguments.ts";
import { CONFIRM_FLAG, demandConfirmation, type Shell } from "./shell.ts";

/** The arguments of the command are the room, two days and, for closed nights, the reason. */
const nightsCommand =
  (action: "chiudi" | "riapri") =>
  async (shell: Shell, args: string[]): Promise<void> => {
    const [room, from, to, ...reason] = args.filter((arg) => arg !== CONFIRM_FLAG);
    const nights = await parseNights(shell, [room, from, to]);
    const guests = { note: parseNote(reason.join(" ")), adults: "", children: "", soldBy: "" };
    const isConfirmed = args.includes(CONFIRM_FLAG);
    const outcome = await CALENDAR_ACTIONS[action](shell, { ...nights, guests }, isConfirmed);
    if (typeof outcome === "string") shell.print(outcome);
    else demandConfirmation(args, [outcome.error], "Non è cambiato niente.");
  };

export const closeCommand = nightsCommand("chiudi");
export const reopenCommand = nightsCommand("riapri");
