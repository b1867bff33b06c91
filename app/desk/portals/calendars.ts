import { houseDayAt } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";
import { calendarPath } from "#app/paths/paths.ts";
import { toFeedAddress } from "#server/calendar/feed-address.ts";
import { syncFeed } from "#server/calendar/sync-feed.ts";
import { FetchError } from "#server/outgoing/fetch-error.ts";
import { ensureExportToken } from "#server/store/feed-exports.ts";
import {
  addFeed,
  allFeeds,
  type FeedKey,
  nightsByPortalIn,
  feedOf,
  type NewFeed,
  portalOf,
  removedFeeds,
} from "#server/store/feeds.ts";
import { type DeskContext, DeskError, type HouseContext } from "../context.ts";
import { describeFault, formatTime, withCount } from "../format.ts";

function countNightsFrom(today: Day, nights: Iterable<Day>): number {
  return [...nights].filter((night) => night >= today).length;
}

export const TAKEN_NIGHT_NOUN: [string, string] = ["notte occupata", "notti occupate"];

async function listCalendars({ database, settings, now }: DeskContext) {
  const today = houseDayAt(now);
  return database.transaction(async (query) =>
    Array.fromAsync(await allFeeds(query), async (feed) => {
      const { room, name, portal, readAt, fault } = feed;
      const nights = (await nightsByPortalIn(query, room)).get(portal)?.keys() ?? [];
      const lastReading = readAt > 0 ? `letto bene il ${formatTime(readAt)}` : "mai letto bene";
      return {
        room,
        name,
        portal,
        state: `${lastReading}, ${withCount(countNightsFrom(today, nights), TAKEN_NIGHT_NOUN)}`,
        ...(fault && { fault: `Attenzione: ${describeFault(fault)}.` }),
        address: settings.siteUrl + calendarPath(room, await ensureExportToken(query, feed)),
      };
    }),
  );
}

/** The usual portals and calendars. The family chooses a name from a list, so that no name is misspelt. */
const USUAL_CALENDAR_NAMES = [
  "Airbnb",
  "Booking.com",
  "Vrbo",
  "Expedia",
  "Agoda",
  "Holidu",
  "BedAndBreakfast.it",
  "Google",
  "iCloud",
  "Outlook",
  "Un altro calendario",
];

/** Returns the names that a calendar may have: the usual names, and the names of the house's present calendars. */
export const allowedCalendarNames = (houseCalendars: { name: string }[]) => [
  ...new Set([...USUAL_CALENDAR_NAMES, ...houseCalendars.map(({ name }) => name)]),
];

export async function portalsProps(context: HouseContext) {
  const rooms = await context.rooms();
  const calendars = await listCalendars(context);
  const removedCalendars = await context.database.read((query) => removedFeeds(query, context.now));
  const faultyCount = calendars.filter(({ fault }) => fault).length;
  return {
    status:
      calendars.length === 0
        ? "Nessun portale: il sito sa soltanto le notti che chiudete voi."
        : faultyCount > 0
          ? `${withCount(faultyCount, ["calendario ha un problema", "calendari hanno un problema"])}.`
          : `${withCount(calendars.length, ["calendario letto bene", "calendari letti bene"])}.`,
    rooms: rooms.map(({ slug, name }) => ({
      slug,
      name,
      portals: calendars.filter(({ room }) => room === slug),
      /** Calendars that were removed less than a day ago, and may be restored. */
      removed: removedCalendars.flatMap((one) => (one.room === slug ? [one.name] : [])),
    })),
    portalNames: allowedCalendarNames(calendars),
  };
}

/** Reads a portal's calendar. `lastNight` is the last taken night. Returns undefined if the family has removed the calendar. */
export async function syncCalendar({ database, settings, now }: DeskContext, key: FeedKey) {
  const feed = await database.read((query) => feedOf(query, key));
  const { calendarTestHosts: testHosts, siteUrl } = settings;
  const syncResult = feed && (await syncFeed(feed, { database, testHosts, siteUrl }));
  if (!syncResult) return undefined;
  const lastNight = syncResult.nights.toSorted().at(-1);
  const nightCount = countNightsFrom(houseDayAt(now), syncResult.nights);
  return { fault: syncResult.fault, nightCount, lastNight };
}

/** Returns the URL to store. The message of the error does not contain the pasted URL, because this URL contains a secret. */
export function parseFeedAddress(pastedUrl: string, testHosts: string[]): string {
  try {
    return toFeedAddress(pastedUrl, testHosts);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    throw new DeskError(
      "Questo indirizzo non si può leggere: serve quello che dà il portale, che comincia con https:// e ha un nome, non un numero.",
    );
  }
}

export async function addCalendar(context: DeskContext, feed: NewFeed) {
  const { database, now } = context;
  const feedKey = { room: feed.room, portal: portalOf(feed.name) };
  await database.transaction((query) => addFeed(query, feed, now));
  return syncCalendar(context, feedKey);
}
