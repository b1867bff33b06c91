/** Writes down what a try at a feed came to, and tells the family what cannot wait. */
import { runsOf } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Database, Query } from "../store/database.ts";
import { toldTo } from "../store/exports.ts";
import {
  allFeeds,
  changeNights,
  type Feed,
  type FeedNight,
  feedNights,
  keepOutcome,
  markTold,
} from "../store/feeds.ts";
import { addNotice } from "../store/notices.ts";
import { bornOf, isEcho, soldTwice } from "./echo.ts";
import type { FetchFault } from "./fetch-feed.ts";
import { judge } from "./judge.ts";
import type { Reading } from "./read-feed.ts";
import { nextTurn } from "./turns.ts";
import { windowAt } from "./window.ts";

/** Why nothing was read, or not all of it, or why it is not believed yet. */
export type FeedFault = FetchFault | "no calendar" | "part" | "endless" | "doubt";

/** What a try came to. */
export type Try =
  | { kind: "as before" }
  | { kind: "fault"; fault: FeedFault; retryAfter?: number | undefined }
  | { kind: "read"; reading: Reading; etag?: string | undefined; modified?: string | undefined };

export type Noted = { fault: FeedFault | undefined; nights: Day[] };

/** `chance`: from 0 to 1, so that not all feeds are asked at once. */
type Now = { now: number; chance: number };

/** Tells the family of nights that two portals sold, once each. */
async function tellTwice(query: Query, room: string, { now }: Now): Promise<void> {
  const { today } = windowAt(now);
  const portals = [...(await feedNights(query, room))];
  const twice = soldTwice(
    portals.map(([portal, nights]) => ({
      portal,
      born: new Map([...nights].map(([night, { isBorn }]) => [night, isBorn])),
    })),
  );
  const isKnown = (night: Day) => portals.every(([, nights]) => nights.get(night)?.isTold ?? true);
  const news = [...twice].filter(([night]) => night >= today && !isKnown(night));
  if (news.length === 0) return;
  const nights = news.map(([night]) => night);
  const sellers = new Set(news.flatMap(([, sold]) => sold));
  const feeds = (await allFeeds(query)).filter((feed) => feed.room === room);
  const calendars = feeds.filter(({ portal }) => sellers.has(portal)).map(({ name }) => name);
  await addNotice(query, { kind: "twice", room, calendars, nights: runsOf(nights) }, now);
  await markTold(query, room, nights);
}

type Read = Extract<Try, { kind: "read" }>;

async function noteRead(
  query: Query,
  feed: Feed,
  { reading, etag, modified }: Read,
  at: Now,
): Promise<Noted | undefined> {
  const { now } = at;
  const before = (await feedNights(query, feed.room)).get(feed.portal) ?? new Map();
  const wasBorn = (night: Day) => before.get(night)?.isBorn ?? false;
  const known = new Map([...before.keys()].map((night) => [night, wasBorn(night)]));
  const { nights, doubt, isGood } = judge({ nights: known, doubt: feed.doubt }, reading, {
    now,
    today: windowAt(now).today,
  });
  const fault = reading.extent === "part" ? "part" : doubt && "doubt";
  const isOurs = await keepOutcome(query, feed, {
    nextTry: nextTurn(0, at),
    misses: 0,
    fault,
    doubt,
    ...(isGood && { read: { at: now, etag, modified } }),
  });
  if (!isOurs) return undefined;
  const told = await toldTo(query, feed);
  const born = bornOf(nights, new Set(reading.nights), wasBorn, (night) =>
    isEcho(night, told, now),
  );
  const after = new Map(
    [...born].map(([night, isBorn]): [Day, FeedNight] => [
      night,
      { isBorn, isTold: isBorn && (before.get(night)?.isTold ?? false) },
    ]),
  );
  await changeNights(query, feed, before, after);
  await tellTwice(query, feed.room, at);
  return { fault, nights: [...after.keys()] };
}

async function noteFault(
  query: Query,
  feed: Feed,
  fault: FeedFault,
  at: Now,
  asked?: number,
): Promise<Noted | undefined> {
  const misses = feed.misses + 1;
  const nextTry = nextTurn(misses, at, asked);
  const isOurs = await keepOutcome(query, feed, { nextTry, misses, fault, doubt: feed.doubt });
  const nights = (await feedNights(query, feed.room)).get(feed.portal) ?? new Map();
  return isOurs ? { fault, nights: [...nights.keys()] } : undefined;
}

/** Writes a try down; nothing where the feed has gone meanwhile, or to another reader. */
export async function noteReading(
  database: Database,
  feed: Feed,
  tried: Try,
  at: Now,
): Promise<Noted | undefined> {
  return database.transaction(async (query) => {
    if (tried.kind === "fault") return noteFault(query, feed, tried.fault, at, tried.retryAfter);
    if (tried.kind === "read")
      return tried.reading.extent === "none"
        ? noteFault(query, feed, "no calendar", at)
        : noteRead(query, feed, tried, at);
    // Also then a portal may insist on a night that was taken for an echo.
    const nights = [...((await feedNights(query, feed.room)).get(feed.portal)?.keys() ?? [])];
    const reading = { extent: "whole", events: nights.length, nights } as const;
    const { etag, modified } = feed;
    return noteRead(query, feed, { kind: "read", reading, etag, modified }, at);
  });
}
