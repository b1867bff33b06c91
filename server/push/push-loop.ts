/**
 * Sends pushes to the family's phones when there is news at the desk. It polls the store for new letters, as
 * the outbox does, and changes nothing that mail depends on.
 */
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { scheduleNews } from "#server/store/news.ts";
import {
  claimBells,
  endBell,
  nextBell,
  type PushSubscription,
  removeSubscription,
} from "#server/store/push-subscriptions.ts";
import { hostOf } from "#server/outgoing/public-url.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import { isQuiet, readQuietHours } from "./quiet-hours.ts";
import { type PushResult, sendPush } from "./send-push.ts";
import { vapidKeyOf, vapidSubject } from "./vapid.ts";

/** How long news are collected for one push, in milliseconds. */
const COLLECTING_TIME = 5_000;

/** The longest sleep, in milliseconds: another server may have something new, and quiet hours end. */
const MAX_SLEEP = 60_000;
const MIN_SLEEP = 100;

type PushLoopOptions = {
  database: Database;
  settings: Pick<Settings, "calendarTestHosts" | "ownerEmail" | "siteUrl">;
  now?: () => number;
  log?: (line: string) => void;
};

function failureLine(endpoint: string, { status }: PushResult): string {
  const answer = status === undefined ? "no answer" : `status ${status}`;
  return `Push to ${hostOf(endpoint)} failed: ${answer}. Mail is not affected.`;
}

export function createPushLoop(options: PushLoopOptions) {
  const { database, settings, now = Date.now, log = console.error } = options;
  let lastFailure = "";

  const ring = async (subscription: PushSubscription) => {
    const { id, endpoint } = subscription;
    const key = await database.transaction(vapidKeyOf);
    const result = await sendPush(endpoint, {
      key,
      subject: vapidSubject(settings),
      now: now(),
      testHosts: settings.calendarTestHosts,
    });
    const { kind } = result;
    if (kind === "gone") await database.transaction((query) => removeSubscription(query, id));
    if (kind === "accepted" || kind === "refused")
      await database.transaction((query) => endBell(query, subscription));
    const failure = kind === "away" || kind === "refused" ? failureLine(endpoint, result) : "";
    if (failure && failure !== lastFailure) log(failure);
    lastFailure = failure;
  };

  const pass = async () => {
    await scheduleNews(database, { now: now(), at: now() + COLLECTING_TIME });
    const { due, hours } = await database.read(async (query) => ({
      due: await nextBell(query),
      hours: await readQuietHours(query),
    }));
    if (due === undefined || isQuiet(hours, now())) return MAX_SLEEP;
    const bells = await database.transaction((query) => claimBells(query, now()));
    await Promise.all(bells.map(ring));
    const next = (await database.read(nextBell)) ?? Infinity;
    return Math.min(MAX_SLEEP, Math.max(MIN_SLEEP, next - now()));
  };

  const loop = createWorkerLoop({ pass, errorPause: MAX_SLEEP, log });
  return { pass, start: loop.start, wake: loop.wake, stop: loop.stop };
}
