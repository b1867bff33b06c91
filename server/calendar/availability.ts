import {
  type Freshness,
  freshnessAt,
  houseDayAt,
  AVAILABILITY_MONTHS,
  type RoomNights,
} from "#app/domain/availability.ts";
import { monthsAfter } from "#app/domain/month-grid.ts";
import { runsOf } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { allClosures, closedNights } from "#server/store/closures.ts";
import type { RunSql } from "#server/store/database.ts";
import { allFeeds, type Feed, nightsByPortalIn } from "#server/store/feeds.ts";
import { MINUTE } from "#server/system/durations.ts";

/** Feeds are read a year beyond what guests see, because an unmodified feed is not parsed again when later months appear. */
const MONTHS_READ = AVAILABILITY_MONTHS + 12;

/** Guests see the nights from `today` to `end`, and feeds are read from `today` to `readEnd`; both ends are exclusive. */
export function nightWindowAt(now: number): { today: Day; end: Day; readEnd: Day } {
  const today = houseDayAt(now);
  return {
    today,
    end: monthsAfter(today, AVAILABILITY_MONTHS),
    readEnd: monthsAfter(today, MONTHS_READ),
  };
}

const toIsoTime = (at: number) => new Date(at).toISOString();

/** A room without a portal's calendar is taken only when the family closes it, so its availability is always fresh. */
function freshnessOf(room: string, feeds: Feed[], now: number): [Freshness, asOf?: number] {
  const roomFeeds = feeds.filter((feed) => feed.room === room);
  if (roomFeeds.length === 0) return ["fresh", Math.floor(now / MINUTE) * MINUTE];
  const oldestReadAt = Math.min(...roomFeeds.map(({ readAt }) => readAt));
  if (oldestReadAt === 0) return ["unknown"];
  const hasUnconfirmedReading = roomFeeds.some(({ unconfirmedSince }) => unconfirmedSince > 0);
  return [hasUnconfirmedReading ? "unknown" : freshnessAt(oldestReadAt, now), oldestReadAt];
}

/** Returns undefined if the house has neither calendars nor closures. */
export async function readAvailability(query: RunSql, rooms: string[], now: number) {
  const feeds = (await allFeeds(query)).filter(({ room }) => rooms.includes(room));
  const { today, end } = nightWindowAt(now);
  const hasClosures = (await allClosures(query)).some(
    ({ kind, last }) => kind !== "note" && last >= today,
  );
  if (feeds.length === 0 && !hasClosures) return undefined;
  const roomEntries: [string, RoomNights][] = [];
  for (const room of rooms) {
    const portalNights = [...(await nightsByPortalIn(query, room)).values()];
    const soldNights = new Set(portalNights.flatMap((nights) => [...nights.keys()]));
    const takenNights = soldNights.union(await closedNights(query, room));
    const taken = runsOf([...takenNights].filter((night) => night >= today && night < end));
    const [freshness, asOf] = freshnessOf(room, feeds, now);
    roomEntries.push([room, { state: freshness, ...(asOf && { asOf: toIsoTime(asOf) }), taken }]);
  }
  const readingTimes = roomEntries.flatMap(([, { asOf }]) => (asOf ? [Date.parse(asOf)] : []));
  return {
    asOf: toIsoTime(readingTimes.length > 0 ? Math.min(...readingTimes) : now),
    rooms: Object.fromEntries(roomEntries),
  };
}
