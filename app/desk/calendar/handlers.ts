/** The screen "Calendario" shows the nights of a month. The family can close nights, reopen nights, or enter a stay. */
import { DESK_PATHS } from "../paths.ts";
import { parseNights, parseNote } from "../arguments.ts";
import { CALENDAR_ACTIONS, type CalendarAction, type CalendarRefusal } from "./actions.ts";
import { DeskError } from "../context.ts";
import { readHouseNights } from "./night-states.ts";
import { calendarProps, guestDetailsFrom, monthOf, stayProps } from "./props.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { StayPage } from "./stay.tsx";
import { Calendar } from "./screen.tsx";

/** Shows the form for a stay, filled in from `fields`: posted fields, or the chosen nights in the URL's query. */
async function showStayForm(visit: Visit, fields: URLSearchParams, refusal?: CalendarRefusal) {
  const houseNights = await visit.database.read((query) => readHouseNights(query, visit));
  const props = { ...stayProps(houseNights, fields), ...refusal };
  return visit.page(StayPage, props, refusal ? 422 : 200);
}

const isCalendarAction = (word: string | null): word is CalendarAction =>
  word !== null && Object.hasOwn(CALENDAR_ACTIONS, word);

async function handleCalendarForm(visit: Visit, fields: URLSearchParams) {
  const action = fields.get("azione");
  // The screen of a reply posts the fields that fill in the form for a stay, because a guest's name must not be in a URL.
  if (action === "compila") return showStayForm(visit, fields);
  if (!isCalendarAction(action)) return showStayForm(visit, fields, { error: "Quale tasto?" });
  try {
    const textOf = (name: string) => fields.get(name) ?? "";
    const posted = {
      ...(await parseNights(visit, ["camera", "dal", "al"].map(textOf))),
      guests: guestDetailsFrom((name) => parseNote(textOf(name))),
      formerId: textOf("prima"),
    };
    const outcome = await CALENDAR_ACTIONS[action](
      visit,
      posted,
      fields.get("conferma") === action,
    );
    if (typeof outcome !== "string") return await showStayForm(visit, fields, outcome);
    const month = monthOf(posted.stay.checkIn);
    return {
      location: `${DESK_PATHS.calendar}?mese=${month}#n-${posted.stay.checkIn}`,
      notice: outcome,
    };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return showStayForm(visit, fields, { error: error.message });
  }
}

export const calendarRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.calendar]: async (visit, parameters) => {
      if (parameters.has("chi")) return showStayForm(visit, parameters);
      const houseNights = await visit.database.read((query) => readHouseNights(query, visit));
      return visit.page(Calendar, calendarProps(houseNights, visit.now, parameters));
    },
  },
  forms: { [DESK_PATHS.calendar]: handleCalendarForm },
};
