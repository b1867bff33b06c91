/**
 * Icons by their meaning, with their names in the Lucide set. Browsers get only the shapes
 * (scripts/icon-shapes.ts); content names icons too.
 */
/** The icons of buttons, links and menus, which islands render too. */
export const CONTROL_ICONS = {
  arrow: "arrow-right",
  calendar: "calendar-days",
  chat: "message-circle",
  close: "x",
  copy: "copy",
  down: "chevron-down",
  expand: "maximize",
  external: "arrow-up-right",
  mail: "mail",
  menu: "menu",
  minus: "minus",
  moon: "moon",
  next: "chevron-right",
  pause: "pause",
  phone: "phone",
  pin: "map-pin",
  play: "play",
  plus: "plus",
  previous: "chevron-left",
  shrink: "minimize",
  sun: "sun",
  up: "arrow-up",
} as const;

export type ControlIconName = keyof typeof CONTROL_ICONS;

/** All icons that content may name. */
export const ICONS = {
  ...CONTROL_ICONS,
  bath: "bath",
  bed: "bed-double",
  breakfast: "croissant",
  car: "car-front",
  clock: "clock",
  cot: "baby",
  extraBed: "bed-single",
  key: "credit-card",
  minibar: "refrigerator",
  parking: "circle-parking",
  plane: "plane",
  star: "star",
  train: "train-front",
  users: "users",
  wifi: "wifi",
} as const;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS).toSorted() as [IconName, ...IconName[]];

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
