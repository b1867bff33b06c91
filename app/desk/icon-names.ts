/** The desk's icons by meaning, with their names in the Lucide set; guests' pages do not load them. */
export const DESK_ICONS = {
  today: "sun",
  post: "message-circle",
  calendar: "calendar-days",
  prices: "tag",
  more: "ellipsis",
  previous: "chevron-left",
  next: "chevron-right",
  alert: "triangle-alert",
  done: "check",
} as const;

export type DeskIconName = keyof typeof DESK_ICONS;
