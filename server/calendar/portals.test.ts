/** Portals that import our export and tell on what they imported, for forty days on a fake clock. */
import { describe, expect, test } from "vitest";
import { daysAfter } from "#app/domain/stay.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { numbersFrom } from "#tests/support/random.ts";
import { isReimport, nightsAfter, nightsToExport } from "./provenance.ts";
import type { ServedNights } from "#server/store/feed-exports.ts";
import type { FeedNight } from "#server/store/feeds.ts";
import { acceptReading, type UnconfirmedReadings } from "./accept-reading.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEP = HOUR;
const TODAY = "2027-07-01";
const NIGHTS = Array.from({ length: 60 }, (_, index) => daysAfter("2027-09-01", index));
const BUSY = 36 * DAY;
const SIMULATION_END = 40 * DAY;

/** What a portal does with what it imported when it is asked for its own calendar. */
type Echo = "all" | "half" | "none";

type Portal = {
  name: string;
  echo: Echo;
  /** Every so long it fetches our export. */
  period: number;
  fetchAt: number;
  /** What it fetched, and from when on that counts there. */
  coming: { from: number; nights: Set<string> } | undefined;
  importedNights: Set<string>;
  /** By night: when it was sold. */
  soldNights: Map<string, number>;
  diesAt: number;
  // What we know of it.
  own: Map<string, FeedNight>;
  unconfirmedReadings: UnconfirmedReadings | undefined;
  servedNights: ServedNights[];
};

function portalOf(index: number, count: number, next: (below: number) => number): Portal {
  const isSlowPortal = index === 1;
  return {
    name: `portal ${index}`,
    echo: index === 2 ? "half" : "all",
    period: (isSlowPortal ? 5 : 2) * HOUR + next(isSlowPortal ? 60 : 240) * MINUTE,
    fetchAt: next(360) * MINUTE,
    coming: undefined,
    importedNights: new Set(),
    soldNights: new Map(),
    diesAt: count > 2 && index === count - 1 ? 20 * DAY : Infinity,
    own: new Map(),
    unconfirmedReadings: undefined,
    servedNights: [],
  };
}

const reportedRuns = ({ echo, importedNights, soldNights }: Portal) => [
  ...soldNights.keys(),
  ...[...importedNights].filter(
    (night) => echo === "all" || (echo === "half" && Number(night.at(-1)) % 2),
  ),
];

function simulate(count: number, seed: number) {
  const pick = numbersFrom(seed);
  const portals = Array.from({ length: count }, (_, index) => portalOf(index, count, pick));
  const closed = new Set<string>();
  let slowest = 0;
  let twice = 0;
  const waits = new Map<string, { since: number; by: string }>();

  for (let now = 0; now < SIMULATION_END; now += STEP) {
    for (const portal of portals.filter(({ diesAt }) => diesAt > now)) {
      if (portal.coming && portal.coming.from <= now) {
        portal.importedNights = portal.coming.nights;
        portal.coming = undefined;
      }
      if (portal.fetchAt <= now) {
        portal.fetchAt = now + portal.period;
        const byPortal = new Map(portals.map(({ name, own }) => [name, own]));
        const served = new Set(nightsToExport(portal.name, byPortal, closed, TODAY));
        const last = portal.servedNights.at(-1);
        if (!last || last.nights.symmetricDifference(served).size > 0)
          portal.servedNights = [...portal.servedNights.slice(-20), { at: now, nights: served }];
        portal.coming = { from: now + pick(60) * MINUTE, nights: served };
      }
      if (now < BUSY && pick(24) === 0) {
        const night = NIGHTS[pick(NIGHTS.length)] ?? "";
        const isOpen = !portal.soldNights.has(night) && !portal.importedNights.has(night);
        if (isOpen) {
          const isSoldTwice = portals.some(({ soldNights }) => soldNights.has(night));
          portal.soldNights.set(night, now);
          // Sold twice: the family hears of it, and one of the two will be called off.
          if (isSoldTwice) twice++;
          if (isSoldTwice) waits.delete(night);
          else waits.set(night, { since: now, by: portal.name });
        }
      }
      if (now < BUSY && pick(30) === 0) {
        const calledOffNight = [...portal.soldNights.keys()][pick(portal.soldNights.size || 1)];
        if (calledOffNight) portal.soldNights.delete(calledOffNight);
      }
      // We read it, and not always well.
      const chance = pick(20);
      if (chance === 0) continue;
      const runs = chance === 1 ? [] : reportedRuns(portal);
      const previous = { nights: portal.own, unconfirmedReadings: portal.unconfirmedReadings };
      const extent = chance === 2 ? ("part" as const) : ("whole" as const);
      const nightsRead = chance === 2 ? runs.slice(1) : runs;
      const reading = { extent, events: runs.length, nights: nightsRead, arrivals: [] };
      const time = { now, today: TODAY };
      const { nights, unconfirmedReadings } = acceptReading(previous, reading, time);
      portal.unconfirmedReadings = unconfirmedReadings;
      portal.own = nightsAfter(nights, reading, portal.own, (night) =>
        isReimport(night, portal.servedNights, now),
      );
    }
    if (now < BUSY && pick(48) === 0) closed.add(NIGHTS[pick(NIGHTS.length)] ?? "");
    if (now < BUSY && pick(48) === 0) closed.delete([...closed][pick(closed.size || 1)] ?? "");

    for (const [night, { since, by }] of waits) {
      const seller = portals.find(({ name }) => name === by);
      const isStillSold = seller?.soldNights.has(night) && seller.diesAt > now + DAY;
      const isKnownToAll = portals.every(
        ({ name, importedNights, soldNights, diesAt }) =>
          name === by || diesAt <= now + DAY || importedNights.has(night) || soldNights.has(night),
      );
      if (isStillSold && !isKnownToAll) slowest = Math.max(slowest, now - since);
      else waits.delete(night);
    }
  }
  const shut = new Set([...closed, ...portals.flatMap(({ own }) => [...own.keys()])]);
  const alive = portals.filter(({ diesAt }) => diesAt === Infinity);
  const dead = portals.filter(({ diesAt }) => diesAt < Infinity);
  // Of a dead portal nobody can know better than its last word.
  const closableNights = new Set([
    ...closed,
    ...alive.flatMap(({ soldNights }) => [...soldNights.keys()]),
    ...dead.flatMap(({ own }) => [...own.keys()]),
  ]);
  return {
    withoutCause: [...shut].filter((night) => !closableNights.has(night)),
    open: [...closableNights].filter((night) => !shut.has(night)),
    slowest: slowest / HOUR,
    twice,
  };
}

const SIMULATION_COUNT = IS_FULL ? 100 : 6;

describe.each([2, 3, 5])("%i portals", (count) => {
  test("after four quiet days no night is shut without a cause, and none with a cause is open", () => {
    const runs = Array.from({ length: SIMULATION_COUNT }, (_, seed) => simulate(count, seed));
    expect(runs.flatMap(({ withoutCause }) => withoutCause)).toEqual([]);
    expect(runs.flatMap(({ open }) => open)).toEqual([]);
    // What one sold, all others know within ten hours; some nights were sold twice before.
    expect(Math.max(...runs.map(({ slowest }) => slowest))).toBeLessThanOrEqual(10);
    expect(runs.some(({ twice }) => twice > 0)).toBe(true);
  }, 60_000);
});
