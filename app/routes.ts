import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { DEMONSTRATIONS, GUESTHOUSE, GUESTHOUSES, type Mount } from "./site/mounts.ts";
import { ANSWERS_FOLDER, PATHS, roomPath, territoryPath, WITH_ANY_ID } from "./site/paths.ts";
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
  layout("guesthouse/template-layout.tsx", screens(GUESTHOUSE, GUESTHOUSE_SCREENS)),
  // Templates for our server (server/answer-pages.ts); they are no pages of the site.
  route(`${ANSWERS_FOLDER}/:name`, "guesthouse/answer/route.tsx"),
];

/** The guesthouse in a language. */
function guesthouse(mount: Mount) {
  const { prefix, language } = mount;
  const named = (name: string) => ({ id: `${language}/${name}` });
  const page = (path: string, folder: string, name = folder) =>
    route(prefix + path, `guesthouse/${folder}/route.tsx`, named(name));
  return route(prefix || null, "guesthouse/layout.tsx", named("layout"), [
    index("guesthouse/home/route.tsx", named("home")),
    page(roomPath(":room"), "room"),
    page(PATHS.search, "search"),
    page(PATHS.contact, "contact"),
    // Any id shows the generic page.
    page(`${PATHS.roomDetails}/:roomId?`, "room-details"),
    page(PATHS.about, "about"),
    page(PATHS.services, "services"),
    page(PATHS.privacy, "privacy"),
    page(territoryPath(":story"), "territory"),
    ...(mount === GUESTHOUSE ? AMONG_THEM : []),
    route("*", "guesthouse/not-found/route.tsx", named("not-found")),
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
