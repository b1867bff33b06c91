/** The components of islands, by their names in pages (app/render/island.tsx); hydrating an island loads its component. */
import { DEMO_ISLANDS } from "#demonstration/islands.ts";
import type { ComponentType } from "react";

const HOUSE_ISLANDS = {
  "availability-bar": () => import("#app/guesthouse/enquiry/availability-bar.tsx"),
  "booking-panel": () => import("#app/guesthouse/enquiry/booking-panel.tsx"),
  "contact-bar": () => import("#app/guesthouse/contact-bar.tsx"),
  "contact-form": () => import("#app/guesthouse/contact/contact-form.tsx"),
  newsletter: () => import("#app/guesthouse/newsletter.tsx"),
  "room-facts": () => import("#app/guesthouse/room/room-facts.tsx"),
  search: () => import("#app/guesthouse/search/search.tsx"),
  "demo-booking": () => import("#app/sections/demo-booking/demo-booking.tsx"),
  "handed-title": () => import("#app/sections/demo-booking/handed-title.tsx"),
};

/** An interface, so that the demonstration can add the names of its islands (declaration merging). */
export interface IslandModules extends Record<keyof typeof HOUSE_ISLANDS, unknown> {}

export const ISLANDS = { ...HOUSE_ISLANDS, ...DEMO_ISLANDS } as unknown as Record<
  keyof IslandModules,
  () => Promise<{ default: ComponentType<object> }>
>;
