import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runsOf } from "#app/domain/nights.ts";
import { calendar, event, FEEDS, WINDOW } from "#tests/support/feeds.ts";
import { parseFeed } from "./parse-feed.ts";

test.each(FEEDS)("$quirk", ({ text, options, runs, extent = "whole" }) => {
  const read = parseFeed(text, { ...WINDOW, ...options });
  expect({ extent: read.extent, runs: runsOf(read.nights) }).toEqual({ extent, runs });
});

describe.each([
  ["UTC", 0],
  ["Europe/Rome", -120],
  ["America/Los_Angeles", 420],
])("on a machine in %s", (zone, offset) => {
  test("every feed means the same nights", () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "../../tests/support/read-feeds.ts")],
      { env: { ...process.env, TZ: zone }, encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      offset,
      read: FEEDS.map(({ runs, extent = "whole" }) => ({ extent, runs })),
    });
  });
});

test("a name that a portal writes beside a stay is nowhere in what is read", () => {
  const text = calendar(
    ...event("DTSTART;VALUE=DATE:20270710", "SUMMARY:Anna Bini", "DESCRIPTION:+39 333 1234567"),
  );
  expect(JSON.stringify(parseFeed(text, WINDOW))).not.toMatch(/Anna|333/);
});
