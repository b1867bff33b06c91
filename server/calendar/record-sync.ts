import { runsOf } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { closuresIn, deleteStaleNotes, setAskedAt } from "#server/store/closures.ts";
import type { Database, RunSql } from "#server/store/database.ts";
import { exportHistoryOf } from "#server/store/feed-exports.ts";
import {
  allFeeds,
  type Feed,
  type FeedKey,
  type FeedNight,
  nightsByPortalIn,
  feedOf,
  type FeedValidators,
  markDoubleSalesReported,
  type NightsByPortal,
  replaceNights,
  saveSync,
} from "#server/store/feeds.ts";
import { addLetter } from "#server/store/letters.ts";
import { acceptReading } from "./accept-reading.ts";
import type { FetchFault } from "#server/outgoing/fetch-error.ts";
import type { FeedReading } from "./parse-feed.ts";
import { findDoubleSales } from "./double-sales.ts";
import { isReimport, nightsAfterReading } from "./provenance.ts";
import { nightWindowAt } from "./availability.ts";
import { MINUTE } from "#server/system/durations.ts";

export type FeedFault =
  | FetchFault
  | "no calendar"
  | "part" // something in the calendar was not read
  | `part ${Day}` // the event of this day was not read
  | "endless" // parsing took too long
  | "doubt"; // the fetched calendar frees so many nights that it is not accepted yet

/** An alert about a night that was sold twice names the portals, and then this text if the family itself entered a stay. */
const ENTERED_STAY_NAME = "un vostro soggiorno";

export type SyncAttempt =
  | "not modified"
  | { fault: FeedFault; retryAfter?: number | undefined }
  | ({ reading: Readonly<FeedReading> } & FeedValidators);

export type SyncResult = { fault: FeedFault | undefined; nights: Day[] };

/** Alerts the family to nights that were sold twice, except nights of an earlier alert. */
async function alertDoubleSales(query: RunSql, room: string, portals: NightsByPortal, now: number) {
  const { today } = nightWindowAt(now);
  const doubleSales = [...findDoubleSales(portals, await closuresIn(query, room), now)];
  const salesToAskAbout = doubleSales.filter(([, { isFamilyAsked }]) => isFamilyAsked);
  const unaskedStays = salesToAskAbout
    .flatMap(([, { stays }]) => stays)
    .filter((stay) => stay.askedAt === 0);
  await setAskedAt(query, unaskedStays, now);
  const isNightReported = (night: Day) =>
    [...portals.values()].every((nights) => nights.get(night)?.isReported ?? true);
  const unreportedSales = doubleSales.filter(
    ([night, { isFamilyAsked }]) => night >= today && !isFamilyAsked && !isNightReported(night),
  );
  if (unreportedSales.length === 0) return;
  const nights = unreportedSales.map(([night]) => night);
  const salePortals = new Set(unreportedSales.flatMap(([, sale]) => sale.portals));
  const hasStay = unreportedSales.some(([, { stays }]) => stays.length > 0);
  const feeds = (await allFeeds(query)).filter((feed) => feed.room === room);
  const portalNames = feeds.filter(({ portal }) => salePortals.has(portal)).map(({ name }) => name);
  const calendarNames = (hasStay ? [...portalNames, ENTERED_STAY_NAME] : portalNames).join(", ");
  const alert = { kind: "twice", room, calendars: calendarNames, nights: runsOf(nights) } as const;
  await addLetter(query, { kind: "message", now, alert });
  await markDoubleSalesReported(query, room, nights);
}

/** Short, because we must read a portal's sale before that portal fetches our calendar: then the night looks imported. */
const POLL_INTERVAL = 15 * MINUTE;

const MAX_POLL_INTERVAL = 360 * MINUTE;

function nextPollTime(failureCount: number, now: number, retryAfter = 0): number {
  const pollPause = POLL_INTERVAL * 2 ** Math.max(0, failureCount - 1);
  return now + Math.max(Math.min(pollPause, MAX_POLL_INTERVAL), retryAfter);
}

/**
 * Returns the stored nights of an unmodified calendar as if it had been read now, so that their flags are set anew: if the
 * portal still reports a night hours after our exports have dropped the night, the portal sold the night (provenance.ts).
 */
function readingOfNights(previousNights: ReadonlyMap<Day, FeedNight>): FeedReading {
  const nights = [...previousNights.keys()];
  const arrivals = nights.filter((night) => previousNights.get(night)?.isArrival);
  return { extent: "whole", eventCount: nights.length, nights, arrivals };
}

/** Returns undefined if the family removed the feed or changed its URL while the feed was fetched. */
export async function recordSync(
  database: Database,
  { address, ...key }: FeedKey & Pick<Feed, "address">,
  attempt: SyncAttempt,
  now: number,
): Promise<SyncResult | undefined> {
  const { today } = nightWindowAt(now);
  return database.transaction(async (query) => {
    const feed = await feedOf(query, key);
    if (feed?.address !== address) return undefined;
    const nightsByPortal = await nightsByPortalIn(query, feed.room);
    const previousNights = nightsByPortal.get(feed.portal) ?? new Map<Day, FeedNight>();
    const outcome =
      attempt === "not modified" ? { ...feed, reading: readingOfNights(previousNights) } : attempt;
    if (!("reading" in outcome)) {
      const { fault, retryAfter } = outcome;
      const failureCount = feed.failures + 1;
      const dueAt = nextPollTime(failureCount, now, retryAfter);
      await saveSync(query, { ...feed, failures: failureCount, fault, dueAt });
      return { fault, nights: [...previousNights.keys()] };
    }
    const { reading, etag = null, lastModified = null } = outcome;
    const previous = { ...feed, nights: previousNights };
    const { nights, isAccepted, ...unconfirmed } = acceptReading(previous, reading, { now, today });
    const { unreadableDay } = reading;
    const partFault = unreadableDay ? (`part ${unreadableDay}` as const) : "part";
    const doubtFault = unconfirmed.unconfirmedSince > 0 ? "doubt" : undefined;
    const fault = reading.extent === "part" ? partFault : doubtFault;
    await saveSync(query, {
      ...feed,
      dueAt: nextPollTime(0, now),
      failures: 0,
      fault: fault ?? null,
      ...unconfirmed,
      ...(isAccepted && { readAt: now, etag, lastModified }),
    });
    const exportHistory = await exportHistoryOf(query, feed);
    const newNights = nightsAfterReading(nights, reading, previousNights, (night) =>
      isReimport(night, exportHistory, now),
    );
    await replaceNights(query, feed, newNights);
    await deleteStaleNotes(query, feed, today);
    await alertDoubleSales(query, feed.room, nightsByPortal.set(feed.portal, newNights), now);
    return { fault, nights: [...newNights.keys()] };
  });
}
