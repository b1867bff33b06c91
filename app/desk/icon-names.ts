/** The desk's icons by meaning. Each value is the icon's name in the Lucide set. Guests' pages do not load these icons. */
export const DESK_ICONS = {
  today: "sun",
  inbox: "message-circle",
  calendar: "calendar-days",
  prices: "tag",
  more: "ellipsis",
  previous: "chevron-left",
  next: "chevron-right",
  alert: "triangle-alert",
  done: "check",
} as const;

export type DeskIconName = keyof typeof DESK_ICONS;
