/** The guesthouse's menu: its order is fixed by the specification. */
import type { NavEntry, NavLink } from "#app/sections/menu/links.tsx";
import type { RoomFacts } from "#app/site/house.ts";
import { PATHS, roomPath } from "#app/site/paths.ts";
import type { Words } from "#app/site/words.ts";

/** With a slash at its end, as the specification writes it; both forms are the same page. */
const WITH_SLASH = "natural_room";

/** The way to each room, by the name it has in content/rooms.yaml. */
export function roomLinks(named: { slug: string; name: string }[]): NavLink[] {
  return named.map(({ slug, name }) => ({
    label: name,
    to: roomPath(slug) + (slug === WITH_SLASH ? "/" : ""),
  }));
}

export function navigation(words: Words["menu"], rooms: RoomFacts[]): NavEntry[] {
  return [
    { label: words.home, to: PATHS.home },
    { label: words.about, to: PATHS.about },
    { label: words.rooms, links: roomLinks(rooms) },
    { label: words.services, to: PATHS.services },
    { label: words.contact, to: PATHS.contact },
  ];
}

export function usefulLinks(words: Words["menu"]): NavLink[] {
  return [
    { label: words.home, to: PATHS.home },
    { label: words.about, to: PATHS.about },
    { label: words.rooms, to: PATHS.search },
    { label: words.services, to: PATHS.services },
    { label: words.book, to: PATHS.search },
    { label: words.contact, to: PATHS.contact },
  ];
}
