/**
 * Icons by their meaning, with their names in the Lucide set. Scripts for browsers get the shapes alone
 * (scripts/icon-shapes.ts); content names icons too.
 */
export const ICONS = {
  arrow: "arrow-right",
  bath: "bath",
  bed: "bed-double",
  breakfast: "croissant",
  car: "car-front",
  chat: "message-circle",
  clock: "clock",
  close: "x",
  copy: "copy",
  cot: "baby",
  down: "chevron-down",
  expand: "maximize",
  external: "arrow-up-right",
  extraBed: "bed-single",
  key: "credit-card",
  mail: "mail",
  menu: "menu",
  minibar: "refrigerator",
  minus: "minus",
  moon: "moon",
  next: "chevron-right",
  parking: "circle-parking",
  pause: "pause",
  phone: "phone",
  pin: "map-pin",
  plane: "plane",
  play: "play",
  plus: "plus",
  previous: "chevron-left",
  shrink: "minimize",
  star: "star",
  sun: "sun",
  train: "train-front",
  up: "arrow-up",
  users: "users",
  wifi: "wifi",
} as const;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as [IconName, ...IconName[]];

/** Icons of the template alone (app/sections/template/home/facilities.tsx). */
export const FACILITY_ICONS = {
  air: "wind",
  bags: "backpack",
  bike: "bike",
  comfort: "sofa",
  inclusive: "utensils",
  kitchen: "cooking-pot",
  laundry: "washing-machine",
  lockers: "lock-keyhole",
  pool: "waves",
  safe: "shield-check",
  transfer: "bus-front",
  view: "mountain",
} as const;

export type FacilityIconName = keyof typeof FACILITY_ICONS;

export const FACILITY_NAMES = Object.keys(FACILITY_ICONS) as [
  FacilityIconName,
  ...FacilityIconName[],
];
