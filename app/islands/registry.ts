/** The components of islands, by their names in pages (app/render/island.tsx); each is loaded where it is needed. */
import { DEMO_ISLANDS } from "#demonstration/islands.ts";
import type { ComponentType } from "react";

const HOUSE_ISLANDS = {
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
  "demo-booking": () =>
    import("#app/sections/demo-booking/demo-booking.tsx").then(({ DemoBooking }) => DemoBooking),
  "handed-title": () =>
    import("#app/sections/demo-booking/handed-title.tsx").then(({ HandedTitle }) => HandedTitle),
};

/** An interface, because the demonstration extends it by the names of its islands. */
export interface IslandModules extends Record<keyof typeof HOUSE_ISLANDS, unknown> {}

export const ISLANDS = { ...HOUSE_ISLANDS, ...DEMO_ISLANDS } as unknown as Record<
  keyof IslandModules,
  () => Promise<ComponentType<object>>
>;
