import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { type AddressInfo, createServer as createListener } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FetchError } from "#server/outgoing/fetch-error.ts";
import { toOutgoingUrl } from "#server/outgoing/public-url.ts";
import { toFeedAddress, isPersonalCalendar } from "./feed-address.ts";
import { fetchFeed, type FetchOptions } from "./fetch-feed.ts";

const SITE_OPTIONS = { siteUrl: "https://casa.example", testHosts: ["127.0.0.1"] };
const openServers: { close: () => unknown }[] = [];

afterEach(() => {
  for (const server of openServers.splice(0)) server.close();
});

async function openPort<T extends Server | ReturnType<typeof createListener>>(server: T) {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  openServers.push(server);
  return (server.address() as AddressInfo).port;
}

async function serveFeed(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  return `http://127.0.0.1:${await openPort(createServer(answer))}/feed.ics`;
}

/** A server at a private address, which counts the connections that it should never get. */
async function openPrivateServer() {
  let connectionCount = 0;
  const port = await openPort(createListener((socket) => (connectionCount++, socket.destroy())));
  return { port, connections: () => connectionCount };
}

const fetchFrom = (address: string, options: Partial<FetchOptions> = {}) =>
  fetchFeed(address, { ...SITE_OPTIONS, ...options });

describe("addresses", () => {
  test.each([
    "webcal://p1.icloud.com/published/2/x",
    "https://www.airbnb.it/calendar/ical/1.ics?s=x",
    "calendar.google.com/calendar/ical/x/basic.ics",
    " https://admin.booking.com/hotel/x.ics ",
  ])("«%s» is read as https", (input) =>
    expect(toFeedAddress(input, [])).toMatch(/^https:\/\/\S+$/),
  );

  test.each([
    "http://www.airbnb.it/x.ics",
    "https://user:password@www.airbnb.it/x.ics",
    "https://www.airbnb.it:8443/x.ics",
    "https://127.0.0.1/x.ics",
    "https://0x7f.1/x.ics",
    "https://[::1]/x.ics",
    "https://localhost/x.ics",
    "https://casa/x.ics",
    "file:///etc/passwd",
    "",
  ])("«%s» is refused", (input) => {
    expect(() => toOutgoingUrl(input, [])).toThrow(FetchError);
    expect(() => toFeedAddress(input, ["10.0.0.1"])).toThrow(FetchError);
  });

  test("a test's host may be read by http, as it is written, and no other host", () => {
    expect(toFeedAddress("http://127.0.0.1:8080/x", ["127.0.0.1"])).toBe("http://127.0.0.1:8080/x");
    expect(() => toFeedAddress("http://127.0.0.2:8080/x", ["127.0.0.1"])).toThrow(FetchError);
  });

  test("the host decides whether a calendar is a personal one", () => {
    expect(isPersonalCalendar("https://calendar.google.com/x")).toBe(true);
    expect(isPersonalCalendar("https://google.com.example.com/x")).toBe(false);
  });
});

describe("host names and redirects", () => {
  const familyOf = (address: string) => (address.includes(":") ? 6 : 4);
  const lookUpTo =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: familyOf(address) }));

  test.each([
    [["127.0.0.1"]],
    [["93.184.216.34", "127.0.0.1"]], // one of the two addresses is private
    [["93.184.216.34", "::1"]],
  ])("a host name with the addresses %j is not contacted", async (addresses) => {
    const trap = await openPrivateServer();
    const lookUp = lookUpTo(...addresses);
    const answer = await fetchFrom("https://feed.example/x.ics", { lookUp });
    expect(answer).toEqual({ fault: "private" });
    expect(trap.connections()).toBe(0);
  });

  test("a host name whose address changes is looked up once, and the first address is used", async () => {
    let lookUpCount = 0;
    const privateServer = await openPrivateServer();
    const lookUp = async () => {
      lookUpCount++;
      return [{ address: lookUpCount === 1 ? "93.184.216.34" : "127.0.0.1", family: 4 }];
    };
    const lookedUp: unknown[] = [];
    const request = ((url: URL, options: { lookup: (...words: unknown[]) => void }) => {
      // Node looks a host up in two ways: for one address, or for all.
      for (const wantsAll of [false, true])
        options.lookup(url.hostname, { all: wantsAll }, (_: unknown, address: unknown) => {
          lookedUp.push(address);
        });
      throw new Error("the line is dead");
    }) as unknown as NonNullable<FetchOptions["request"]>;
    expect(await fetchFrom("https://feed.example/x.ics", { lookUp, request })).toEqual({
      fault: "away",
    });
    await vi.waitFor(() =>
      expect(lookedUp).toEqual(["93.184.216.34", [{ address: "93.184.216.34", family: 4 }]]),
    );
    expect([lookUpCount, privateServer.connections()]).toEqual([1, 0]);
  });

  /** A request function that connects to `addresses` of this machine, not to those that the look-up gave. */
  const requestTo = (addresses: string[], port: number, request = httpRequest) =>
    ((url: URL, { lookup, ...rest }: RequestOptions) => {
      const lookUpResults = addresses.map((address) => ({ address, family: familyOf(address) }));
      const scheme = request === httpRequest ? "http" : "https";
      return request(`${scheme}://feed.example:${port}${url.pathname}`, {
        ...rest,
        lookup: (host, options, done) =>
          lookup!(host, options, (error, all) =>
            done(error, lookUpResults.slice(0, [all].flat().length)),
          ),
      });
    }) as unknown as NonNullable<FetchOptions["request"]>;

  test("the second address of a host name is used where the first leads nowhere", async () => {
    const address = new URL(await serveFeed((_, response) => response.end("BEGIN:VCALENDAR")));
    const lookUp = lookUpTo("2606:4700:4700::1111", "93.184.216.34");
    const request = requestTo(["::1", "127.0.0.1"], Number(address.port));
    const result = await fetchFrom("https://feed.example/feed.ics", { lookUp, request });
    expect(result).toMatchObject({ text: "BEGIN:VCALENDAR" });
  });

  test.each([
    ["without a route", ["255.255.255.255"], 443],
    ["where no server listens", ["127.0.0.1"], 1],
    ["that the look-up lacks", [], 443],
  ])("an address %s gives a fault of its calendar", async (_, addresses, port) => {
    const request = requestTo(addresses, port, httpsRequest);
    const lookUp = lookUpTo(...addresses.map(() => "93.184.216.34"));
    const result = await fetchFrom("https://feed.example/feed.ics", { lookUp, request });
    expect(result).toEqual({ fault: "away" });
  });

  test.each([
    (port: number) => `http://127.0.0.1:${port}/`,
    (port: number) => `https://127.0.0.1:${port}/`,
    (port: number) => `//127.0.0.1:${port}/`,
    () => "https://inside.example/",
    () => "file:///etc/passwd",
  ])("a redirect to our network is not followed, %#", async (target) => {
    const privateServer = await openPrivateServer();
    const address = await serveFeed((_, response) =>
      response.writeHead(302, { Location: target(privateServer.port) }).end(),
    );
    const result = await fetchFrom(address, { lookUp: lookUpTo("10.0.0.1") });
    expect(result).toEqual({ fault: expect.stringMatching(/^(address|private)$/) });
    expect(privateServer.connections()).toBe(0);
  });

  test("a look-up that never ends gives a fault at the time limit", async () => {
    const lookUp = () => new Promise<never>(() => {});
    const result = await fetchFrom("https://feed.example/", { lookUp, timeout: 50 });
    expect(result).toEqual({ fault: "slow" });
  });
});

const MODIFIED_AT = "Sun, 22 Nov 2026 10:00:00 GMT";

describe("a portal", () => {
  test("reads who asks and which version we have, and may answer that nothing changed", async () => {
    let requestHeaders: IncomingMessage["headers"] = {};
    const address = await serveFeed((request, response) => {
      requestHeaders = request.headers;
      const { "if-none-match": etag, "if-modified-since": since } = request.headers;
      const isUnmodified = etag === '"1"' || since === MODIFIED_AT;
      response.writeHead(isUnmodified ? 304 : 200, { ETag: '"1"', "Last-Modified": MODIFIED_AT });
      response.end(isUnmodified ? undefined : "BEGIN:VCALENDAR");
    });
    const firstResult = { text: "BEGIN:VCALENDAR", etag: '"1"', lastModified: MODIFIED_AT };
    expect(await fetchFrom(address)).toEqual(firstResult);
    expect(requestHeaders["user-agent"]).toContain("https://casa.example");
    expect(requestHeaders.accept).toContain("text/calendar");
    expect(await fetchFrom(address, { etag: '"1"' })).toBe("not modified");
    expect(await fetchFrom(address, { lastModified: MODIFIED_AT })).toBe("not modified");
  });

  test.each([
    [304, {}, { fault: "status 304" }], // though the request was unconditional
    [500, {}, { fault: "status 500" }],
    [429, { "Retry-After": "120" }, { fault: "status 429", retryAfter: 120_000 }],
    [503, { "Retry-After": "9999999" }, { fault: "status 503", retryAfter: 24 * 3_600_000 }],
    [503, { "Retry-After": "soon" }, { fault: "status 503" }],
    [200, { "Content-Length": "3000000" }, { fault: "large" }],
    [200, { "Content-Encoding": "br" }, { fault: "encoded" }],
  ])("that answers %i %j gives a fault", async (status, headers, expected) => {
    const address = await serveFeed((_, response) => response.writeHead(status, headers).end("x"));
    expect(await fetchFrom(address)).toEqual(expected);
  });

  test.each<[what: string, answer: Parameters<typeof serveFeed>[0], fault: string]>([
    [
      "sends 3 MB without saying so",
      (_, response) => {
        const chunk = "x".repeat(100_000);
        for (let sent = 0; sent < 30; sent++) response.write(chunk);
        response.end();
      },
      "large",
    ],
    [
      "drips",
      (_, response) => {
        const dripTimer = setInterval(() => response.write("x"), 5);
        response.on("close", () => clearInterval(dripTimer));
      },
      "slow",
    ],
    [
      "hangs up",
      (_, response) => {
        response.writeHead(200, { "Content-Length": "100" }).write("BEGIN");
        setTimeout(() => response.destroy(), 20);
      },
      "away",
    ],
    [
      "changes the protocol",
      ({ socket }) => {
        socket.on("error", () => {});
        socket.write(
          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
        );
      },
      "away",
    ],
  ])("that %s gives a fault", async (_, answer, fault) => {
    expect(await fetchFrom(await serveFeed(answer), { timeout: 500 })).toEqual({ fault });
  });
});
