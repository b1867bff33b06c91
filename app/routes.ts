import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { DEMONSTRATIONS, GUESTHOUSE, GUESTHOUSES, type Mount } from "./paths/mounts.ts";
import { FORM_RESPONSES_FOLDER, PATHS, PATHS_IN, PATHS_WITH_OPTIONAL_ID } from "./paths/paths.ts";
import {
  GUESTHOUSE_SCREENS,
  SCREEN_NAMES,
  type ScreenName,
  SCREEN_STEPS,
} from "./paths/template-paths.ts";

/** The shared screens in a mount: one module each for all mounts. */
function screenRoutes({ prefix, look }: Mount, names: ScreenName[]) {
  return names.map((name) => {
    const withId = PATHS_WITH_OPTIONAL_ID.includes(`${prefix}/${SCREEN_STEPS[name]}`);
    const path = withId ? `${SCREEN_STEPS[name]}/:roomId?` : SCREEN_STEPS[name];
    return route(path, `screens/${SCREEN_STEPS[name].replace("_", "-")}/route.tsx`, {
      id: `${look}/${SCREEN_STEPS[name]}`,
    });
  });
}

/** Pages of the mount without a prefix alone. */
const UNPREFIXED_PAGES = [
  // Every id shows the same page.
  route(`${PATHS.roomDetails}/:roomId?`, "guesthouse/room-details/route.tsx"),
  layout("guesthouse/template-layout.tsx", screenRoutes(GUESTHOUSE, GUESTHOUSE_SCREENS)),
];

/** The guesthouse in a language; app/paths/language-versions.ts finds pages by these route ids. */
function guesthouseRoutes(mount: Mount) {
  const { prefix, language } = mount;
  const paths = PATHS_IN[language];
  const withId = (name: string) => ({ id: `${language}/${name}` });
  const page = (path: string, name: string) =>
    route(path, `guesthouse/${name}/route.tsx`, withId(name));
  return route(prefix || null, "guesthouse/layout.tsx", withId("layout"), [
    index("guesthouse/home/route.tsx", withId("home")),
    page(paths.room(":room"), "room"),
    page(paths.search, "search"),
    page(paths.contact, "contact"),
    page(paths.about, "about"),
    page(paths.services, "services"),
    page(paths.privacy, "privacy"),
    page(paths.territory(":story"), "territory"),
    ...(mount === GUESTHOUSE ? UNPREFIXED_PAGES : []),
    // Templates of our server's form responses (server/forms/form-responses.ts), not pages of the site.
    page(`${prefix}${FORM_RESPONSES_FOLDER}/:name`, "answer"),
    page("*", "not-found"),
  ]);
}

/** The demonstration in a look. */
function demonstrationRoutes(mount: Mount) {
  const { prefix, look } = mount;
  return route(prefix, `designs/${look}/layout.tsx`, { id: look }, [
    index(`designs/${look}/home.tsx`),
    ...screenRoutes(mount, SCREEN_NAMES),
    route("*", "screens/not-found/route.tsx", { id: `${look}/not-found` }),
  ]);
}

export default [
  ...GUESTHOUSES.map(guesthouseRoutes),
  ...DEMONSTRATIONS.map(demonstrationRoutes),
] satisfies RouteConfig;
