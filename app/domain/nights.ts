/** A night is written as the day on which it begins, so the day of departure is no night of a stay. */
import { type Day, daysAfter, isDay, nightsIn, type Stay } from "./stay.ts";

/** Consecutive nights, written as the first night and the number of nights: "2027-08-12/3". */
export type NightRun = string;

/** Returns as few runs as possible, in the order of time. */
export function runsOf(nights: Iterable<Day>): NightRun[] {
  const runs: { first: Day; count: number }[] = [];
  for (const night of [...new Set(nights)].sort()) {
    const lastRun = runs.at(-1);
    if (lastRun && daysAfter(lastRun.first, lastRun.count) === night) lastRun.count++;
    else runs.push({ first: night, count: 1 });
  }
  return runs.map(({ first, count }) => `${first}/${count}`);
}

export function stayOfRun(run: NightRun): Stay {
  const [checkIn = "", count = ""] = run.split("/");
  if (!isDay(checkIn) || !/^[1-9]\d{0,3}$/.test(count)) throw new RangeError(`No run: "${run}"`);
  return { checkIn, checkOut: daysAfter(checkIn, Number(count)) };
}

/** The runs may overlap. */
export function nightsOfRuns(runs: Iterable<NightRun>): Set<Day> {
  return new Set(Array.from(runs, (run) => nightsIn(stayOfRun(run))).flat());
}

function firstTakenNight(stay: Stay, taken: ReadonlySet<Day>): Day | undefined {
  return nightsIn(stay).find((night) => taken.has(night));
}

export function isFree(stay: Stay, taken: ReadonlySet<Day>): boolean {
  return firstTakenNight(stay, taken) === undefined;
}

/** Returns the latest check-out of a free stay from `checkIn`, which is the day of the next taken night, or `end`. */
export function latestCheckOut(checkIn: Day, taken: ReadonlySet<Day>, end: Day): Day {
  const longestStay = { checkIn, checkOut: end };
  return checkIn < end ? (firstTakenNight(longestStay, taken) ?? end) : checkIn;
}
