export const DESK = "/banco";

export const DESK_PATHS = {
  today: DESK,
  post: `${DESK}/posta`,
  calendar: `${DESK}/calendario`,
  more: `${DESK}/altro`,
  portals: `${DESK}/portali`,
  prices: `${DESK}/prezzi`,
  publish: `${DESK}/pubblica`,
  preview: `${DESK}/guarda`,
  discard: `${DESK}/pubblica/scarta`,
  history: `${DESK}/storia`,
  notice: `${DESK}/avviso`,
  site: `${DESK}/sito`,
  firstDays: `${DESK}/primi-giorni`,
  technical: `${DESK}/sito-tecnico`,
  newRoom: `${DESK}/camera-nuova`,
  newStory: `${DESK}/racconto-nuovo`,
  pictures: `${DESK}/foto`,
  newPicture: `${DESK}/foto/nuova`,
  access: `${DESK}/accessi`,
  savePasskey: `${DESK}/accessi/passkey`,
  savePasskeyOptions: `${DESK}/accessi/passkey/opzioni`,
  signIn: `${DESK}/entra`,
  signInPasskey: `${DESK}/entra/passkey`,
  signInOptions: `${DESK}/entra/passkey/opzioni`,
  signInMail: `${DESK}/entra/posta`,
  signOut: `${DESK}/esci`,
  manifest: `${DESK}/manifest.webmanifest`,
} as const;

/** The screen of the first days adds this parameter to links to pictures, so that a picture's page links back to the screen. */
export const FIRST_DAYS_PARAMETER = "primi-giorni";

export const picturePath = (id: string, isFromFirstDays = false) =>
  `${DESK_PATHS.pictures}/${id}${isFromFirstDays ? `?${FIRST_DAYS_PARAMETER}` : ""}`;

/** The id of today's row in the calendar, to which the navigation bar links. */
export const TODAY_ROW_ID = "oggi";

export const NAV_ENTRIES = ["today", "post", "calendar", "prices", "more"] as const;

export type NavEntry = (typeof NAV_ENTRIES)[number];

const NAV_ENTRY_BY_PATH_START: [start: string, entry: NavEntry][] = [
  [DESK_PATHS.firstDays, "today"],
  [DESK_PATHS.post, "post"],
  [DESK_PATHS.calendar, "calendar"],
  [DESK_PATHS.prices, "prices"],
  [`${DESK_PATHS.site}/prices`, "prices"],
];

export function navEntryOf(path: string): NavEntry {
  if (path === DESK) return "today";
  return NAV_ENTRY_BY_PATH_START.find(([start]) => path.startsWith(start))?.[1] ?? "more";
}
