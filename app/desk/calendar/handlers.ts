/** Calendario: a month of nights, chosen by two taps or with dates, closed, reopened or marked as a stay. */
import { MAX_NOTE_LENGTH } from "../limits.ts";
import { DESK_PATHS } from "../paths.ts";
import type { CalendarAction } from "./stay.tsx";
import { nightsOf } from "#app/domain/stay.ts";
import { type Closure, WHOLE_HOUSE } from "#server/store/closures.ts";
import { parseNights, parseNote } from "../arguments.ts";
import { closeNights, recordGuest, recordStay, reopenNights } from "./closing.ts";
import { DeskError } from "../context.ts";
import { readHouseNights } from "./night-states.ts";
import { calendarProps, monthOf, stayProps } from "./props.ts";
import { describeTaken, heldWords, stayWords } from "./night-words.ts";
import type { FormOutcome, PlaceRoutes, Visit } from "../web/visit.ts";

type CalendarRefusal = { error: string; confirm?: CalendarAction[] };

async function showCalendar(visit: Visit, query: URLSearchParams): Promise<Response> {
  if (query.has("chi")) return showStay(visit, query);
  const house = await visit.database.read((run) => readHouseNights(run, visit));
  const props = calendarProps(house, visit, query);
  return visit.page("calendar", props);
}

/** The form for a stay: as it was posted, or with what is known of the nights in an address. */
async function showStay(visit: Visit, query: URLSearchParams, refusal?: CalendarRefusal) {
  const house = await visit.database.read((run) => readHouseNights(run, visit));
  const props = { ...stayProps(house, query), ...refusal };
  return visit.page("stay", props, { status: refusal ? 422 : 200 });
}

type PostedNights = Awaited<ReturnType<typeof postedNights>>;

async function postedNights(visit: Visit, fields: URLSearchParams) {
  const typed = (name: string) => parseNote(fields.get(name) ?? "", MAX_NOTE_LENGTH);
  const words = ["camera", "dal", "al"].map((name) => fields.get(name) ?? "");
  const nights = await parseNights(visit, words);
  const { room, rooms, stay } = nights;
  return {
    ...nights,
    guests: {
      note: typed("nota"),
      adults: typed("adulti"),
      children: typed("bambini"),
      soldBy: typed("venduta"),
    },
    former: fields.get("prima") ?? "",
    words: `${room === WHOLE_HOUSE ? "Tutta la casa" : rooms[0]!.name}, ${stayWords(stay)}`,
  };
}

const namesOf = (stays: Closure[]) => stays.map(({ note, first }) => note || first).join(", ");

/** Performs each action; gives a sentence with the result, or the refusal. */
const ACTION_HANDLERS: Record<
  CalendarAction,
  (visit: Visit, nights: PostedNights, isConfirmed: boolean) => Promise<string | CalendarRefusal>
> = {
  async chiudi(visit, { words, ...nights }) {
    const conflicts = await closeNights(visit, { ...nights, note: nights.guests.note });
    return [`Chiuso: ${words}.`, ...heldWords(conflicts)].join("\n");
  },

  async soggiorno(visit, { words, ...nights }, isConfirmed) {
    const taken = await recordStay(visit, nights, isConfirmed);
    if (taken.length === 0)
      return nights.former
        ? `Cambiato: ${words}.`
        : `Segnato: ${words}. Per gli ospiti queste notti sono occupate.`;
    const isBooked = taken.every(({ state }) => state.kind === "portal");
    const error = describeTaken(taken);
    return isBooked && nights.rooms.length === 1 && taken.length === nightsOf(nights.stay)
      ? {
          error: `${error}\nÈ lo stesso ospite? Allora basta scrivere il nome. Se è un altro, premete ancora.`,
          confirm: ["nota", "soggiorno"],
        }
      : { error: `${error}\nSe il soggiorno è giusto, premete ancora.`, confirm: ["soggiorno"] };
  },

  async nota(visit, { words, ...nights }, isConfirmed) {
    const stays = await recordGuest(visit, nights, isConfirmed);
    const { note } = nights.guests;
    if (stays.length === 0) return `Scritto: ${words}${note && `: ${note}`}.`;
    return {
      error: `Qui c’è un soggiorno: ${namesOf(stays)}. Se è lo stesso ospite, premete ancora: resta la prenotazione del portale, con il nome.`,
      confirm: ["nota"],
    };
  },

  async riapri(visit, { words, ...nights }, isConfirmed) {
    const { closures, conflicts, stays } = await reopenNights(visit, nights, isConfirmed);
    if (stays.length > 0)
      return {
        error: `Qui c’è un soggiorno: ${namesOf(stays)}. Riaprire lo toglie. Se va bene, premete ancora.`,
        confirm: ["riapri"],
      };
    const nameOf = (room: string) => nights.rooms.find(({ slug }) => slug === room)?.name ?? room;
    const rest = [
      ...closures.map(({ room }) => `${nameOf(room)} resta chiusa: l’avete chiusa da sola.`),
      ...conflicts.map(
        ({ room, portal, stay }) =>
          `${room.name} resta occupata ${stayWords(stay)}: la tiene ${portal}. Si libera quando la libera il portale.`,
      ),
    ];
    return [`Riaperto: ${words}.`, ...rest].join("\n");
  },
};

const isAction = (word: string | null): word is CalendarAction =>
  word !== null && Object.hasOwn(ACTION_HANDLERS, word);

async function handleCalendarForm(
  visit: Visit,
  fields: URLSearchParams,
): Promise<FormOutcome | Response> {
  const action = fields.get("azione");
  // Posted by a reply, because a guest's name must not be in an address.
  if (action === "compila") return showStay(visit, fields);
  if (!isAction(action)) return showStay(visit, fields, { error: "Quale tasto?" });
  try {
    const nights = await postedNights(visit, fields);
    const outcome = await ACTION_HANDLERS[action](visit, nights, fields.get("conferma") === action);
    if (typeof outcome !== "string") return await showStay(visit, fields, outcome);
    const month = monthOf(nights.stay.checkIn);
    return {
      location: `${DESK_PATHS.calendar}?mese=${month}#n-${nights.stay.checkIn}`,
      notice: outcome,
    };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return showStay(visit, fields, { error: error.message });
  }
}

export const calendarRoutes: PlaceRoutes = {
  pages: { [DESK_PATHS.calendar]: (visit, query) => showCalendar(visit, query) },
  forms: { [DESK_PATHS.calendar]: handleCalendarForm },
};
