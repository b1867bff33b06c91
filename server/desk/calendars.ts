/** Portals' calendars: lists, adds, removes and syncs them, and gives portals their export. */
import { houseDayAt } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";
import { calendarPath } from "#app/paths/paths.ts";
import { feedAddress } from "#server/calendar/feed-address.ts";
import { FEED_LEASE } from "#server/calendar/poll-schedule.ts";
import { syncFeed } from "#server/calendar/sync-feed.ts";
import { UrlError } from "#server/outgoing/public-url.ts";
import { allClosures, type Closure } from "#server/store/closures.ts";
import { exportToken } from "#server/store/feed-exports.ts";
import {
  addFeed,
  allFeeds,
  claimFeed,
  type Feed,
  type FeedKey,
  feedNights,
  type NewFeed,
  portalOf,
  removeFeed,
} from "#server/store/feeds.ts";
import { updateRemovedFeeds } from "#server/store/feeds.ts";
import { type DeskContext, DeskError, type DeskRoom } from "./context.ts";

type CalendarOverview = {
  calendars: { feed: Feed; nights: number }[];
  closures: Closure[];
  /** Rooms whose nights the family keeps by hand, in a house with calendars. */
  roomsWithoutCalendar: DeskRoom[];
};

function countNightsFrom(today: Day, nights: Iterable<Day>): number {
  return [...nights].filter((night) => night >= today).length;
}

/** The rooms without a calendar, where others have one. */
async function roomsWithoutCalendar(
  { rooms }: DeskContext,
  feeds: Pick<Feed, "room">[],
): Promise<DeskRoom[]> {
  if (feeds.length === 0) return [];
  return (await rooms()).filter(({ slug }) => feeds.every(({ room }) => room !== slug));
}

export async function calendarOverview(context: DeskContext): Promise<CalendarOverview> {
  const today = houseDayAt(context.now);
  const { calendars, closures } = await context.database.read(async (query) => {
    const entries: CalendarOverview["calendars"] = [];
    for (const feed of await allFeeds(query)) {
      const nights = (await feedNights(query, feed.room)).get(feed.portal)?.keys() ?? [];
      entries.push({ feed, nights: countNightsFrom(today, nights) });
    }
    return { calendars: entries, closures: await allClosures(query) };
  });
  const feeds = calendars.map(({ feed }) => feed);
  return {
    calendars,
    closures: closures.filter(({ kind, last }) => kind !== "note" && last >= today),
    roomsWithoutCalendar: await roomsWithoutCalendar(context, feeds),
  };
}

/** "busy": the site is syncing it; "removed": somebody has removed it meanwhile. */
export type CalendarSync =
  | "busy"
  | "removed"
  /** `last` is the last taken night. */
  | { fault: string | undefined; nights: number; last: Day | undefined };

export async function syncCalendar(
  { database, settings, now }: DeskContext,
  key: FeedKey,
): Promise<CalendarSync> {
  const feed = await claimFeed(database, key, Date.now(), FEED_LEASE);
  if (!feed) return "busy";
  const { calendarTestHosts: testHosts, siteUrl } = settings;
  const result = await syncFeed(feed, { database, testHosts, siteUrl });
  if (!result) return "removed";
  const last = result.nights.toSorted().at(-1);
  return { fault: result.fault, nights: countNightsFrom(houseDayAt(now), result.nights), last };
}

/** The URL to store; the error does not repeat the pasted one, which contains a secret. */
export function parseFeedAddress(input: string, testHosts: string[]): string {
  try {
    return feedAddress(input, testHosts);
  } catch (error) {
    if (!(error instanceof UrlError)) throw error;
    throw new DeskError(
      "Questo indirizzo non si può leggere: serve quello che dà il portale, che comincia con https:// e ha un nome, non un numero.",
    );
  }
}

/** Adds a calendar, or changes the address of one, and syncs it. */
export async function addCalendar(
  context: DeskContext,
  feed: NewFeed,
): Promise<{ isNew: boolean; sync: CalendarSync; roomsWithoutCalendar: DeskRoom[] }> {
  const { database, now } = context;
  const key = { room: feed.room, portal: portalOf(feed.name) };
  const isNew = await database.transaction(async (query) => {
    await updateRemovedFeeds(query, now, { key });
    return addFeed(query, feed, now);
  });
  const sync = await syncCalendar(context, key);
  const feeds = await database.read(allFeeds);
  return { isNew, sync, roomsWithoutCalendar: await roomsWithoutCalendar(context, feeds) };
}

export async function removeCalendar(
  { database, now }: DeskContext,
  key: FeedKey,
): Promise<Feed | undefined> {
  return database.transaction(async (query) => {
    const feed = (await allFeeds(query)).find(
      ({ room, portal }) => room === key.room && portal === key.portal,
    );
    if (!feed) return undefined;
    const { room, name, address, ignoredTitles } = feed;
    const removed = { room, name, address, ignoredTitles };
    await updateRemovedFeeds(query, now, { key, removed });
    await removeFeed(query, key);
    return feed;
  });
}

/** The address of a portal's export. */
export async function exportAddress(
  { database, settings }: DeskContext,
  key: FeedKey,
): Promise<string> {
  const token = await database.transaction((query) => exportToken(query, key));
  return settings.siteUrl + calendarPath(key.room, token);
}
