/** What the server answers of nights: to guests `/liberi.json`, to portals the export of each. */
import { createHash, timingSafeEqual } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { NO_AVAILABILITY } from "#app/domain/availability.ts";
import { CALENDARS, FREE_NIGHTS } from "#app/paths/paths.ts";
import { allClosed, closedOf } from "../store/closures.ts";
import { type Database, StoreUnavailable } from "../store/database.ts";
import { allExports, noteTold } from "../store/exports.ts";
import { feedNights } from "../store/feeds.ts";
import { matchesEtag } from "../etag.ts";
import { accepts } from "../representations.ts";
import { nightsFor } from "./echo.ts";
import type { FreeNightsReader } from "./free-nights.ts";
import { windowAt } from "./window.ts";
import { writeFeed } from "./write-feed.ts";

type Answering = {
  database: Database;
  siteUrl: string;
  freeNights: Pick<FreeNightsReader, "read">;
  log: (error: unknown) => void;
  now?: () => number;
};

function isSame(token: string, given: string): boolean {
  const [one, other] = [Buffer.from(token), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Sends a text with its tag, in the smaller form where that is taken; nothing of it to who has it already. */
function sent(context: Context, text: string, headers: Record<string, string>): Response {
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
  const isSmaller = accepts(context.req.header("Accept-Encoding") ?? "", "gzip");
  // Weak where its bytes are not the text's own.
  const all = { ...headers, ETag: isSmaller ? `W/${tag}` : tag, Vary: "Accept-Encoding" };
  if (matchesEtag(context.req.header("If-None-Match"), tag)) return context.body(null, 304, all);
  if (!isSmaller) return context.body(text, 200, all);
  return context.body(new Uint8Array(gzipSync(text)), 200, { ...all, "Content-Encoding": "gzip" });
}

/** The calendar that a portal reads, and what it is told with it is noted; nothing at any other address. */
async function calendarFor(
  { database, siteUrl, now = Date.now }: Answering,
  { room, token, isRead }: { room: string; token: string; isRead: boolean },
): Promise<string | undefined> {
  return database.transaction(async (query) => {
    const all = await allExports(query);
    const found = all.find((one) => one.room === room && isSame(one.token, token));
    // Who only asks whether it is there is told nothing.
    if (!found || !isRead) return found && "";
    const portals = [...(await feedNights(query, room))].map(([portal, nights]) => ({
      portal,
      born: new Map([...nights].map(([night, { isBorn }]) => [night, isBorn])),
    }));
    const { today } = windowAt(now());
    const closed = closedOf(await allClosed(query), room);
    const nights = nightsFor(found.portal, portals, closed, today);
    const at = await noteTold(query, found, nights, now());
    return writeFeed({ room, host: new URL(siteUrl).hostname, nights, at });
  });
}

const CALENDAR = {
  "Content-Type": "text/calendar; charset=utf-8",
  "Cache-Control": "private, max-age=0",
  "X-Robots-Tag": "noindex",
};

const GUESTS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "public, max-age=60",
  "X-Robots-Tag": "noindex",
};

const NOT_KEPT = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export function createAnswers(answering: Answering): Hono {
  const app = new Hono();

  app.onError((error, context) => {
    answering.log(error);
    const isAway = error instanceof StoreUnavailable;
    return context.text(isAway ? "Not now" : "Fault", isAway ? 503 : 500, NOT_KEPT);
  });

  app.get(FREE_NIGHTS, async (context) => {
    return sent(
      context,
      JSON.stringify((await answering.freeNights.read()) ?? NO_AVAILABILITY),
      GUESTS,
    );
  });

  app.get(`${CALENDARS}/:room/:file{.+\\.ics}`, async (context) => {
    const { room, file } = context.req.param();
    const isRead = context.req.raw.method === "GET";
    const text = await calendarFor(answering, { room, token: file.replace(/\.ics$/, ""), isRead });
    if (text === undefined) return context.text("Not found", 404, NOT_KEPT);
    return isRead ? sent(context, text, CALENDAR) : context.body(null, 200, CALENDAR);
  });

  return app;
}
