import type { House } from "#app/content/site-content.ts";
import { mailLink, phoneLink } from "#app/domain/chat-link.ts";
import { addressLine } from "#app/domain/map-links.ts";
import type { ContactEntry } from "#app/sections/contact-ways.tsx";
import type { NavLink } from "#app/sections/menu.tsx";
import type { SharedWords } from "#app/site/page-context.ts";
import { PATHS, type Paths } from "#app/paths/paths.ts";

export function houseContactsOf(house: House): ContactEntry[] {
  return [
    { icon: "phone", words: house.phone, to: phoneLink(house.phone) },
    { icon: "mail", words: house.email, to: mailLink(house.email) },
    { icon: "pin", words: addressLine(house.address) },
  ];
}

/** The specification writes this path with a final slash; the path without the slash leads to the same page. */
const PATH_LINKED_WITH_SLASH = PATHS.room("natural_room");

export function roomLinks(paths: Paths, rooms: { address: string; name: string }[]): NavLink[] {
  return rooms.map(({ address, name }) => {
    const path = paths.room(address);
    return { label: name, to: path === PATH_LINKED_WITH_SLASH ? `${path}/` : path };
  });
}

/** The id of the section "Buono a sapersi" (good to know), which is the same on every page with this section. */
export const GOOD_TO_KNOW_ID = "buono-a-sapersi";

export function goodToKnowLink(words: SharedWords["menu"], paths: Paths): NavLink {
  return { label: words.goodToKnow, to: `${paths.contact}#${GOOD_TO_KNOW_ID}` };
}
