import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { DEMONSTRATIONS, GUESTHOUSE, GUESTHOUSES, type Mount } from "./site/mounts.ts";
import { ANSWERS_FOLDER, PATHS, PATHS_IN, WITH_ANY_ID } from "./site/paths.ts";
import {
  GUESTHOUSE_SCREENS,
  SCREEN_NAMES,
  type ScreenName,
  SCREENS,
} from "./site/template-paths.ts";

/** Shared screens in a look: one module each, however many addresses lead to it. */
function screens({ prefix, look }: Mount, names: ScreenName[]) {
  return names.map((name) => {
    const withId = WITH_ANY_ID.includes(`${prefix}/${SCREENS[name]}`);
    const path = withId ? `${SCREENS[name]}/:roomId?` : SCREENS[name];
    return route(path, `screens/${SCREENS[name].replace("_", "-")}/route.tsx`, {
      id: `${look}/${SCREENS[name]}`,
    });
  });
}

/** What stands once, among the pages of the guesthouse without a prefix. */
const AMONG_THEM = [
  // Any id shows the generic page.
  route(`${PATHS.roomDetails}/:roomId?`, "guesthouse/room-details/route.tsx"),
  layout("guesthouse/template-layout.tsx", screens(GUESTHOUSE, GUESTHOUSE_SCREENS)),
];

/** The guesthouse in a language; its pages are known by their names (app/site/versions.ts). */
function guesthouse(mount: Mount) {
  const { prefix, language } = mount;
  const paths = PATHS_IN[language];
  const named = (name: string) => ({ id: `${language}/${name}` });
  const page = (path: string, name: string) =>
    route(path, `guesthouse/${name}/route.tsx`, named(name));
  return route(prefix || null, "guesthouse/layout.tsx", named("layout"), [
    index("guesthouse/home/route.tsx", named("home")),
    page(paths.room(":room"), "room"),
    page(paths.search, "search"),
    page(paths.contact, "contact"),
    page(paths.about, "about"),
    page(paths.services, "services"),
    page(paths.privacy, "privacy"),
    page(paths.territory(":story"), "territory"),
    ...(mount === GUESTHOUSE ? AMONG_THEM : []),
    // Templates for our server (server/forms/form-responses.ts); they are no pages of the site.
    page(`${prefix}${ANSWERS_FOLDER}/:name`, "answer"),
    page("*", "not-found"),
  ]);
}

/** The demonstration in a look. */
function demonstration(mount: Mount) {
  const { prefix, look } = mount;
  return route(prefix, `designs/${look}/layout.tsx`, { id: look }, [
    index(`designs/${look}/home.tsx`),
    ...screens(mount, SCREEN_NAMES),
    route("*", "screens/not-found/route.tsx", { id: `${look}/not-found` }),
  ]);
}

export default [
  ...GUESTHOUSES.map(guesthouse),
  ...DEMONSTRATIONS.map(demonstration),
] satisfies RouteConfig;
