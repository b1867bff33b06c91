/** The availability of all rooms, read from the store for everybody who needs it at about the same time. */
import { setTimeout as pause } from "node:timers/promises";
import type { Availability } from "#app/domain/availability.ts";
import type { Database } from "#server/store/database.ts";
import { readAvailability } from "./availability.ts";

/** How long one reading serves all, in milliseconds. */
const MAX_CACHE_AGE = 500;

/** How long a page waits for the store, in milliseconds; then it says nothing about availability. */
const PAGE_TIMEOUT = 100;

type CacheOptions = {
  database: Pick<Database, "read">;
  rooms: () => string[];
  now?: () => number;
};

export type AvailabilityCache = {
  /** Nothing in a house without calendars and closures. */
  read: () => Promise<Availability | undefined>;
  /** The same for a page: nothing where the store is slow or fails. */
  readSoon: () => Promise<Availability | undefined>;
};

export function createAvailabilityCache({
  database,
  rooms,
  now = Date.now,
}: CacheOptions): AvailabilityCache {
  let readAt = -Infinity;
  let currentReading: Promise<Availability | undefined> = Promise.resolve(undefined);
  let readInTime = currentReading;
  const refreshReading = () => {
    if (now() - readAt < MAX_CACHE_AGE && now() >= readAt) return;
    readAt = now();
    currentReading = database.read((query) => readAvailability(query, rooms(), now()));
    // A failed reading is not cached.
    const settledReading = currentReading.catch(() => void (readAt = -Infinity));
    const timeout = pause(PAGE_TIMEOUT, undefined, { ref: false });
    readInTime = Promise.race([settledReading, timeout]).then((result) => result || undefined);
  };
  return {
    read: () => {
      refreshReading();
      return currentReading;
    },
    readSoon: () => {
      refreshReading();
      return readInTime;
    },
  };
}
