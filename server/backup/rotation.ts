/** Which copies stay: the newest of each of the last days, weeks and months that have one. */
const DAY = 24 * 3_600_000;

/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const weekNumberOf = (time: number) => Math.floor((Math.floor(time / DAY) + 3) / 7);

const RETENTION_RULES: [periodOf: (time: number) => string | number, count: number][] = [
  [(time) => Math.floor(time / DAY), 14],
  [weekNumberOf, 8],
  [(time) => new Date(time).toISOString().slice(0, 7), 6],
];

/** The times of the copies that no rule keeps; those that a wrong clock dated in the future are not judged. */
export function expiredCopies(times: number[], now: number): number[] {
  const newestFirst = times.filter((time) => time <= now).toSorted((a, b) => b - a);
  const stays = new Set<number>();
  for (const [periodOf, count] of RETENTION_RULES) {
    const periods = new Set<string | number>();
    for (const time of newestFirst) {
      const period = periodOf(time);
      if (!periods.has(period) && periods.size < count) stays.add(time);
      periods.add(period);
    }
  }
  return newestFirst.filter((time) => !stays.has(time));
}
