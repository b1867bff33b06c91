/** Which nights are free, read from the store for all who ask: guests' pages and `/liberi.json`. */
import { setTimeout as pause } from "node:timers/promises";
import type { Availability } from "#app/domain/availability.ts";
import type { Database } from "../store/database.ts";
import { knownNights } from "./known-nights.ts";

/** In this time the store is asked once, however many guests ask us, in milliseconds. */
const ASKED_ONCE = 500;

/** How long a page waits for the store, in milliseconds: without an answer it says nothing of nights. */
const PATIENCE = 100;

type Reading = {
  database: Pick<Database, "read">;
  /** The rooms there are now, by their slugs. */
  rooms: () => string[];
  now?: () => number;
};

export type FreeNightsReader = {
  /** Nothing where the house has neither a calendar nor a night closed. */
  read: () => Promise<Availability | undefined>;
  /** The same for a page, which does not wait for a slow store and does not fail with it. */
  readSoon: () => Promise<Availability | undefined>;
};

export function createFreeNightsReader({
  database,
  rooms,
  now = Date.now,
}: Reading): FreeNightsReader {
  let asked = -Infinity;
  let answer: Promise<Availability | undefined> = Promise.resolve(undefined);
  let soon = answer;
  const ask = () => {
    if (now() - asked < ASKED_ONCE && now() >= asked) return;
    asked = now();
    answer = database.read((query) => knownNights(query, rooms(), now()));
    // A store that is back is asked at once.
    const settled = answer.catch(() => void (asked = -Infinity));
    soon = Promise.race([settled, pause(PATIENCE, undefined, { ref: false })]).then((known) =>
      known ? known : undefined,
    );
  };
  return {
    read: () => {
      ask();
      return answer;
    },
    readSoon: () => {
      ask();
      return soon;
    },
  };
}
