/** Caches the rooms' availability for half a second, so that requests at about the same time read the database once. */
import { setTimeout as pause } from "node:timers/promises";
import type { Availability } from "#app/domain/availability.ts";
import type { Database } from "#server/store/database.ts";
import { readAvailability } from "./availability.ts";

const MAX_CACHE_AGE_MS = 500;

/** A page waits this long for the database. If no answer has come by then, the page is sent without availability. */
const PAGE_TIMEOUT_MS = 100;

type CacheOptions = {
  database: Pick<Database, "read">;
  readSlugs: () => string[]; // the slugs of the rooms that the site has now
  now?: () => number;
};

export type AvailabilityCache = ReturnType<typeof createAvailabilityCache>;

export function createAvailabilityCache({ database, readSlugs, now = Date.now }: CacheOptions) {
  let readAt = -Infinity;
  let currentReading: Promise<Availability | undefined> = Promise.resolve(undefined);
  const read = () => {
    if (now() - readAt < MAX_CACHE_AGE_MS && now() >= readAt) return currentReading;
    readAt = now();
    currentReading = database.read((query) => readAvailability(query, readSlugs(), now()));
    // A failed reading is not cached.
    currentReading.catch(() => (readAt = -Infinity));
    return currentReading;
  };
  return {
    /** Returns undefined if the house has neither calendars nor closures. */
    read,
    /** Returns undefined if the house has neither calendars nor closures, or if the database is slow or fails. */
    readWithTimeout: () => {
      const timeout = pause(PAGE_TIMEOUT_MS, undefined, { ref: false });
      return Promise.race([read().catch(() => undefined), timeout]);
    },
  };
}
