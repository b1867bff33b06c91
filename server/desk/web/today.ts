import { DESK_PATHS } from "#app/desk/paths.ts";
import type { PlaceRoutes } from "./place-routes.ts";

export const todayRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.today]: ({ notice, page }) => page("today", "Oggi", { notice }, { place: "today" }),
  },
};
