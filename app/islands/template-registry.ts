/** The islands of the English template pages, each in a file of its own for the browser. */
export const TEMPLATE_ISLANDS = {
  "demo-booking": () =>
    import("#app/sections/template/demo-booking.tsx").then(({ DemoBooking }) => DemoBooking),
  "food-menu": () =>
    import("#app/screens/service-details/food-menu.tsx").then(({ FoodMenu }) => FoodMenu),
  "handed-title": () =>
    import("#app/sections/template/handed-title.tsx").then(({ HandedTitle }) => HandedTitle),
  "requested-room": () =>
    import("#app/screens/find-room/requested-room.tsx").then(({ RequestedRoom }) => RequestedRoom),
  "search-strip": () =>
    import("#app/sections/template/home/search-strip.tsx").then(({ SearchStrip }) => SearchStrip),
  "stay-fields": () =>
    import("#app/designs/city-hotel/stay-fields.tsx").then(({ StayFields }) => StayFields),
};
