import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { PATHS, ROOM_SLUGS, TERRITORY_SLUGS, territoryPath } from "./site/paths.ts";

export default [
  layout("guesthouse/layout.tsx", [
    index("guesthouse/home/route.tsx"),
    ...ROOM_SLUGS.map((slug) => route(slug, "guesthouse/room/route.tsx", { id: `room/${slug}` })),
    route("cerca_stanza", "guesthouse/search/route.tsx"),
    route("contatti", "guesthouse/contact/route.tsx"),
    // Any id shows the generic page.
    route("room_details/:roomId?", "guesthouse/room-details/route.tsx"),
    route(PATHS.about, "guesthouse/about/route.tsx"),
    route(PATHS.services, "guesthouse/services/route.tsx"),
    route(PATHS.privacy, "guesthouse/privacy/route.tsx"),
    ...TERRITORY_SLUGS.map((slug) =>
      route(territoryPath(slug), "guesthouse/territory/route.tsx", { id: `territory/${slug}` }),
    ),
    route("*", "guesthouse/not-found/route.tsx"),
  ]),
] satisfies RouteConfig;
