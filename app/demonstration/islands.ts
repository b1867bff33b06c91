export const DEMO_ISLANDS = {
  "food-menu": () =>
    import("./screens/service-details/food-menu.tsx").then(({ FoodMenu }) => FoodMenu),
  "requested-room": () =>
    import("./screens/find-room/requested-room.tsx").then(({ RequestedRoom }) => RequestedRoom),
  "search-strip": () =>
    import("./sections/home/search-strip.tsx").then(({ SearchStrip }) => SearchStrip),
  "stay-fields": () =>
    import("./designs/city-hotel/stay-fields.tsx").then(({ StayFields }) => StayFields),
};

declare module "#app/islands/registry.ts" {
  interface IslandModules extends Record<keyof typeof DEMO_ISLANDS, unknown> {}
}
