/** The guesthouse's menu: its order and its labels but the rooms' are fixed by the specification. */
import type { NavEntry, NavLink } from "#app/sections/menu/links.tsx";
import rooms from "#content/rooms.yaml";
import { PATHS, roomPath } from "#app/site/paths.ts";

/** With a slash at its end, as the specification writes it; both forms are the same page. */
const WITH_SLASH = "natural_room";

/** The way to each room, by the name it has in content/rooms.yaml. */
export function roomLinks(named: { slug: string; name: string }[]): NavLink[] {
  return named.map(({ slug, name }) => ({
    label: name,
    to: roomPath(slug) + (slug === WITH_SLASH ? "/" : ""),
  }));
}

export const NAVIGATION: NavEntry[] = [
  { label: "Home", to: PATHS.home },
  { label: "Chi siamo", to: PATHS.about },
  { label: "Camere", links: roomLinks(rooms.rooms) },
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
