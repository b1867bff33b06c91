/** Simulates, over forty days, portals that import our export and export the imported nights again. */
import { describe, expect, test } from "vitest";
import { daysAfter } from "#app/domain/stay.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { numbersFrom } from "#tests/support/random.ts";
import { isReimport, nightsAfterReading, nightsToExport } from "./provenance.ts";
import type { ServedNights } from "#server/store/feed-exports.ts";
import type { FeedNight } from "#server/store/feeds.ts";
import { acceptReading } from "./accept-reading.ts";
import { DAY, HOUR, MINUTE } from "#server/system/durations.ts";

const STEP = HOUR;
const TODAY = "2027-07-01";
const NIGHTS = Array.from({ length: 60 }, (_, index) => daysAfter("2027-09-01", index));
const SALES_END = 36 * DAY;
const SIMULATION_END = 40 * DAY;

/** How many of the imported nights a portal's own calendar contains. */
type Echo = "all" | "half" | "none";

type Portal = {
  name: string;
  echo: Echo;
  /** The time between two fetches of our export, in milliseconds. */
  period: number;
  nextFetchAt: number;
  /** The nights that the portal fetched last, and when it imports them. */
  pendingImport: { from: number; nights: Set<string> } | undefined;
  importedNights: Set<string>;
  /** The time at which each night was sold. */
  soldNights: Map<string, number>;
  diesAt: number;
  nightsInStore: Map<string, FeedNight>;
  unconfirmedSince: number;
  unconfirmedCount: number;
  servedNights: ServedNights[];
};

function createPortal(index: number, count: number, random: (below: number) => number): Portal {
  const isSlowPortal = index === 1;
  return {
    name: `portal ${index}`,
    echo: index === 2 ? "half" : "all",
    period: (isSlowPortal ? 5 : 2) * HOUR + random(isSlowPortal ? 60 : 240) * MINUTE,
    nextFetchAt: random(360) * MINUTE,
    pendingImport: undefined,
    importedNights: new Set(),
    soldNights: new Map(),
    diesAt: count > 2 && index === count - 1 ? 20 * DAY : Infinity,
    nightsInStore: new Map(),
    unconfirmedSince: 0,
    unconfirmedCount: 0,
    servedNights: [],
  };
}

const reportedNights = ({ echo, importedNights, soldNights }: Portal) => [
  ...soldNights.keys(),
  ...[...importedNights].filter(
    (night) => echo === "all" || (echo === "half" && Number(night.at(-1)) % 2),
  ),
];

function simulate(count: number, seed: number) {
  const pick = numbersFrom(seed);
  const portals = Array.from({ length: count }, (_, index) => createPortal(index, count, pick));
  const closedNights = new Set<string>();
  let slowestSpread = 0;
  let doubleSaleCount = 0;
  const unspreadSales = new Map<string, { since: number; by: string }>();

  for (let now = 0; now < SIMULATION_END; now += STEP) {
    for (const portal of portals.filter(({ diesAt }) => diesAt > now)) {
      if (portal.pendingImport && portal.pendingImport.from <= now) {
        portal.importedNights = portal.pendingImport.nights;
        portal.pendingImport = undefined;
      }
      if (portal.nextFetchAt <= now) {
        portal.nextFetchAt = now + portal.period;
        const byPortal = new Map(portals.map(({ name, nightsInStore }) => [name, nightsInStore]));
        const exported = new Set(nightsToExport(portal.name, byPortal, closedNights, TODAY));
        const lastServed = portal.servedNights.at(-1);
        if (!lastServed || lastServed.nights.symmetricDifference(exported).size > 0)
          portal.servedNights = [...portal.servedNights.slice(-20), { at: now, nights: exported }];
        portal.pendingImport = { from: now + pick(60) * MINUTE, nights: exported };
      }
      if (now < SALES_END && pick(24) === 0) {
        const night = NIGHTS[pick(NIGHTS.length)] ?? "";
        const isOpen = !portal.soldNights.has(night) && !portal.importedNights.has(night);
        if (isOpen) {
          const isSoldTwice = portals.some(({ soldNights }) => soldNights.has(night));
          portal.soldNights.set(night, now);
          // A night sold twice: the family is alerted, and cancels one of the two stays.
          if (isSoldTwice) doubleSaleCount++;
          if (isSoldTwice) unspreadSales.delete(night);
          else unspreadSales.set(night, { since: now, by: portal.name });
        }
      }
      if (now < SALES_END && pick(30) === 0) {
        const calledOffNight = [...portal.soldNights.keys()][pick(portal.soldNights.size || 1)];
        if (calledOffNight) portal.soldNights.delete(calledOffNight);
      }
      // Our server reads the portal's calendar; some readings fail, are empty or are only a part.
      const readingKind = pick(20);
      if (readingKind === 0) continue;
      const allNights = readingKind === 1 ? [] : reportedNights(portal);
      const extent = readingKind === 2 ? ("part" as const) : ("whole" as const);
      const nightsRead = readingKind === 2 ? allNights.slice(1) : allNights;
      const reading = { extent, eventCount: allNights.length, nights: nightsRead, arrivals: [] };
      const time = { now, today: TODAY };
      const before = { ...portal, nights: portal.nightsInStore };
      const { nights, ...accepted } = acceptReading(before, reading, time);
      Object.assign(portal, accepted);
      portal.nightsInStore = nightsAfterReading(nights, reading, portal.nightsInStore, (night) =>
        isReimport(night, portal.servedNights, now),
      );
    }
    if (now < SALES_END && pick(48) === 0) closedNights.add(NIGHTS[pick(NIGHTS.length)] ?? "");
    if (now < SALES_END && pick(48) === 0)
      closedNights.delete([...closedNights][pick(closedNights.size || 1)] ?? "");

    for (const [night, { since, by }] of unspreadSales) {
      const seller = portals.find(({ name }) => name === by);
      const isStillSold = seller?.soldNights.has(night) && seller.diesAt > now + DAY;
      const isKnownToAll = portals.every(
        ({ name, importedNights, soldNights, diesAt }) =>
          name === by || diesAt <= now + DAY || importedNights.has(night) || soldNights.has(night),
      );
      if (isStillSold && !isKnownToAll) slowestSpread = Math.max(slowestSpread, now - since);
      else unspreadSales.delete(night);
    }
  }
  const takenNights = new Set([
    ...closedNights,
    ...portals.flatMap(({ nightsInStore }) => [...nightsInStore.keys()]),
  ]);
  const alive = portals.filter(({ diesAt }) => diesAt === Infinity);
  const dead = portals.filter(({ diesAt }) => diesAt < Infinity);
  // The last reading of a portal that no longer answers stays valid.
  const closableNights = new Set([
    ...closedNights,
    ...alive.flatMap(({ soldNights }) => [...soldNights.keys()]),
    ...dead.flatMap(({ nightsInStore }) => [...nightsInStore.keys()]),
  ]);
  return {
    withoutCause: [...takenNights].filter((night) => !closableNights.has(night)),
    open: [...closableNights].filter((night) => !takenNights.has(night)),
    slowestHours: slowestSpread / HOUR,
    twice: doubleSaleCount,
  };
}

const SIMULATION_COUNT = IS_FULL ? 100 : 6;

describe.each([2, 3, 5])("%i portals", (count) => {
  test("after four quiet days no night is taken without a cause, and every night with a cause is taken", () => {
    const results = Array.from({ length: SIMULATION_COUNT }, (_, seed) => simulate(count, seed));
    expect(results.flatMap(({ withoutCause }) => withoutCause)).toEqual([]);
    expect(results.flatMap(({ open }) => open)).toEqual([]);
    // All portals know of a sold night within ten hours; until then some nights are sold twice.
    expect(Math.max(...results.map(({ slowestHours }) => slowestHours))).toBeLessThanOrEqual(10);
    expect(results.some(({ twice }) => twice > 0)).toBe(true);
  }, 60_000);
});
