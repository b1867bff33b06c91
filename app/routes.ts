import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { TEMPLATE_DESIGNS } from "./site/designs.ts";
import { roomSlugs, storySlugs } from "./site/listed-paths.ts";
import { ANSWERS_FOLDER, PATHS, territoryPath, WITH_ANY_ID } from "./site/paths.ts";
import {
  GUESTHOUSE_SCREENS,
  SCREEN_NAMES,
  type ScreenName,
  SCREENS,
} from "./site/template-paths.ts";

/** Shared screens below a design: one module each, however many addresses lead to it. */
function screens(design: string, names: ScreenName[], base = "") {
  return names.map((name) => {
    const withId = WITH_ANY_ID.includes(`${base}/${SCREENS[name]}`);
    const path = withId ? `${SCREENS[name]}/:roomId?` : SCREENS[name];
    return route(path, `screens/${SCREENS[name].replace("_", "-")}/route.tsx`, {
      id: `${design}/${SCREENS[name]}`,
    });
  });
}

export default [
  layout("guesthouse/layout.tsx", [
    index("guesthouse/home/route.tsx"),
    ...roomSlugs.map((slug) => route(slug, "guesthouse/room/route.tsx", { id: `room/${slug}` })),
    route(PATHS.search, "guesthouse/search/route.tsx"),
    route(PATHS.contact, "guesthouse/contact/route.tsx"),
    // Any id shows the generic page.
    route(`${PATHS.roomDetails}/:roomId?`, "guesthouse/room-details/route.tsx"),
    route(PATHS.about, "guesthouse/about/route.tsx"),
    route(PATHS.services, "guesthouse/services/route.tsx"),
    route(PATHS.privacy, "guesthouse/privacy/route.tsx"),
    ...storySlugs.map((slug) =>
      route(territoryPath(slug), "guesthouse/territory/route.tsx", { id: `territory/${slug}` }),
    ),
    layout("guesthouse/template-layout.tsx", screens("guesthouse", GUESTHOUSE_SCREENS)),
    // Templates for our server (server/answer-pages.ts); they are no pages of the site.
    route(`${ANSWERS_FOLDER}/:name`, "guesthouse/answer/route.tsx"),
    route("*", "guesthouse/not-found/route.tsx"),
  ]),
  ...TEMPLATE_DESIGNS.map(({ id, base }) =>
    route(base, `designs/${id}/layout.tsx`, { id }, [
      index(`designs/${id}/home.tsx`),
      ...screens(id, SCREEN_NAMES, base),
      route("*", "screens/not-found/route.tsx", { id: `${id}/not-found` }),
    ]),
  ),
] satisfies RouteConfig;
