import { describe, expect, onTestFinished, test, vi } from "vitest";
import { runsOf } from "#app/domain/nights.ts";
import { calendar, event, FEEDS, WINDOW } from "#tests/support/feeds.ts";
import { parseFeed } from "./parse-feed.ts";

function nightsMeant({ text, options }: (typeof FEEDS)[number]) {
  const { extent, nights } = parseFeed(text, { ...WINDOW, ...options });
  return { extent, runs: runsOf(nights) };
}

test.each(FEEDS)("$quirk", ({ runs, extent = "whole", ...feed }) => {
  expect(nightsMeant({ runs, ...feed })).toEqual({ extent, runs });
});

describe.each([
  ["Europe/Rome", -120],
  ["America/Los_Angeles", 420],
])("on a machine in %s", (zone, offset) => {
  test("every feed gives the same nights", () => {
    vi.stubEnv("TZ", zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(new Date("2027-07-01T00:00Z").getTimezoneOffset()).toBe(offset);
    expect(FEEDS.map(nightsMeant)).toEqual(
      FEEDS.map(({ runs, extent = "whole" }) => ({ extent, runs })),
    );
  });
});

test("a name that a portal writes beside a stay does not appear in the reading", () => {
  const text = calendar(
    ...event("DTSTART;VALUE=DATE:20270710", "SUMMARY:Anna Bini", "DESCRIPTION:+39 333 1234567"),
  );
  expect(JSON.stringify(parseFeed(text, WINDOW))).not.toMatch(/Anna|333/);
});

test("the reading has the day of an entry that cannot be read, if the entry has a day", () => {
  const brokenEvent = (start: string) =>
    parseFeed(calendar(...event(`DTSTART;VALUE=DATE:${start}`, "DURATION:-P2D")), WINDOW);
  expect(brokenEvent("20270812")).toMatchObject({ extent: "part", unreadableDay: "2027-08-12" });
  expect(brokenEvent("Anna").unreadableDay).toBeUndefined();
});

test("an entry's first night is an arrival, unless another entry goes on over it", () => {
  const stayEvent = (from: string, to: string) =>
    event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`);
  const arrivalsOf = (...entries: string[][]) =>
    parseFeed(calendar(...entries.flat()), WINDOW).arrivals;
  const secondEvent = stayEvent("20270812", "20270813");
  const laterArrivals = arrivalsOf(stayEvent("20270810", "20270812"), secondEvent);
  expect(laterArrivals).toEqual(["2027-08-10", "2027-08-12"]);
  expect(arrivalsOf(stayEvent("20270810", "20270814"), secondEvent)).toEqual(["2027-08-10"]);
  expect(arrivalsOf(stayEvent("20261230", "20270103"))).toEqual([]);
});
