/** The components of islands, by the names in pages (app/render/island.tsx). Each is a module of its own. */
import type { ComponentType } from "react";
import { TEMPLATE_ISLANDS } from "./template-registry.ts";

const GUESTHOUSE_ISLANDS = {
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
};

const ALL_ISLANDS = { ...GUESTHOUSE_ISLANDS, ...TEMPLATE_ISLANDS };

export type IslandName = keyof typeof ALL_ISLANDS;

export const ISLANDS = ALL_ISLANDS as unknown as Record<
  IslandName,
  () => Promise<ComponentType<object>>
>;
