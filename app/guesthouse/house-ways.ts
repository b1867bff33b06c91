import type { House } from "#app/content/site-content.ts";
import { phoneLink } from "#app/domain/chat-link.ts";
import { addressLine } from "#app/domain/map-links.ts";
import type { Way } from "#app/sections/contact/ways.tsx";

export function houseWays(house: House): Way[] {
  return [
    { icon: "phone", words: house.phone, to: phoneLink(house.phone) },
    { icon: "mail", words: house.email, to: `mailto:${house.email}` },
    { icon: "pin", words: addressLine(house.address) },
  ];
}
