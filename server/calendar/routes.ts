/** Serves `/liberi.json`, the availability for guests' pages, and `/calendari/…`, calendars of taken nights for portals. */
import { type Context, Hono } from "hono";
import { UNKNOWN_AVAILABILITY } from "#app/domain/availability.ts";
import { CALENDARS_PATH, AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { storedFile } from "#server/serving/representations.ts";
import { sendFile } from "#server/serving/send-file.ts";
import { closedNights } from "#server/store/closures.ts";
import { type Database, StoreUnavailable } from "#server/store/database.ts";
import { allExports, recordServedNights } from "#server/store/feed-exports.ts";
import { nightsByPortalIn } from "#server/store/feeds.ts";
import { isSameSecret } from "#server/system/same-secret.ts";
import type { AvailabilityCache } from "./availability-cache.ts";
import { logError } from "#server/system/log.ts";
import { nightsToExport } from "./provenance.ts";
import { nightWindowAt } from "./availability.ts";
import { writeFeed } from "./write-feed.ts";

type CalendarRouteOptions = {
  database: Database;
  siteUrl: string;
  availability: Pick<AvailabilityCache, "read">;
  now?: () => number;
};

async function sendText(context: Context, text: string, headers: Record<string, string>) {
  const file = await storedFile("/text", Buffer.from(text), { quality: "fast" });
  return sendFile(context, file, { headers });
}

/** Returns the export; undefined for a wrong token, "" for HEAD. Stores its nights, to recognize them in a portal's calendar. */
async function serveExport(
  { database, siteUrl, now = Date.now }: CalendarRouteOptions,
  { room, token, isGet }: { room: string; token: string; isGet: boolean },
): Promise<string | undefined> {
  return database.transaction(async (query) => {
    const exports = await allExports(query);
    const feedExport = exports.find((one) => one.room === room && isSameSecret(token, one.token));
    if (!feedExport || !isGet) return feedExport && "";
    const closedNightsOfRoom = await closedNights(query, room);
    const nightsByPortal = await nightsByPortalIn(query, room);
    const { today } = nightWindowAt(now());
    const nights = nightsToExport(feedExport.portal, nightsByPortal, closedNightsOfRoom, today);
    const changedAt = await recordServedNights(query, feedExport, nights, now());
    return writeFeed({ room, host: new URL(siteUrl).hostname, nights, changedAt });
  });
}

const EXPORT_HEADERS = {
  "Content-Type": "text/calendar; charset=utf-8",
  "Cache-Control": "private, max-age=0",
  "X-Robots-Tag": "noindex",
};

const AVAILABILITY_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "public, max-age=60",
  "X-Robots-Tag": "noindex",
};

const UNCACHED_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export function calendarRoutes(options: CalendarRouteOptions): Hono {
  const app = new Hono();

  app.onError((error, context) => {
    logError(error);
    const status = error instanceof StoreUnavailable ? 503 : 500;
    return context.text(status === 503 ? "Not now" : "Fault", status, UNCACHED_HEADERS);
  });

  app.get(AVAILABILITY_PATH, async (context) => {
    const availability = (await options.availability.read()) ?? UNKNOWN_AVAILABILITY;
    return sendText(context, JSON.stringify(availability), AVAILABILITY_HEADERS);
  });

  app.get(`${CALENDARS_PATH}/:room/:file{.+\\.ics}`, async (context) => {
    const { room, file } = context.req.param();
    const isGet = context.req.raw.method === "GET";
    const feedText = await serveExport(options, { room, token: file.replace(/\.ics$/, ""), isGet });
    if (feedText === undefined) return context.text("Not found", 404, UNCACHED_HEADERS);
    return isGet
      ? sendText(context, feedText, EXPORT_HEADERS)
      : context.body(null, 200, EXPORT_HEADERS);
  });

  return app;
}
