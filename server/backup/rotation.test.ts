import { expect, test } from "vitest";
import { expiredCopies } from "./rotation.ts";

const DAY = 24 * 3_600_000;
/** A Monday. */
const START = Date.UTC(2026, 0, 5, 2, 30);

/** The copies that are left after a copy a night, each followed by a deletion; the newest first. */
function nights(count: number, isMissed: (night: number) => boolean = () => false) {
  let copies: number[] = [];
  let oldest = 0;
  for (let night = 0; night < count; night++) {
    if (isMissed(night)) continue;
    const now = START + night * DAY;
    const expired = new Set(expiredCopies([...copies, now], now));
    copies = [...copies, now].filter((time) => !expired.has(time));
    oldest = Math.max(oldest, now - Math.min(...copies));
  }
  return {
    days: copies.map((time) => new Date(time).toISOString().slice(0, 10)).toReversed(),
    oldest,
  };
}

test("after two years of nights 14 days, 8 weeks and 6 months are left, and nothing older than 155 days", () => {
  const { days, oldest } = nights(2 * 365);
  expect(days.slice(0, 14)).toEqual(
    Array.from({ length: 14 }, (_, night) =>
      new Date(START + (729 - night) * DAY).toISOString().slice(0, 10),
    ),
  );
  // The last days of weeks and months that are older; 2028-01-04 is a Tuesday.
  expect(days.at(0)).toBe("2028-01-04");
  expect(days.slice(14)).toEqual([
    "2027-12-19",
    "2027-12-12",
    "2027-12-05",
    "2027-11-30",
    "2027-11-28",
    "2027-11-21",
    "2027-10-31",
    "2027-09-30",
    "2027-08-31",
  ]);
  expect(oldest / DAY).toBeLessThan(155);
});

test("a server that runs on Sundays alone keeps what it has, not what it would have", () => {
  const { days } = nights(365, (night) => night % 7 !== 6);
  // 14 days with a copy are 14 weeks; the months before have one each.
  expect(days).toHaveLength(16);
});

test("of several copies of a day the last stays", () => {
  const [early, late] = [START, START + 3_600_000];
  expect(expiredCopies([early, late], late)).toEqual([early]);
});

test("copies that a wrong clock dated in the future delete none, and are not deleted", () => {
  const future = Array.from({ length: 30 }, (_, night) => START + (1000 + night) * DAY);
  expect(expiredCopies([START, ...future], START + DAY)).toEqual([]);
});
