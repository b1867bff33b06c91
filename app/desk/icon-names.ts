/** Icons of the desk by their meaning, with their names in the Lucide set; no guest's script has them. */
export const DESK_ICONS = {
  today: "sun",
  reply: "message-circle",
  calendar: "calendar-days",
  prices: "tag",
  more: "ellipsis",
  previous: "chevron-left",
  next: "chevron-right",
  alert: "triangle-alert",
  done: "check",
} as const;

export type DeskIconName = keyof typeof DESK_ICONS;
