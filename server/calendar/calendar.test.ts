import ical from "node-ical";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { nightsOfRuns, runsOf, stayOfRun } from "#app/domain/nights.ts";
import { nightsIn } from "#app/domain/stay.ts";
import { calendarPath, AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { addClosure, WHOLE_HOUSE, openNights } from "../store/closures.ts";
import type { Database } from "../store/database.ts";
import { ensureExportToken } from "#server/store/feed-exports.ts";
import { addFeed, allFeeds, dueFeeds, feedOf, removeFeed } from "../store/feeds.ts";
import { markSent } from "../store/letters.ts";
import { deleteExpired } from "#server/store/retention.ts";
import { calendarRoutes } from "./routes.ts";
import { createAvailabilityCache } from "./availability-cache.ts";
import { recordSync, type SyncAttempt } from "./record-sync.ts";
import { createPollLoop } from "./poll-loop.ts";
import { type FeedReading, parseFeed } from "./parse-feed.ts";
import { WINDOW } from "#tests/support/feeds.ts";
import { lettersDue } from "#tests/support/mails.ts";
import { memoryStore } from "#tests/support/scratch.ts";
import { HOUR, MINUTE } from "#server/system/durations.ts";

const NOW = Date.UTC(2027, 6, 1, 10);
const ROOM_SLUGS = ["elegant_room", "natural_room"];
const readSlugs = () => ROOM_SLUGS;
const [ROOM = "", OTHER_ROOM = ""] = ROOM_SLUGS;
const SITE = "https://casa.example";

let database: Database;
let now = NOW;
let app: ReturnType<typeof calendarRoutes>;

beforeEach(() => {
  now = NOW;
  database = memoryStore();
  app = calendarRoutes({
    database,
    siteUrl: SITE,
    availability: createAvailabilityCache({ database, readSlugs, now: () => now }),
    now: () => now,
  });
});

const passTime = (duration: number) => (now += duration);

const addPortal = (name: string, room = ROOM) =>
  database.transaction((query) =>
    addFeed(query, { room, name, address: `https://${name}.example/` }, now),
  );

const closeNights = (runs: string[], room = ROOM) =>
  database.transaction(async (query) => {
    for (const run of runs) await addClosure(query, { room, stay: stayOfRun(run) }, now);
  });

const attemptWith = (runs: string[], more: Partial<FeedReading> = {}): SyncAttempt => {
  const reportedNights = [...nightsOfRuns(runs)];
  const feedReading = {
    extent: "whole" as const,
    eventCount: reportedNights.length,
    nights: reportedNights,
    arrivals: [],
    ...more,
  };
  return { reading: feedReading };
};

const syncPortal = async (name: string, input: string[] | SyncAttempt, room = ROOM) => {
  const key = { room, portal: name.toLowerCase() };
  const feed = await database.read((query) => feedOf(query, key));
  const syncAttempt = Array.isArray(input) ? attemptWith(input) : input;
  const syncResult = feed && (await recordSync(database, feed, syncAttempt, now));
  return syncResult && { ...syncResult, nights: runsOf(syncResult.nights) };
};

const exportAddress = async (portal: string, room = ROOM) =>
  calendarPath(
    room,
    await database.transaction((query) => ensureExportToken(query, { room, portal })),
  );

/** Fetches our export as a portal does; returns the runs in it. */
const fetchExport = async (portal: string, room = ROOM) =>
  runsIn(await (await app.request(await exportAddress(portal, room))).text());

const availabilityNow = async () => {
  passTime(1_000);
  return (await app.request(AVAILABILITY_PATH)).json();
};

const newPollLoop = () =>
  createPollLoop({
    database,
    testHosts: [],
    siteUrl: SITE,
    lookUp: async () => [],
    onAlert: () => {},
    now: () => now,
  });

const takeAlerts = async () => {
  const letters = await lettersDue(database, now);
  for (const { id } of letters) await markSent(database, id, now);
  return letters.map(({ alert }) => alert);
};

test("a house without calendars or coming closures publishes no availability", async () => {
  expect(await availabilityNow()).toEqual({ rooms: {} });
  await closeNights(["2027-06-01/3"]); // past nights
  expect(await availabilityNow()).toEqual({ rooms: {} });
});

test("nights that the family closes are taken, in one room or in all", async () => {
  await closeNights(["2027-08-12/3"]);
  await closeNights(["2027-12-24/2"], WHOLE_HOUSE);
  const freshRoom = { state: "fresh", asOf: "2027-07-01T10:00:00.000Z" };
  expect(await availabilityNow()).toEqual({
    asOf: freshRoom.asOf,
    rooms: {
      [ROOM]: { ...freshRoom, taken: ["2027-08-12/3", "2027-12-24/2"] },
      [OTHER_ROOM]: { ...freshRoom, taken: ["2027-12-24/2"] },
    },
  });
});

test("the availability is sent compressed, and not again to a browser that has it", async () => {
  await closeNights(["2027-08-12/3"]);
  const fetchNights = (headers: Record<string, string>) =>
    app.request(AVAILABILITY_PATH, { headers });
  const compressed = { "Accept-Encoding": "br, gzip" };
  const bytes = await (await fetchNights(compressed)).arrayBuffer();
  expect(gunzipSync(bytes).toString()).toBe(await (await fetchNights({})).text());
  for (const encoding of [{}, compressed]) {
    const { headers } = await fetchNights(encoding);
    expect(headers.get("Cache-Control")).toBe("public, max-age=60");
    const tag = headers.get("ETag") ?? "";
    expect((await fetchNights({ ...encoding, "If-None-Match": tag })).status).toBe(304);
  }
});

test("nobody outside learns why a room is closed, or who closed it", async () => {
  const closure = { room: ROOM, stay: stayOfRun("2027-08-12/3"), note: "Klara", author: "paola" };
  await database.transaction((query) => addClosure(query, closure, now));
  const text = await (await app.request(await exportAddress("airbnb"))).text();
  expect(runsIn(text)).toEqual(["2027-08-12/3"]);
  expect(text + JSON.stringify(await availabilityNow())).not.toMatch(/klara|paola/i);
});

test("a calendar that was never read makes its own room's availability unknown, and no other's", async () => {
  await addPortal("Airbnb");
  await closeNights(["2027-12-24/2"], WHOLE_HOUSE);
  const { rooms } = await availabilityNow();
  const taken = ["2027-12-24/2"];
  expect(rooms[ROOM]).toMatchObject({ state: "unknown", taken });
  expect(rooms[OTHER_ROOM]).toMatchObject({ state: "fresh", taken });
});

test("a room's availability is as old as the oldest of its calendars", async () => {
  await addPortal("Airbnb");
  await addPortal("Vrbo");
  await syncPortal("Airbnb", ["2027-08-12/3"]);
  passTime(2 * HOUR);
  await syncPortal("Vrbo", ["2027-09-01/1"]);
  const roomState = async () => (await availabilityNow()).rooms[ROOM];
  const taken = ["2027-08-12/3", "2027-09-01/1"];
  expect(await roomState()).toEqual({ state: "fresh", asOf: "2027-07-01T10:00:00.000Z", taken });
  passTime(HOUR);
  expect(await roomState()).toMatchObject({ state: "old" });
  passTime(21 * HOUR);
  expect(await roomState()).toMatchObject({ state: "unknown", taken });
});

test.each([
  ["an error", { fault: "status 500" }],
  ["a page to sign in", { fault: "no calendar" }],
  ["a part", attemptWith(["2027-08-13/1"], { extent: "part" })],
  ["an empty calendar", attemptWith([])],
  ["a recurrence without end", { fault: "endless" }],
  ["an answer of no change", "not modified"],
] satisfies [string, SyncAttempt][])("after %s taken nights stay taken", async (__, attempt) => {
  await addPortal("Airbnb");
  await syncPortal("Airbnb", ["2027-08-12/3"]);
  passTime(20 * MINUTE);
  await syncPortal("Airbnb", attempt);
  expect((await availabilityNow()).rooms[ROOM].taken).toEqual(["2027-08-12/3"]);
});

test("the pause after each of a portal's faults grows, and lasts at least as long as the portal asks", async () => {
  await addPortal("Airbnb");
  const pauseAfter = async (attempt: SyncAttempt) => {
    await syncPortal("Airbnb", attempt);
    for (let minutes = 0; ; minutes += 5) {
      const later = now + minutes * MINUTE;
      if ((await database.read((query) => dueFeeds(query, later))).length > 0) return minutes;
    }
  };
  const fault = { fault: "away" } as const;
  expect(await pauseAfter(fault)).toBe(15);
  passTime(30 * MINUTE);
  expect(await pauseAfter(fault)).toBe(30);
  passTime(60 * MINUTE);
  expect(await pauseAfter({ ...fault, retryAfter: 5 * HOUR })).toBe(300);
  passTime(6 * HOUR);
  expect(await pauseAfter(attemptWith([]))).toBe(15);
});

test("a reading from an address that was replaced meanwhile changes nothing", async () => {
  await addPortal("Airbnb");
  const [feed] = await database.read(allFeeds);
  await database.transaction((query) =>
    addFeed(query, { ...feed!, address: "https://portal.example/new.ics" }, now),
  );
  const reading = attemptWith(["2027-08-12/1"]);
  expect(await recordSync(database, feed!, reading, now)).toBeUndefined();
  expect((await availabilityNow()).rooms[ROOM].taken).toEqual([]);
});

test("the nights of a calendar go when the family removes the calendar", async () => {
  await addPortal("Airbnb");
  await syncPortal("Airbnb", ["2027-08-12/3"]);
  await database.transaction((query) => removeFeed(query, { room: ROOM, portal: "airbnb" }, now));
  expect(await availabilityNow()).toEqual({ rooms: {} });
});

test("a portal gets nights that others sold and the family closed, and does not count as their seller", async () => {
  await addPortal("Airbnb");
  await addPortal("Vrbo");
  await syncPortal("Airbnb", ["2027-08-12/3", "2027-11-01/9"]);
  await closeNights(["2027-10-01/1"]);
  expect(await fetchExport("airbnb")).toEqual(["2027-10-01/1"]);
  expect(await fetchExport("vrbo")).toEqual(["2027-08-12/3", "2027-10-01/1", "2027-11-01/9"]);
  passTime(HOUR);
  const echoedRuns = ["2027-10-01/1", "2027-11-01/9"];
  await syncPortal("Vrbo", ["2027-08-12/3", "2027-09-01/2", ...echoedRuns]); // Vrbo sold September
  expect(await fetchExport("airbnb")).toEqual(["2027-09-01/2", "2027-10-01/1"]);
  // The stay is cancelled at the first portal; the second then frees its imported copy.
  await syncPortal("Airbnb", ["2027-09-01/2", ...echoedRuns]);
  expect(await fetchExport("vrbo")).toEqual(echoedRuns);
  expect((await availabilityNow()).rooms[ROOM].taken).toContain("2027-08-12/3");
  await syncPortal("Vrbo", ["2027-09-01/2", ...echoedRuns]);
  expect((await availabilityNow()).rooms[ROOM].taken).not.toContain("2027-08-12/3");
});

test("a portal that reports an imported night for hours counts as its seller, even by “not modified”", async () => {
  await addPortal("Airbnb");
  await closeNights(["2027-10-01/1"]);
  await fetchExport("airbnb");
  await syncPortal("Airbnb", ["2027-10-01/1", "2027-12-01/3"]);
  await database.transaction((query) => openNights(query, ROOM, stayOfRun("2027-10-01/1"), []));
  expect(await fetchExport("airbnb")).toEqual([]);
  expect(await fetchExport("vrbo")).toEqual(["2027-12-01/3"]);
  passTime(3 * HOUR + 1);
  await syncPortal("Airbnb", "not modified");
  expect(await fetchExport("vrbo")).toEqual(["2027-10-01/1", "2027-12-01/3"]);
});

test("the family gets one letter when a calendar is silent for a day, and another the next time", async () => {
  await addPortal("Airbnb");
  const testedLoop = newPollLoop();
  const alertState = async () => [testedLoop.isLate(), ...(await takeAlerts())];
  await testedLoop.pollDueFeeds();
  expect(await alertState()).toEqual([false]);
  passTime(24 * HOUR + 1);
  await testedLoop.pollDueFeeds();
  await testedLoop.pollDueFeeds();
  const silentAlert = { kind: "silent", room: ROOM, calendars: "Airbnb" };
  expect(await alertState()).toEqual([true, silentAlert]);
  passTime(6 * HOUR);
  await syncPortal("Airbnb", ["2027-08-12/3"]);
  await testedLoop.pollDueFeeds();
  expect(testedLoop.isLate()).toBe(false);
  passTime(25 * HOUR);
  await testedLoop.pollDueFeeds();
  expect(await takeAlerts()).toEqual([silentAlert]);
});

test("the letter about a silent calendar names the entry that cannot be read", async () => {
  await addPortal("Google");
  await syncPortal(
    "Google",
    attemptWith([], { extent: "part", eventCount: 2, unreadableDay: "2027-08-12" }),
  );
  const { pollDueFeeds } = newPollLoop();
  passTime(24 * HOUR + 1);
  await database.transaction((query) => query("UPDATE feeds SET dueAt = ?", [now + HOUR]));
  await pollDueFeeds();
  expect(await takeAlerts()).toMatchObject([
    { calendars: "Google (la voce del 12/08/2027 non si capisce)" },
  ]);
});

test("sent letters and past closures are deleted after a month", async () => {
  await addPortal("Airbnb");
  await addPortal("Vrbo");
  await syncPortal("Airbnb", ["2027-08-12/3"]);
  await syncPortal("Vrbo", ["2027-08-12/3"]);
  await closeNights(["2027-07-02/1"]);
  expect(await takeAlerts()).toHaveLength(1);
  passTime(31 * 24 * HOUR);
  await deleteExpired(database, { keepMonths: 24, keepSignUpDays: 7 }, now);
  const rows = (table: string) =>
    database.transaction((query) => query(`SELECT 1 AS found FROM ${table}`));
  for (const table of ["letters", "closures"]) expect(await rows(table)).toEqual([]);
  expect(await database.transaction(allFeeds)).toHaveLength(2);
});

describe("the calendar that a portal reads", () => {
  const TAKEN_RUNS = ["2027-07-01/2", "2027-08-12/3", "2027-12-31/1", "2028-02-28/3"];
  beforeEach(() => closeNights(TAKEN_RUNS));

  test("gives the same nights to two programs that read calendars", async () => {
    const text = await (await app.request(await exportAddress("airbnb"))).text();
    expect(runsIn(text)).toEqual(TAKEN_RUNS);
    expect(runsOf(parseFeed(text, WINDOW).nights)).toEqual(TAKEN_RUNS);
  });

  test("has the same bytes each time, and gives 304 to a portal that has them", async () => {
    const path = await exportAddress("airbnb");
    const firstResponse = await app.request(path);
    const text = await firstResponse.text();
    passTime(5 * HOUR);
    const secondResponse = await app.request(path);
    expect(await secondResponse.text()).toBe(text);
    const etag = secondResponse.headers.get("ETag") ?? "";
    expect(etag).toBe(firstResponse.headers.get("ETag"));
    expect((await app.request(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    await closeNights(["2027-10-01/1"]);
    expect((await app.request(path, { headers: { "If-None-Match": etag } })).status).toBe(200);
  });

  test("is complete, private, and hidden from search engines", async () => {
    const response = await app.request(await exportAddress("airbnb"));
    const text = await response.text();
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Cache-Control")).toContain("private");
    expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
  });

  test("contains an entry of 1970 where no night is taken, for portals that require an entry", async () => {
    const text = await (await app.request(await exportAddress("airbnb", OTHER_ROOM))).text();
    expect(text).toContain("DTSTART;VALUE=DATE:19700101");
  });

  test("has its own secret address, and no other works", async () => {
    const path = await exportAddress("airbnb");
    for (const [requestPath, status] of [
      [path, 200],
      [path.replace(ROOM, OTHER_ROOM), 404],
      [`${path.slice(0, -5)}x.ics`, 404],
      [`/calendari/${ROOM}/.ics`, 404],
      [`/calendari/${ROOM}/x.ics`, 404],
    ] as const)
      expect([requestPath, (await app.request(requestPath)).status]).toEqual([requestPath, status]);
  });

  test("counts as read after GET, and not after HEAD", async () => {
    const path = await exportAddress("vrbo");
    await app.request(path, { method: "HEAD" });
    await addPortal("Vrbo");
    await syncPortal("Vrbo", ["2027-08-12/3"]); // Vrbo sold these nights before it read our export
    expect(await fetchExport("google")).toEqual(TAKEN_RUNS);
    const served = "SELECT portal FROM served_nights WHERE portal = 'vrbo'";
    expect(await database.transaction((query) => query(served))).toEqual([]);
  });
});

/** The runs of a calendar as the library node-ical reads it, for a comparison with our own code. */
function runsIn(text: string): string[] {
  const day = (date: Date) =>
    new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
  const events = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === "VEVENT");
  const nights = events.flatMap(({ start, end }) =>
    nightsIn({ checkIn: day(start), checkOut: day(end ?? start) }),
  );
  return runsOf(nights.filter((night) => night > "1970-01-02"));
}
