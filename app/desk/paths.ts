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
  preview: `${DESK}/guarda`,
  discard: `${DESK}/pubblica/scarta`,
  history: `${DESK}/storia`,
  notice: `${DESK}/avviso`,
  greeting: `${DESK}/saluto`,
  site: `${DESK}/sito`,
  toDo: `${DESK}/da-fare`,
  newRoom: `${DESK}/camera-nuova`,
  newStory: `${DESK}/racconto-nuovo`,
  pictures: `${DESK}/foto`,
  newPicture: `${DESK}/foto/nuova`,
  messages: `${DESK}/messaggi`,
  access: `${DESK}/accessi`,
  notifications: `${DESK}/notifiche`,
  notificationTrial: `${DESK}/notifiche/prova`,
  stopNotifications: `${DESK}/notifiche/spegni`,
  quietHours: `${DESK}/notifiche/silenzio`,
  /** Where a phone's worker asks what is new, and says so that it rang. */
  news: `${DESK}/notifiche/novita`,
  /** The phone's worker; it works for what lies below its folder. */
  pushWorker: `${DESK}/worker.js`,
  /** Where a passkey is saved, and what it has to sign. */
  savePasskey: `${DESK}/accessi/passkey`,
  saveOptions: `${DESK}/accessi/passkey/opzioni`,
  signIn: `${DESK}/entra`,
  signInPasskey: `${DESK}/entra/passkey`,
  signInOptions: `${DESK}/entra/passkey/opzioni`,
  /** Where a link is asked for, by mail. */
  signInMail: `${DESK}/entra/posta`,
  signOut: `${DESK}/esci`,
  manifest: `${DESK}/manifest.webmanifest`,
  assets: `${DESK}/assets`,
} as const;

/** Today in the calendar: there the bar leads to. */
export const TODAY_ID = "oggi";

/** The places of the bar, in its order. */
export const DESK_PLACES = ["today", "reply", "calendar", "prices", "more"] as const;

export type DeskPlace = (typeof DESK_PLACES)[number];
