/**
 * Nights, and which of them are taken. A night is the day it begins.
 *
 * Shapes: a night is a day `YYYY-MM-DD`; a run is nights in a row, "2027-08-12/3": its first, and how
 *         many. A room's knowledge is a set of nights: no stay, no guest and no portal's event is in it.
 * Units:  whole calendar nights; the day of departure is no night of a stay.
 * Errors: a run that is none throws, for whoever wrote it is ours.
 */
import { type Day, daysAfter, isDay, nightsIn, type Stay } from "./stay.ts";

/** Nights in a row, "2027-08-12/3". */
export type Run = string;

/** Nights as the fewest runs, in their order. */
export function runsOf(nights: Iterable<Day>): Run[] {
  const runs: { first: Day; next: Day; count: number }[] = [];
  for (const night of [...new Set(nights)].toSorted()) {
    const last = runs.at(-1);
    if (last?.next === night) {
      last.count++;
      last.next = daysAfter(night, 1);
    } else runs.push({ first: night, next: daysAfter(night, 1), count: 1 });
  }
  return runs.map(({ first, count }) => `${first}/${count}`);
}

/** A run as a stay: from its first night to the day after its last. */
export function stayOfRun(run: Run): Stay {
  const [checkIn = "", count = ""] = run.split("/");
  if (!isDay(checkIn) || !/^[1-9]\d{0,3}$/.test(count)) throw new RangeError(`No run: "${run}"`);
  return { checkIn, checkOut: daysAfter(checkIn, Number(count)) };
}

/** The nights of runs; runs may overlap. */
export function nightsOfRuns(runs: Iterable<Run>): Set<Day> {
  return new Set(Array.from(runs, (run) => nightsIn(stayOfRun(run))).flat());
}

/** The first night of a stay that is taken. Leaving on a taken day takes none of its night. */
export function firstTaken(stay: Stay, taken: ReadonlySet<Day>): Day | undefined {
  return nightsIn(stay).find((night) => taken.has(night));
}

/** Whether a stay spans no taken night. */
export function isFree(stay: Stay, taken: ReadonlySet<Day>): boolean {
  return firstTaken(stay, taken) === undefined;
}

/** The last day a guest can leave who arrives on a free night: the next taken one, or `end`. */
export function latestCheckOut(checkIn: Day, taken: ReadonlySet<Day>, end: Day): Day {
  const longest = { checkIn, checkOut: end };
  return checkIn < end ? (firstTaken(longest, taken) ?? end) : checkIn;
}
