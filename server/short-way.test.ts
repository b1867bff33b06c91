import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createServer } from "./connections.ts";
import { knownRequests } from "./known-requests.ts";
import { storedFile } from "./representations.ts";

/** Larger than what the system keeps for a connection. */
const LARGE = Buffer.alloc(20_000_000, "a");
const GET = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

let server: Server;
let port: number;
let longWay: string[];

beforeEach(async () => {
  longWay = [];
  const file = (text: string | Buffer) => storedFile("/a.txt", Buffer.from(text), {});
  const files = new Map([
    ["/", await file("home")],
    ["/large", await file(LARGE)],
  ]);
  server = createServer(
    {},
    (request, response) => {
      longWay.push(`${request.method} ${request.url}`);
      let body = "";
      request.on("data", (chunk) => (body += String(chunk)));
      request.on("end", () => response.end(`long ${request.url} ${body}`));
    },
    knownRequests({ files }),
  ) as Server;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function guest() {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("error", () => {});
  return {
    socket,
    heard: () => Buffer.concat(chunks).toString("latin1"),
    /** Reads until so many bytes, or this text, have come. */
    async hears(wanted: string | number) {
      for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
        chunks.push(chunk as Buffer);
        const isHere =
          typeof wanted === "string"
            ? Buffer.concat(chunks.slice(-2)).includes(wanted)
            : chunks.reduce((sum, { length }) => sum + length, 0) >= wanted;
        if (isHere) return;
      }
    },
  };
}

test("a file is answered with its headers and the hour, and the connection stays", async () => {
  const { socket, heard, hears } = guest();
  socket.write(GET("/"));
  await hears("home");
  expect(heard()).toMatch(/^HTTP\/1\.1 200 OK\r\nDate: [A-Z][a-z]{2}, .* GMT\r\n/);
  expect(heard()).toContain("Content-Length: 4\r\n");
  socket.write(GET("/"));
  await hears("home");
  expect(heard().match(/home/g)).toHaveLength(2);
  expect(longWay).toEqual([]);
});

test("a message after a page goes the long way whole, and so does what follows", async () => {
  const { socket, hears } = guest();
  socket.write(GET("/"));
  await hears("home");
  socket.write("POST /messaggi HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nci");
  await pause(20);
  socket.write("ao");
  await hears("long /messaggi ciao");
  socket.write(GET("/"));
  await hears("long / ");
  expect(longWay).toEqual(["POST /messaggi", "GET /"]);
});

test.each([
  ["in two pieces", [GET("/").slice(0, 9), GET("/").slice(9)]],
  ["letter by letter", [...GET("/")]],
])("a request that comes %s is answered", async (_, pieces) => {
  const { socket, heard, hears } = guest();
  for (const piece of pieces) {
    socket.write(piece);
    await pause(2);
  }
  // The pieces may have been put together on their way.
  await hears("HTTP/1.1 200 OK\r\n");
  expect(heard()).toContain("200 OK");
});

test("several requests at once are answered one after the other", async () => {
  const { socket, heard, hears } = guest();
  socket.write(GET("/") + GET("/second") + GET("/third"));
  await hears("long /third ");
  expect(heard().match(/long \/\w*/g)).toEqual(["long /", "long /second", "long /third"]);
});

test("a large file arrives whole, and the next request after it", async () => {
  const { socket, heard, hears } = guest();
  socket.write(GET("/large"));
  await hears(LARGE.length);
  socket.write(GET("/"));
  await hears("home");
  expect(heard().length).toBeGreaterThan(LARGE.length);
});

test("who asks again and again and never reads has one answer waiting", async () => {
  const { socket } = guest();
  const [atServer] = (await once(server, "connection")) as [Socket];
  for (let turn = 0; turn < 30; turn++) {
    socket.write(GET("/large"));
    await pause(5);
  }
  expect(atServer.writableLength).toBeGreaterThan(0);
  expect(atServer.bytesWritten).toBeLessThan(LARGE.length + 2_000);
  expect(longWay).toEqual([]);
});

test("told to stop, it lets go of who waits, and of who is being answered after the answer", async () => {
  const idle = guest();
  idle.socket.write(GET("/"));
  await idle.hears("home");
  const busy = guest();
  busy.socket.write(GET("/large"));
  await pause(50);
  const closed = once(server, "close");
  const isIdleEnded = once(idle.socket.resume(), "end");
  server.close();
  await isIdleEnded;
  await busy.hears(LARGE.length);
  server.closeIdleConnections();
  await once(busy.socket.resume(), "end");
  await closed;
  expect(busy.heard().length).toBeGreaterThan(LARGE.length);
});

test("who says that nothing more comes still gets the answer", async () => {
  const { socket, heard, hears } = guest();
  socket.end(GET("/"));
  await hears("home");
  await once(socket, "close");
  expect(heard()).toContain("home");
});
