/** The guesthouse's menu: its order is fixed by the specification. */
import type { NavEntry, NavLink } from "#app/sections/menu/links.tsx";
import type { RoomSummary, SharedWords } from "#app/site/house.ts";
import { PATHS, type Paths } from "#app/paths/paths.ts";

/** With a slash at its end, as the specification writes it; both forms are the same page. */
const WITH_SLASH = PATHS.room("natural_room");

/** The way to each room, by the name it has in content/rooms.yaml. */
export function roomLinks(paths: Paths, named: { address: string; name: string }[]): NavLink[] {
  return named.map(({ address, name }) => {
    const path = paths.room(address);
    return { label: name, to: path === WITH_SLASH ? `${path}/` : path };
  });
}

export function navigation(
  words: SharedWords["menu"],
  paths: Paths,
  rooms: RoomSummary[],
): NavEntry[] {
  return [
    { label: words.home, to: paths.home },
    { label: words.about, to: paths.about },
    { label: words.rooms, links: roomLinks(paths, rooms) },
    { label: words.services, to: paths.services },
    { label: words.contact, to: paths.contact },
  ];
}

/** The place of what a guest should know before writing, on every page that says it. */
export const GOOD_TO_KNOW = "buono-a-sapersi";

/** The way to it from every page. */
export function goodToKnowLink(words: SharedWords["menu"], paths: Paths): NavLink {
  return { label: words.goodToKnow, to: `${paths.contact}#${GOOD_TO_KNOW}` };
}

export function usefulLinks(words: SharedWords["menu"], paths: Paths): NavLink[] {
  return [
    { label: words.home, to: paths.home },
    { label: words.about, to: paths.about },
    { label: words.rooms, to: paths.search },
    { label: words.services, to: paths.services },
    { label: words.book, to: paths.search },
    { label: words.contact, to: paths.contact },
    goodToKnowLink(words, paths),
  ];
}
