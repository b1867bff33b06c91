/** The menus of the four designs: the same names, each linking to the design's own pages. */
import type { NavEntry, NavLink } from "#app/sections/menu/links.tsx";
import { DEMONSTRATIONS, GUESTHOUSE } from "#app/paths/mounts.ts";
import { type ScreenName, screenPath } from "#app/paths/template-paths.ts";
import { HOME_NAMES } from "#app/site/template-words.ts";

type Path = (screen: ScreenName | "home") => string;

/** Home, Rooms, Page and Blog only open their submenus (docs/specification.md, section 2). */
export function designMenu(path: Path): NavEntry[] {
  return [
    {
      label: "Home",
      links: [GUESTHOUSE, ...DEMONSTRATIONS].map((mount) => ({
        label: HOME_NAMES[mount.look],
        to: screenPath(mount, "home"),
      })),
    },
    { label: "About", to: path("about") },
    {
      label: "Rooms",
      links: [
        { label: "Room", to: path("room") },
        { label: "Find Room", to: path("findRoom") },
        { label: "Room Details", to: path("roomDetails") },
      ],
    },
    {
      label: "Page",
      links: [
        { label: "About Us", to: path("about") },
        { label: "Service", to: path("services") },
        { label: "Service Details", to: path("serviceDetails") },
        { label: "Our Team", to: path("team") },
        { label: "Pricing", to: path("pricing") },
      ],
    },
    {
      label: "Blog",
      links: [
        { label: "Blog", to: path("blog") },
        { label: "Blog Details", to: path("blogDetails") },
      ],
    },
    { label: "Contact", to: path("contact") },
  ];
}

export function usefulLinks(path: Path): NavLink[] {
  return [
    { label: "About Us", to: path("about") },
    { label: "Rooms & Suites", to: path("room") },
    { label: "Services", to: path("services") },
    { label: "Restaurant", to: path("serviceDetails") },
    { label: "Our Team", to: path("team") },
    { label: "Contact Us", to: path("contact") },
  ];
}

export const MENU_WORDS = { open: "Open the menu", close: "Close the menu" };
