/** What the family does with nights, at the calendar and in the shell, and the sentence that says so. */
import { nightsOf } from "#app/domain/stay.ts";
import { type Closure, type Guests } from "#server/store/closures.ts";
import type { parseNights } from "../arguments.ts";
import type { HouseContext } from "../context.ts";
import { closeNights, recordGuest, recordStay, reopenNights } from "./closing.ts";
import { describeTaken, describeConflicts, formatStay } from "./describe-nights.ts";

export type CalendarAction = "chiudi" | "soggiorno" | "riapri" | "nota";

/** Why an action was refused; `confirm` are the actions that a second press confirms. */
export type CalendarRefusal = { error: string; confirm?: CalendarAction[] };

type ActionNights = Awaited<ReturnType<typeof parseNights>> & {
  guests: Guests;
  /** The id of the stay that the new one replaces. */
  former?: string;
};

const namesOf = (stays: Closure[]) => stays.map(({ note, first }) => note || first).join(", ");

/** Performs each action; gives a sentence with the result, or the refusal. */
export const CALENDAR_ACTIONS: Record<
  CalendarAction,
  (
    context: HouseContext,
    nights: ActionNights,
    isConfirmed: boolean,
  ) => Promise<string | CalendarRefusal>
> = {
  async chiudi(context, { label, ...nights }) {
    const conflicts = await closeNights(context, { ...nights, note: nights.guests.note });
    return [`Chiuso: ${label}.`, ...describeConflicts(conflicts)].join("\n");
  },

  async soggiorno(context, { label, former = "", ...nights }, isConfirmed) {
    const taken = await recordStay(context, { ...nights, former }, isConfirmed);
    if (taken.length === 0)
      return former
        ? `Cambiato: ${label}.`
        : `Segnato: ${label}. Per gli ospiti queste notti sono occupate.`;
    const isBooked = taken.every(({ state }) => state.kind === "portal");
    const error = describeTaken(taken);
    return isBooked && nights.rooms.length === 1 && taken.length === nightsOf(nights.stay)
      ? {
          error: `${error}\nÈ lo stesso ospite? Allora basta scrivere il nome. Se è un altro, premete ancora.`,
          confirm: ["nota", "soggiorno"],
        }
      : { error: `${error}\nSe il soggiorno è giusto, premete ancora.`, confirm: ["soggiorno"] };
  },

  async nota(context, { label, ...nights }, isConfirmed) {
    const stays = await recordGuest(context, nights, isConfirmed);
    const { note } = nights.guests;
    if (stays.length === 0) return `Scritto: ${label}${note && `: ${note}`}.`;
    return {
      error: `Qui c’è un soggiorno: ${namesOf(stays)}. Se è lo stesso ospite, premete ancora: resta la prenotazione del portale, con il nome.`,
      confirm: ["nota"],
    };
  },

  async riapri(context, { label, ...nights }, isConfirmed) {
    const { closures, conflicts, stays } = await reopenNights(context, nights, isConfirmed);
    if (stays.length > 0)
      return {
        error: `Qui c’è un soggiorno: ${namesOf(stays)}. Riaprire lo toglie.`,
        confirm: ["riapri"],
      };
    const nameOf = (room: string) => nights.rooms.find(({ slug }) => slug === room)?.name ?? room;
    const rest = [
      ...closures.map(({ room }) => `${nameOf(room)} resta chiusa: l’avete chiusa da sola.`),
      ...conflicts.map(
        ({ room, portal, stay }) =>
          `${room.name} resta occupata ${formatStay(stay)}: la tiene ${portal}. Si libera quando la libera il portale.`,
      ),
    ];
    return [`Riaperto: ${label}.`, ...rest].join("\n");
  },
};
