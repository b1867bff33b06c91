import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createListener } from "node:net";
import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nightsOfRuns } from "#app/domain/nights.ts";
import { daysAfter } from "#app/domain/stay.ts";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { addCalendar, syncCalendar } from "#app/desk/portals/calendars.ts";
import type { DeskContext } from "#app/desk/context.ts";
import { readSettings } from "#server/settings/settings.ts";
import { allFeeds } from "#server/store/feeds.ts";
import { openStore, storeFile } from "#server/store/open.ts";
import { calendar, event } from "#tests/support/feeds.ts";
import { print } from "./support/guest.ts";
import { type RunningServer, smallSite, startServer } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

const ROOM_SLUG = "elegant_room";
const TODAY = houseDayAt(Date.now());
const icalDate = (day: string) => day.replaceAll("-", "");

const STAYS = [10, 20, 30, 40].map((days) => `${daysAfter(TODAY, days)}/3`);
const TAKEN = nightsOfRuns(STAYS);
const WELL = calendar(
  ...STAYS.flatMap((run) => {
    const checkIn = run.slice(0, 10);
    return event(
      `DTSTART;VALUE=DATE:${icalDate(checkIn)}`,
      `DTEND;VALUE=DATE:${icalDate(daysAfter(checkIn, 3))}`,
    );
  }),
);
const LARGE = WELL.replace("END:VCALENDAR", `X-NOTE:${"x".repeat(3_000_000)}\r\nEND:VCALENDAR`);
const MANY_EVENTS_FEED = calendar(
  ...Array.from({ length: 6_000 }, (_, index) =>
    event(`DTSTART;VALUE=DATE:${icalDate(daysAfter(TODAY, index % 700))}`, `UID:${index}`),
  ).flat(),
);

let connectionCount = 0;
const privateServer = createListener((socket) => (connectionCount++, socket.destroy()));
const privatePort = () => (privateServer.address() as AddressInfo).port;

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  well: (response) => response.setHeader("ETag", '"1"').end(WELL),
  "500": (response) => response.writeHead(500).end("Internal Server Error"),
  empty: (response) => response.end(calendar()),
  "sign-in": (response) => response.setHeader("Content-Type", "text/html").end("<title>Log in"),
  "cut off": (response) => response.end(WELL.slice(0, 250)),
  "hung up": (response) => {
    response.writeHead(200, { "Content-Length": "9000" }).write(WELL.slice(0, 200));
    setTimeout(() => response.destroy(), 50);
  },
  "304": (response) => response.writeHead(304).end(),
  "3 MB": (response) => response.end(LARGE),
  "a redirect inside": (response) =>
    response.writeHead(302, { Location: `http://127.0.0.1:${privatePort()}/feed.ics` }).end(),
  "half of it": (response) => response.end(WELL.replace(/DTEND.*\r\n/, "DTEND:2027-01-01\r\n")),
  "31 February": (response) =>
    response.end(
      calendar(...event("DTSTART;VALUE=DATE:20270101", "RRULE:FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2")),
    ),
  many: (response) => response.end(MANY_EVENTS_FEED),
  "a slow drip": (response) => {
    const dripTimer = setInterval(() => response.write("BEGIN:VCALENDAR\r\n"), 200);
    response.on("close", () => clearInterval(dripTimer));
  },
};

/** The key in ANSWERS of each feed's present response, by the feed's name; without an entry it is the name itself. */
const answerByFeed = new Map<string, string>();
const portals = createServer(({ url = "" }, response) => {
  const feedName = decodeURIComponent(url.slice(1, -".ics".length));
  ANSWERS[answerByFeed.get(feedName) ?? feedName]?.(response);
});

const folder = scratch(afterAll);
const environment = { DATA_DIR: folder, CALENDAR_TEST_HOSTS: "127.0.0.1" };
let server: RunningServer;

beforeAll(async () => {
  await new Promise<void>((done) => portals.listen(0, "127.0.0.1", done));
  // Without a host, so that it listens on all addresses of this machine.
  await new Promise<void>((done) => privateServer.listen(0, done));
  server = await startServer({ site: smallSite(folder), environment });
});
afterAll(async () => {
  await server.stop();
  portals.closeAllConnections();
  portals.close();
  privateServer.close();
});

const feedAddress = (name: string) =>
  `http://127.0.0.1:${(portals.address() as AddressInfo).port}/${encodeURIComponent(name)}.ics`;

async function atDesk<T>(work: (context: DeskContext) => Promise<T>): Promise<T> {
  const settings = readSettings(environment);
  const database = await openStore(settings);
  const context = { database, settings, author: "", now: Date.now() };
  try {
    return await work(context);
  } finally {
    await database.close();
  }
}

const add = (name: string, room = ROOM_SLUG) =>
  atDesk((context) => addCalendar(context, { room, name, address: feedAddress(name) }));

const readAll = () =>
  atDesk(async (context) => {
    const syncs = (await context.database.read(allFeeds)).map((feed) =>
      syncCalendar(context, feed),
    );
    return (await Promise.all(syncs)).flatMap((sync) =>
      typeof sync === "object" && sync.fault ? [sync.fault] : [],
    );
  });

function inStore(sql: string, ...values: string[]): Record<string, unknown>[] {
  using file = new DatabaseSync(storeFile(folder), { timeout: 5_000 });
  return file.prepare(sql).all(...values);
}

/** In milliseconds: the server caches the availability for half a second. */
const CACHE_TIME = 550;

async function shownNights(): Promise<{ state: string; taken: Set<string> }> {
  const answered = await fetch(server.url + AVAILABILITY_PATH);
  const { state, taken } = (await answered.json()).rooms[ROOM_SLUG];
  return { state, taken: nightsOfRuns(taken) };
}

/** The shown nights after the server's cached reading has expired. */
async function freshlyShownNights() {
  await pause(CACHE_TIME);
  return shownNights();
}

/** The server's memory in MB; 0 where the system is not Linux. */
function memory(): number {
  const file = `/proc/${server.process.pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1_024;
}

async function serverReads(): Promise<void> {
  inStore("UPDATE feeds SET dueAt = 0");
  const waits = "SELECT 1 FROM feeds WHERE dueAt = 0";
  while (inStore(waits).length > 0) await pause(50);
}

/** Polls the availability like guests' browsers until `work` is done; returns sold nights that were shown as free. */
async function watchNights(
  work: () => Promise<void>,
): Promise<{ pollCount: number; freedNights: string[] }> {
  const stopPolling = new AbortController();
  const freed = new Set<string>();
  let pollCount = 0;
  const pollNights = async () => {
    for (; !stopPolling.signal.aborted; pollCount++) {
      const { taken } = await shownNights();
      for (const night of TAKEN.difference(taken))
        freed.add(`${answerByFeed.get("Airbnb")}: ${night}`);
      await pause(20);
    }
  };
  const polling = pollNights();
  await work();
  stopPolling.abort();
  await polling;
  return { pollCount, freedNights: [...freed] };
}

const SLOW = ["a slow drip", "31 February"];
const LARGEST = "many";
const QUICK = Object.keys(ANSWERS).filter((name) => ![...SLOW, LARGEST].includes(name));

test("the server warns at its start that it reads calendars from a test's host", () => {
  expect(server.output()).toContain(
    "CALENDAR_TEST_HOSTS is set: calendars are read from 127.0.0.1",
  );
});

test("whatever a portal answers, no taken night is ever shown as free", async () => {
  answerByFeed.set("Airbnb", "well");
  await add("Airbnb");
  expect(await freshlyShownNights()).toEqual({ state: "fresh", taken: TAKEN });
  const acceptedFaults: string[] = [];
  const { pollCount, freedNights } = await watchNights(async () => {
    for (const name of QUICK) {
      answerByFeed.set("Airbnb", name);
      if ((await readAll()).length === 0) acceptedFaults.push(name);
      await pause(CACHE_TIME);
      answerByFeed.set("Airbnb", "well");
      await readAll();
    }
    // Both slow feeds are read at once, because each takes the whole time until its timeout.
    answerByFeed.set("Vrbo", "well");
    await add("Vrbo");
    for (const [index, name] of ["Airbnb", "Vrbo"].entries())
      answerByFeed.set(name, SLOW[index] ?? "");
    expect(await readAll()).toHaveLength(2);
  });
  print(
    `${QUICK.length + SLOW.length} kinds of answers, ${pollCount} looks, ${freedNights.length} nights told as free`,
  );
  expect(freedNights).toEqual([]);
  expect(acceptedFaults.toSorted()).toEqual(["304", "well"]);
  expect(connectionCount).toBe(0);
});

test("large and bad answers do not make the server's memory grow", async () => {
  for (const name of ["Airbnb", "Vrbo"]) answerByFeed.set(name, "well");
  for (const name of [...QUICK, LARGEST]) {
    const room = name === LARGEST ? "reading_room" : "natural_room";
    await add(name, room);
  }
  await serverReads();
  const growths: number[] = [];
  // Garbage that is not collected yet makes the memory grow once; a leak makes it grow in every round.
  while (growths.length < 3 && !growths.some((growth) => growth < 20)) {
    const before = memory();
    for (let round = 0; round < 3; round++) await serverReads();
    // The system gets the memory of an ended worker thread back with a delay.
    for (const end = Date.now() + 10_000; memory() - before >= 20 && Date.now() < end;)
      await pause(200);
    growths.push(memory() - before);
  }
  const readings = 3 * inStore("SELECT 1 FROM feeds").length;
  print(`memory ${growths.map((growth) => growth.toFixed(0))} MB more after ${readings} readings`);
  expect(Math.min(...growths)).toBeLessThan(20);
});

test("the log contains no calendar's address or name", () => {
  expect(server.output()).not.toMatch(/\.ics|airbnb/i);
});
