/** Accessi: the devices that may enter, and the end of their sessions. */
import { houseDayAt } from "#app/domain/availability.ts";
import { daysIn } from "#app/domain/day-words.ts";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { allSessions, removeAllSessions, removeSession } from "#server/store/sessions.ts";
import type { PlaceRoutes } from "./place-routes.ts";

const days = daysIn("it-IT");

export const accessRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.access]: async ({ database, now, session, notice, page }) => {
      const sessions = await database.read((query) => allSessions(query, now));
      const devices = sessions.map(({ id, device, seen }) => ({
        id,
        name: device,
        lastDay: days.longDate(houseDayAt(seen)),
        isThis: id === session?.id,
      }));
      return page("access", "Accessi", { devices, notice }, { place: "more" });
    },
    [DESK_PATHS.more]: ({ notice, page }) => page("more", "Altro", { notice }, { place: "more" }),
  },
  forms: {
    [DESK_PATHS.access]: async ({ database, now }, fields) => {
      const id = fields.get("togli") ?? "";
      const sessions = await database.read((query) => allSessions(query, now));
      const session = sessions.find((one) => one.id === id);
      await database.transaction((query) => removeSession(query, id));
      const notice = session
        ? `Tolto: ${session.device}. Da lì non si entra più.`
        : "Era già tolto.";
      return { location: DESK_PATHS.access, notice };
    },
    [DESK_PATHS.signOut]: async ({ database }) => {
      await database.transaction(removeAllSessions);
      return { location: DESK_PATHS.signIn, notice: "" };
    },
  },
};
