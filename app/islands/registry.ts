/** The components of islands, by the names in pages (app/render/island.tsx). Each is a module of its own. */
import type { ComponentType } from "react";

const MODULES = {
  "availability-bar": () =>
    import("#app/guesthouse/enquiry/availability-bar.tsx").then((module) => module.AvailabilityBar),
  "booking-panel": () =>
    import("#app/guesthouse/enquiry/booking-panel.tsx").then((module) => module.BookingPanel),
  "contact-bar": () =>
    import("#app/guesthouse/contact-bar.tsx").then((module) => module.ContactBar),
  "contact-form": () =>
    import("#app/guesthouse/contact/contact-form.tsx").then((module) => module.ContactForm),
  newsletter: () => import("#app/guesthouse/newsletter.tsx").then((module) => module.Newsletter),
  "room-facts": () =>
    import("#app/guesthouse/room/room-facts.tsx").then((module) => module.RoomFacts),
  search: () => import("#app/guesthouse/search/search.tsx").then((module) => module.Search),

  // The islands of the English template pages.
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

export type IslandName = keyof typeof MODULES;

export const ISLANDS = MODULES as unknown as Record<
  IslandName,
  () => Promise<ComponentType<object>>
>;
