import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allowUploadTime, createServer } from "./http-server.ts";
import { storedFile } from "./representations.ts";

const PAGE_HTML = `<!doctype html><p>${"Benvenuti. ".repeat(80)}`;
/** A file larger than the system's buffers of a connection. */
const LARGE_FILE = Buffer.alloc(20_000_000, "a");
const HOST = "Host: a\r\n";
const GET = (path: string, more = HOST) => `GET ${path} HTTP/1.1\r\n${more}\r\n`;

let server: Server;
let port: number;

beforeEach(async () => {
  const servedFiles = new Map([
    ["/", await storedFile("/index.html", Buffer.from(PAGE_HTML))],
    ["/large", await storedFile("/large.png", LARGE_FILE, { encodings: {} })],
  ]);
  server = createServer({
    fileAt: (url) => servedFiles.get(url),
    app(request, response) {
      let bodyText = "";
      request.on("data", (chunk) => (bodyText += String(chunk)));
      const respond = () => response.end(`app ${request.method} ${request.url} ${bodyText}`);
      request.on("end", request.url === "/slow" ? () => void setTimeout(respond, 400) : respond);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function openSocket() {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  return socket;
}

async function answersTo(...requests: string[]): Promise<string> {
  const socket = openSocket();
  for (const request of requests) socket.write(request);
  const chunks = await Array.fromAsync(socket as AsyncIterable<Buffer>);
  return Buffer.concat(chunks).toString("latin1");
}

const CLOSE = `${HOST}Connection: close\r\n`;

test("a file is sent with its own headers, in an encoding that the client accepts", async () => {
  const plainResponse = await answersTo(GET("/", CLOSE));
  expect(plainResponse).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(plainResponse).toContain(`Content-Length: ${PAGE_HTML.length}\r\n`);
  expect(plainResponse.endsWith(`\r\n\r\n${PAGE_HTML}`)).toBe(true);
  const repeatedHeaders = `${CLOSE}Accept-Encoding: x\r\nAccept-Encoding: gzip\r\n`;
  expect(await answersTo(GET("/", repeatedHeaders))).toContain("Content-Encoding: gzip\r\n");
});

test("HEAD gets the headers of GET and no body", async () => {
  const headResponse = await answersTo(GET("/", CLOSE).replace("GET", "HEAD"));
  const [wanted] = (await answersTo(GET("/", CLOSE))).split("\r\n\r\n");
  const withoutDate = (text = "") => text.replace(/Date: .*\r\n/, "");
  expect(withoutDate(headResponse)).toBe(`${withoutDate(wanted)}\r\n\r\n`);
});

test("a client that has the file already gets 304, also with a weak tag or *", async () => {
  const [, etag = ""] = /ETag: (.*)\r\n/.exec(await answersTo(GET("/", CLOSE))) ?? [];
  for (const tag of [etag, `"x", W/${etag}`, "*"]) {
    const response = await answersTo(GET("/", `${CLOSE}If-None-Match: ${tag}\r\n`));
    expect(response).toMatch(/^HTTP\/1\.1 304 /);
    expect(response).not.toContain("Content-Length");
    expect(response).toContain(`ETag: ${etag}\r\n`);
  }
});

test.each([
  ["another method", `POST / HTTP/1.1\r\n${CLOSE}Content-Length: 4\r\n\r\nciao`, "app POST / ciao"],
  ["a query", GET("/?dal=2027-08-12", CLOSE), "app GET /?dal=2027-08-12"],
  ["an unknown address", GET("/x", CLOSE), "app GET /x"],
  ["a whole address", GET("http://a/", CLOSE), "app GET http://a/"],
  ["an invalid host name", GET("/", CLOSE.replace("Host: a", "Host: a@b")), "app GET /"],
  ["a host with an invalid port", GET("/", CLOSE.replace("Host: a", "Host: a:99999")), "app"],
])("the app answers %s", async (_, request, words) => {
  expect(await answersTo(request)).toContain(words);
});

test.each([
  ["no host", ""],
  ["two hosts", "Host: a\r\nHost: b\r\n"],
  ["one host twice", "Host: a\r\nhost: a\r\n"],
  ["two lengths", `${HOST}Content-Length: 1\r\nContent-Length: 2\r\n`],
  ["a length and chunks", `${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n`],
  ["a blank before a colon", "Host : a\r\n"],
  ["a control sign", `${HOST}A: \0\r\n`],
])("a request with %s is refused", async (_, fields) => {
  expect(await answersTo(GET("/", fields))).toMatch(/^HTTP\/1\.1 400 /);
});

test("a page, a form and a page are answered on one connection, also in pieces", async () => {
  const message = `POST /messaggi HTTP/1.1\r\n${HOST}Content-Length: 4\r\n\r\nciao`;
  const requestPieces = [GET("/").slice(0, 9), GET("/").slice(9)];
  const responses = await answersTo(...requestPieces, message, GET("/", CLOSE));
  const okResponses = responses.match(/HTTP\/1\.1 200|app POST \/messaggi ciao/g);
  const okLine = "HTTP/1.1 200";
  expect(okResponses).toEqual([okLine, okLine, "app POST /messaggi ciao", okLine]);
});

test("sixteen requests in one packet are answered in order", async () => {
  const lastRequest = GET("/15", CLOSE);
  const requests = Array.from({ length: 15 }, (_, at) => GET(`/${at}`)).join("");
  const responses = await answersTo(requests + lastRequest);
  const expectedResponses = Array.from({ length: 16 }, (_, at) => `app GET /${at} `);
  expect(responses.match(/app GET \/\d+ /g)).toEqual(expectedResponses);
});

test("a client that sends a hundred requests without waiting for an answer is disconnected", async () => {
  const socket = openSocket();
  socket.resume().write(GET("/").repeat(100));
  await once(socket, "close");
  expect(socket.destroyed).toBe(true);
});

test("a client that sends one request after the other is answered, however many they are", async () => {
  const socket = openSocket();
  let responseCount = 0;
  for (; responseCount < 40; responseCount++) {
    socket.write(GET("/x"));
    await once(socket, "data");
  }
  expect(socket.destroyed).toBe(false);
});

test("a client that never reads its answers has at most one large answer waiting", async () => {
  const socket = openSocket();
  socket.pause();
  const [serverSocket] = (await once(server, "connection")) as [Socket];
  for (let turn = 0; turn < 10; turn++) {
    socket.write(GET("/large"));
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(serverSocket.writableLength).toBeGreaterThan(0);
  expect(serverSocket.bytesWritten).toBeLessThan(LARGE_FILE.length + 2_000);
});

test("a stopping server closes idle connections at once, and others after their answer", async () => {
  const idleClient = openSocket();
  idleClient.write(GET("/"));
  await once(idleClient, "data");
  const busyClient = openSocket();
  busyClient.write(GET("/large"));
  await once(server, "request");
  const serverClose = once(server, "close");
  const isIdleClosed = once(idleClient.resume(), "end");
  server.close();
  await isIdleClosed;
  const sweepTimer = setInterval(() => server.closeIdleConnections(), 10);
  let receivedBytes = 0;
  for await (const chunk of busyClient) receivedBytes += (chunk as Buffer).length;
  expect(receivedBytes).toBeGreaterThan(LARGE_FILE.length);
  await serverClose;
  clearInterval(sweepTimer);
});

describe("on a connection that is idle for too long", () => {
  beforeEach(() => (server.timeout = 100));

  test("a request that waits for the server's work gets its answer, however long that takes", async () => {
    const socket = openSocket();
    socket.write(`POST /slow HTTP/1.1\r\n${CLOSE}Content-Length: 2\r\n\r\nab`);
    expect(String((await once(socket, "data"))[0])).toContain("app POST /slow ab");
  });

  test.each([
    ["nothing was requested", ""],
    ["a form does not come", `POST / HTTP/1.1\r\n${HOST}Content-Length: 10\r\n\r\nabc`],
    ["the answer is not read", GET("/large")],
  ])("the server closes it where %s", async (_, text) => {
    const socket = openSocket();
    socket.pause();
    const [serverSocket] = (await once(server, "connection")) as [Socket];
    if (text) socket.write(text);
    await once(serverSocket, "close");
    expect(serverSocket.destroyed).toBe(true);
  });
});

describe("20 seconds after a request began", () => {
  const FORM = `POST / HTTP/1.1\r\n${HOST}Content-Length: 10\r\n\r\nabc`;
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  test("a request whose form has not come is closed, and one whose photograph is coming stays open", async () => {
    server.on("request", (request) => {
      if (request.url === "/foto") allowUploadTime(request);
    });
    const [form, photograph] = [openSocket(), openSocket()];
    for (const [socket, text] of [
      [form, FORM],
      [photograph, FORM.replace("/", "/foto")],
    ] as const) {
      socket.write(text);
      await once(server, "request");
    }
    const formClose = once(form, "close");
    vi.advanceTimersByTime(20_000);
    await formClose;
    photograph.write("defghij");
    const [answer] = (await once(photograph, "data")) as [Buffer];
    expect(String(answer)).toContain("app POST /foto abcdefghij");
  });

  test("a client that reads slowly gets the whole file", async () => {
    const slowReader = openSocket();
    slowReader.write(GET("/large", CLOSE));
    await once(slowReader, "readable");
    vi.advanceTimersByTime(20_000);
    const chunks = await Array.fromAsync(slowReader as AsyncIterable<Buffer>);
    expect(Buffer.concat(chunks).length).toBeGreaterThan(LARGE_FILE.length);
  });
});
