/** The addresses of the desk. */
export const DESK = "/banco";

export const DESK_PATHS = {
  today: DESK,
  reply: `${DESK}/rispondi`,
  calendar: `${DESK}/calendario`,
  more: `${DESK}/altro`,
  portals: `${DESK}/portali`,
  prices: `${DESK}/prezzi`,
  publish: `${DESK}/pubblica`,
  history: `${DESK}/storia`,
  notice: `${DESK}/avviso`,
  messages: `${DESK}/messaggi`,
  access: `${DESK}/accessi`,
  signIn: `${DESK}/entra`,
  signOut: `${DESK}/esci`,
  manifest: `${DESK}/manifest.webmanifest`,
  assets: `${DESK}/assets`,
} as const;

/** Today in the calendar: there the bar leads to. */
export const TODAY_ID = "oggi";

/** The places of the bar, in its order. */
export const PLACES = ["today", "reply", "calendar", "prices", "more"] as const;

export type Place = (typeof PLACES)[number];
