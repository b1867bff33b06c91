export const DEMO_ISLANDS = {
  "food-menu": () => import("./screens/service-details/food-menu.tsx"),
  "requested-room": () => import("./screens/find-room/requested-room.tsx"),
  "search-strip": () => import("./sections/home/search-strip.tsx"),
  "stay-fields": () => import("./designs/city-hotel/stay-fields.tsx"),
};

declare module "#app/islands/registry.ts" {
  interface IslandModules extends Record<keyof typeof DEMO_ISLANDS, unknown> {}
}
