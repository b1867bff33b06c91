/** What guests may know of free nights, from what stands in the store. */
import {
  type Availability,
  freshnessAt,
  type Freshness,
  type RoomNights,
} from "#app/domain/availability.ts";
import { runsOf } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { allClosed, type Closed, closedOf } from "../store/closures.ts";
import type { Query } from "../store/database.ts";
import { allFeeds, type Feed, feedNights } from "../store/feeds.ts";
import { windowAt } from "./window.ts";

const MINUTE = 60_000;

type Told = { feeds: Feed[]; closed: Closed; nights: Set<Day> };

const iso = (at: number) => new Date(at).toISOString();

/**
 * How far a room's nights can be believed. A room without a calendar is kept by hand: its nights are
 * those that the family closed, whatever the calendars of other rooms say.
 */
function stateOf(room: string, { feeds }: Pick<Told, "feeds">, now: number): [Freshness, number?] {
  const own = feeds.filter((feed) => feed.room === room);
  if (own.length === 0) return ["fresh", Math.floor(now / MINUTE) * MINUTE];
  const oldest = Math.min(...own.map(({ readAt }) => readAt));
  if (oldest === 0) return ["unknown"];
  return [own.some(({ doubt }) => doubt) ? "unknown" : freshnessAt(oldest, now), oldest];
}

function roomNights(room: string, told: Told, now: number): RoomNights {
  const { today, end } = windowAt(now);
  const [state, asOf] = stateOf(room, told, now);
  const taken = closedOf(told.closed, room).union(told.nights);
  return {
    state,
    ...(asOf && { asOf: iso(asOf) }),
    taken: runsOf([...taken].filter((night) => night >= today && night < end)),
  };
}

/** All rooms' nights; nothing where the house has neither a calendar nor a night closed. */
export async function knownNights(
  query: Query,
  rooms: string[],
  now: number,
): Promise<Availability | undefined> {
  const feeds = (await allFeeds(query)).filter(({ room }) => rooms.includes(room));
  const closed = await allClosed(query);
  const { today } = windowAt(now);
  const isClosed = [...closed.values()].some((nights) =>
    [...nights].some((night) => night >= today),
  );
  if (feeds.length === 0 && !isClosed) return undefined;
  const known: [string, RoomNights][] = [];
  for (const room of rooms) {
    const portals = [...(await feedNights(query, room)).values()];
    const nights = new Set(portals.flatMap((one) => [...one.keys()]));
    known.push([room, roomNights(room, { feeds, closed, nights }, now)]);
  }
  const times = known.flatMap(([, { asOf }]) => (asOf ? [Date.parse(asOf)] : []));
  return {
    asOf: iso(times.length > 0 ? Math.min(...times) : now),
    rooms: Object.fromEntries(known),
  };
}
