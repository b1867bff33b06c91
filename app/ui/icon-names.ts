/** Icons by their meaning; without React, because content names them too. */
export const ICON_NAMES = [
  "arrow",
  "bath",
  "bed",
  "breakfast",
  "car",
  "chat",
  "clock",
  "close",
  "copy",
  "cot",
  "down",
  "expand",
  "external",
  "extraBed",
  "key",
  "mail",
  "menu",
  "minibar",
  "minus",
  "moon",
  "next",
  "parking",
  "pause",
  "phone",
  "pin",
  "plane",
  "play",
  "plus",
  "previous",
  "shrink",
  "star",
  "sun",
  "train",
  "up",
  "users",
  "wifi",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** Icons of the template alone (app/sections/template/home/facilities.tsx). */
export const FACILITY_ICONS = [
  "air",
  "bags",
  "bike",
  "comfort",
  "inclusive",
  "kitchen",
  "laundry",
  "lockers",
  "pool",
  "safe",
  "transfer",
  "view",
] as const;

export type FacilityIconName = (typeof FACILITY_ICONS)[number];
