export const DESK_PATH = "/banco";

export const DESK_PATHS = {
  today: DESK_PATH,
  inbox: `${DESK_PATH}/posta`,
  calendar: `${DESK_PATH}/calendario`,
  more: `${DESK_PATH}/altro`,
  portals: `${DESK_PATH}/portali`,
  prices: `${DESK_PATH}/prezzi`,
  publish: `${DESK_PATH}/pubblica`,
  preview: `${DESK_PATH}/guarda`,
  discard: `${DESK_PATH}/pubblica/scarta`,
  history: `${DESK_PATH}/storia`,
  notice: `${DESK_PATH}/avviso`,
  site: `${DESK_PATH}/sito`,
  firstDays: `${DESK_PATH}/primi-giorni`,
  technical: `${DESK_PATH}/sito-tecnico`,
  newRoom: `${DESK_PATH}/camera-nuova`,
  newStory: `${DESK_PATH}/racconto-nuovo`,
  pictures: `${DESK_PATH}/foto`,
  newPicture: `${DESK_PATH}/foto/nuova`,
  access: `${DESK_PATH}/accessi`,
  savePasskey: `${DESK_PATH}/accessi/passkey`,
  savePasskeyOptions: `${DESK_PATH}/accessi/passkey/opzioni`,
  signIn: `${DESK_PATH}/entra`,
  signInPasskey: `${DESK_PATH}/entra/passkey`,
  signInOptions: `${DESK_PATH}/entra/passkey/opzioni`,
  signInMail: `${DESK_PATH}/entra/posta`,
  signOut: `${DESK_PATH}/esci`,
  manifest: `${DESK_PATH}/manifest.webmanifest`,
} as const;

/** The screen of the first days adds this parameter to links to pictures, so that a picture's page links back to the screen. */
export const FIRST_DAYS_PARAMETER = "primi-giorni";

export const picturePath = (id: string, isFromFirstDays = false) =>
  `${DESK_PATHS.pictures}/${id}${isFromFirstDays ? `?${FIRST_DAYS_PARAMETER}` : ""}`;

/** The id of today's row in the calendar, to which the navigation bar links. */
export const TODAY_ROW_ID = "oggi";

export const NAV_ENTRIES = ["today", "inbox", "calendar", "prices", "more"] as const;

export type NavEntry = (typeof NAV_ENTRIES)[number];

const NAV_ENTRY_BY_PATH_START: [start: string, entry: NavEntry][] = [
  [DESK_PATHS.firstDays, "today"],
  [DESK_PATHS.inbox, "inbox"],
  [DESK_PATHS.calendar, "calendar"],
  [DESK_PATHS.prices, "prices"],
  [`${DESK_PATHS.site}/prices`, "prices"],
];

export function navEntryOf(path: string): NavEntry {
  if (path === DESK_PATH) return "today";
  return NAV_ENTRY_BY_PATH_START.find(([start]) => path.startsWith(start))?.[1] ?? "more";
}
