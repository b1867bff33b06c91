/** The availability of all rooms; requests at about the same time share one reading of the store. */
import { setTimeout as pause } from "node:timers/promises";
import type { Availability } from "#app/domain/availability.ts";
import type { Database } from "#server/store/database.ts";
import { readAvailability } from "./availability.ts";

/** How long a reading is shared, in milliseconds. */
const MAX_CACHE_AGE = 500;

/** How long a page waits for the store, in milliseconds; after that it shows no availability. */
const PAGE_TIMEOUT = 100;

type CacheOptions = {
  database: Pick<Database, "read">;
  rooms: () => string[];
  now?: () => number;
};

export type AvailabilityCache = ReturnType<typeof createAvailabilityCache>;

export function createAvailabilityCache({ database, rooms, now = Date.now }: CacheOptions) {
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
    /** Reads the availability; undefined in a house without calendars and closures. */
    read: () => {
      refreshReading();
      return currentReading;
    },
    /** Reads the availability for a page; undefined also where the store is slow or fails. */
    readSoon: () => {
      refreshReading();
      return readInTime;
    },
  };
}
