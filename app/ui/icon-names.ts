/** Maps our own icon names to Lucide's names; the build replaces Lucide's names with SVG (scripts/icon-shapes.ts). */
import icons from "./icons.json" with { type: "json" };

/** The icons of buttons, links and menus. Islands show some of these icons, so browsers load all of them. */
export const CONTROL_ICONS = icons.control;

export type ControlIconName = keyof typeof CONTROL_ICONS;

/** The icons that the guesthouse's files in content/ may name. */
export const ICONS = { ...CONTROL_ICONS, ...icons.content };

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS).toSorted() as [IconName, ...IconName[]];

/** Icons that only the demonstration shows (app/demonstration/sections/home/facilities.tsx). */
export const FACILITY_ICONS = icons.template;

export type FacilityIconName = keyof typeof FACILITY_ICONS;
