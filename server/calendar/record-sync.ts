/** Records the result of a sync in the store, and alerts the family of double sales. */
import { runsOf } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { addFeedAlert } from "#server/store/alerts.ts";
import { closuresIn, deleteLostNotes, markAsked } from "#server/store/closures.ts";
import type { Database, Query } from "#server/store/database.ts";
import { servedTo } from "#server/store/feed-exports.ts";
import {
  allFeeds,
  type Feed,
  type FeedNight,
  feedNights,
  type FeedValidators,
  markOverbookingReported,
  recordOutcome,
  replaceNights,
} from "#server/store/feeds.ts";
import { acceptReading } from "./accept-reading.ts";
import type { FetchFault } from "./fetch-feed.ts";
import type { Reading } from "./parse-feed.ts";
import { nextPollTime } from "./poll-schedule.ts";
import { doubleSales } from "./double-sales.ts";
import { isReimport, ownershipOfNights } from "./provenance.ts";
import { nightWindow } from "./availability.ts";

/** Why a feed was not read, not read completely, or its reading not accepted yet ("doubt"). */
export type FeedFault = FetchFault | "no calendar" | "part" | `part ${Day}` | "endless" | "doubt";

/** The seller in a letter, beside portals' names. */
const FAMILY = "un vostro soggiorno";

export type SyncAttempt =
  | { kind: "not modified" }
  | { kind: "fault"; fault: FeedFault; retryAfter?: number | undefined }
  | ({ kind: "read"; reading: Reading } & FeedValidators);

export type SyncResult = { fault: FeedFault | undefined; nights: Day[] };

/** `chance`, from 0 to 1, spreads the next polls. */
type PollTime = { now: number; chance: number };

/** Alerts the family of nights that are sold twice, once for each night. */
async function reportDoubleSales(query: Query, room: string, now: number): Promise<void> {
  const { today } = nightWindow(now);
  const portals = await feedNights(query, room);
  const sales = [...doubleSales(portals, await closuresIn(query, room), now)];
  const questions = sales.filter(([, { isQuestion }]) => isQuestion);
  const unasked = questions.flatMap(([, { stays }]) => stays).filter((stay) => stay.askedAt === 0);
  await markAsked(query, unasked, now);
  const isReported = (night: Day) =>
    [...portals.values()].every((nights) => nights.get(night)?.isReported ?? true);
  const unreported = sales.filter(
    ([night, { isQuestion }]) => night >= today && !isQuestion && !isReported(night),
  );
  if (unreported.length === 0) return;
  const nights = unreported.map(([night]) => night);
  const sellers = new Set(unreported.flatMap(([, sale]) => sale.portals));
  const isOurs = unreported.some(([, { stays }]) => stays.length > 0);
  const feeds = (await allFeeds(query)).filter((feed) => feed.room === room);
  const calendars = feeds.filter(({ portal }) => sellers.has(portal)).map(({ name }) => name);
  const names = isOurs ? [...calendars, FAMILY] : calendars;
  await addFeedAlert(query, { kind: "twice", room, calendars: names, nights: runsOf(nights) }, now);
  await markOverbookingReported(query, room, nights);
}

async function nightsOfFeed(query: Query, feed: Feed): Promise<ReadonlyMap<Day, FeedNight>> {
  return (await feedNights(query, feed.room)).get(feed.portal) ?? new Map();
}

async function recordReading(
  query: Query,
  feed: Feed,
  { reading, etag, lastModified }: { reading: Readonly<Reading> } & FeedValidators,
  at: PollTime,
): Promise<SyncResult | undefined> {
  const { now } = at;
  const before = await nightsOfFeed(query, feed);
  const { nights, unconfirmedReadings, isAccepted } = acceptReading(
    { nights: before, unconfirmedReadings: feed.unconfirmedReadings },
    reading,
    { now, today: nightWindow(now).today },
  );
  const { unreadDay } = reading;
  const part = unreadDay ? (`part ${unreadDay}` as const) : "part";
  const fault = reading.extent === "part" ? part : unconfirmedReadings && "doubt";
  const isRecorded = await recordOutcome(query, feed, {
    nextTry: nextPollTime(0, at),
    failures: 0,
    fault,
    unconfirmedReadings,
    ...(isAccepted && { read: { at: now, etag, lastModified } }),
  });
  if (!isRecorded) return undefined;
  const servedNights = await servedTo(query, feed);
  const [reported, arrivals] = [new Set(reading.nights), new Set(reading.arrivals)];
  const own = ownershipOfNights(
    nights,
    reported,
    (night) => before.get(night)?.isOwn ?? false,
    (night) => isReimport(night, servedNights, now),
  );
  const after = new Map<Day, FeedNight>();
  for (const [night, isOwn] of own) {
    const old = before.get(night);
    const isArrival = reported.has(night) ? arrivals.has(night) : (old?.isArrival ?? false);
    after.set(night, { isOwn, isReported: isOwn && (old?.isReported ?? false), isArrival });
  }
  await replaceNights(query, feed, before, after);
  await deleteLostNotes(query, feed, nightWindow(now).today);
  await reportDoubleSales(query, feed.room, now);
  return { fault, nights: [...after.keys()] };
}

async function recordFault(
  query: Query,
  feed: Feed,
  fault: FeedFault,
  at: PollTime,
  retryAfter?: number,
): Promise<SyncResult | undefined> {
  const failures = feed.failures + 1;
  const nextTry = nextPollTime(failures, at, retryAfter);
  const { unconfirmedReadings } = feed;
  const outcome = { nextTry, failures, fault, unconfirmedReadings };
  if (!(await recordOutcome(query, feed, outcome))) return undefined;
  return { fault, nights: [...(await nightsOfFeed(query, feed)).keys()] };
}

/** Records an attempt; nothing where the feed was removed or claimed by another reader meanwhile. */
export async function recordSync(
  database: Database,
  feed: Feed,
  attempt: SyncAttempt,
  at: PollTime,
): Promise<SyncResult | undefined> {
  return database.transaction(async (query) => {
    if (attempt.kind === "fault")
      return recordFault(query, feed, attempt.fault, at, attempt.retryAfter);
    if (attempt.kind === "read")
      return attempt.reading.extent === "none"
        ? recordFault(query, feed, "no calendar", at)
        : recordReading(query, feed, attempt, at);
    // Recorded as a reading: with time a night that passed for a copy of ours proves to be the portal's own.
    const stored = await nightsOfFeed(query, feed);
    const nights = [...stored.keys()];
    const arrivals = nights.filter((night) => stored.get(night)?.isArrival);
    const reading = { extent: "whole", events: nights.length, nights, arrivals } as const;
    return recordReading(query, feed, { ...feed, reading }, at);
  });
}
