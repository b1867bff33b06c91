import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { ROOM_SLUGS } from "./site/paths.ts";

export default [
  layout("guesthouse/layout.tsx", [
    index("guesthouse/home/route.tsx"),
    ...ROOM_SLUGS.map((slug) => route(slug, "guesthouse/room/route.tsx", { id: `room/${slug}` })),
    route("cerca_stanza", "guesthouse/search/route.tsx"),
    route("contatti", "guesthouse/contact/route.tsx"),
    // Any id shows the generic page.
    route("room_details/:roomId?", "guesthouse/room-details/route.tsx"),
    route("*", "guesthouse/not-found/route.tsx"),
  ]),
] satisfies RouteConfig;
