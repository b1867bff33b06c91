import { DESK_PATHS } from "../paths.ts";
import { type DeskRoutes, demandSession } from "../web/visit.ts";
import { todayProps } from "./props.ts";
import { Today } from "./screen.tsx";

export const todayRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.today]: async (visit) =>
      visit.page(Today, await todayProps(visit, demandSession(visit), visit.unfitValues())),
  },
};
