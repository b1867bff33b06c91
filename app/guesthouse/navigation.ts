/** The guesthouse's menu: its labels and order are fixed by the specification. */
import type { NavEntry, NavLink } from "#app/sections/menu/links.tsx";
import { PATHS, roomPath } from "#app/site/paths.ts";

export const ROOM_LINKS: NavLink[] = [
  { label: "Elegant Room", to: roomPath("elegant_room") },
  // With a slash at its end, as the specification writes it; both forms are the same page.
  { label: "Natural Room", to: `${roomPath("natural_room")}/` },
  { label: "Reading Room", to: roomPath("reading_room") },
];

export const NAVIGATION: NavEntry[] = [
  { label: "Home", to: PATHS.home },
  { label: "Chi siamo", to: PATHS.about },
  { label: "Camere", links: ROOM_LINKS },
  { label: "SERVIZI", to: PATHS.services },
  { label: "Contatti", to: PATHS.contact },
];

export const USEFUL_LINKS: NavLink[] = [
  { label: "Home", to: PATHS.home },
  { label: "Chi siamo", to: PATHS.about },
  { label: "Camere", to: PATHS.search },
  { label: "SERVIZI", to: PATHS.services },
  { label: "Prenota", to: PATHS.search },
  { label: "Contatti", to: PATHS.contact },
];
