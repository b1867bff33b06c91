import { spawnSync } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { figure } from "./support/guest.ts";
import { BUILD, type Running, scratch, startServer } from "./support/server.ts";

const { folder, remove } = scratch();
let server: Running;
beforeEach(async () => {
  server = await startServer({ site: BUILD, environment: { DATA_DIR: folder } });
  // What a start and the first answer in each form take is no connection's cost.
  for (const path of ["/", "/niente"])
    for (const encoding of ["br", "identity"])
      await (await fetch(server.url + path, { headers: { "Accept-Encoding": encoding } })).text();
  // A server just started has a heap as small as can be: what answers to clients that read make of it is
  // no connection's cost either.
  for (const path of ["/", "/niente"])
    for (let turn = 0; turn < 10; turn++)
      await Promise.all(
        Array.from({ length: 50 }, async () => (await fetch(server.url + path)).arrayBuffer()),
      );
});
afterEach(() => server.kill());
afterAll(remove);

const CONNECTIONS = 300;
const LET_GO_WITHIN = 40_000;

/** The server's resident memory in MB. */
function memory(): number {
  const words = ["-o", "rss=", "-p", `${server.process.pid}`];
  return Number(spawnSync("ps", words, { encoding: "utf8" }).stdout) / 1024;
}

/** The moment at which garbage is collected moves the cost by some 30 MB: the least of three counts. */
const ATTEMPTS = 3;

/** Connections that send the same and read nothing. */
function silentConnections(count: number, requests: string) {
  const { port } = new URL(server.url);
  let closed = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket: Socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.on("close", () => closed++);
    socket.pause().write(requests);
    return socket;
  });
  return {
    closed: () => closed,
    /** Reads on, so that the server's end of a connection is seen. */
    read: () => sockets.forEach((socket) => socket.resume()),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

const HALF = "GET / HTTP/1.1\r\nHost: casa.example\r\nAccept-Encoding: br\r\n";
const GET = (path: string) => `${HALF.replace("/", path)}\r\n`;

/**
 * The most it may cost, in megabytes. Where more requests come in one packet than may wait,
 * `node:http` makes all their objects before the connection's end frees them; a page in full is
 * 200 kB for each connection.
 */
const SILENT: [what: string, requests: string, most: number][] = [
  ["ask 100 times for a page", GET("/").repeat(100), 100],
  ["ask 16 times for a page", GET("/").repeat(16), 60],
  ["ask 16 times for a page in full", GET("/").replace("br", "x").repeat(16), 60],
  [
    "ask 16 times for an enquiry in full",
    GET("/?dal=2031-01-01&al=2031-01-09").replace("br", "x").repeat(16),
    120,
  ],
  ["ask 16 times for an unknown page", GET("/niente").repeat(16), 60],
  ["begin a request", HALF, 60],
  ["say nothing", "", 60],
];

// Windows has no `ps`.
test
  .skipIf(process.platform === "win32")
  .each(IS_FULL ? SILENT : SILENT.filter(([what]) => /100|enquiry|nothing/.test(what)))(
  `${CONNECTIONS} connections that %s and read nothing`,
  async (what, requests, most) => {
    let cost = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && cost >= most; attempt++) {
      const before = memory();
      const crowd = silentConnections(CONNECTIONS, requests);
      const seen: number[] = [];
      for (let turn = 0; turn < 20; turn++) {
        await pause(100);
        seen.push(memory());
      }
      const answer = await fetch(server.url);
      await answer.arrayBuffer();
      crowd.close();
      const highest = Math.max(...seen);
      figure(
        `${CONNECTIONS} connections ${what} and read nothing: ${before.toFixed(0)} → ${highest.toFixed(0)} MB`,
      );
      expect(answer.status).toBe(200);
      cost = Math.min(cost, highest - before);
    }
    expect(cost).toBeLessThan(most);
  },
);

// At length alone: it waits for half a minute.
test.each(IS_FULL ? [750] : [])("%i such and silent connections are let go", async () => {
  const crowds = [GET("/").repeat(16), HALF, ""].map((requests) =>
    silentConnections(250, requests),
  );
  const closed = () => crowds.reduce((sum, crowd) => sum + crowd.closed(), 0);
  const start = performance.now();
  await pause(31_000);
  for (const crowd of crowds) crowd.read();
  while (closed() < 750 && performance.now() - start < LET_GO_WITHIN) await pause(100);
  figure(`${closed()} of 750 let go after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  expect(closed()).toBe(750);
});
