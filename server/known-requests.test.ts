import { beforeAll, expect, test } from "vitest";
import { FREE_NIGHTS } from "#app/site/paths.ts";
import { type KnownRequests, knownRequests } from "./known-requests.ts";
import { storedFile } from "./representations.ts";

const PAGE = `<!doctype html><p>${"Benvenuti. ".repeat(80)}`;

let known: KnownRequests;
beforeAll(async () => {
  const page = await storedFile("/index.html", Buffer.from(PAGE));
  known = knownRequests({
    files: new Map([
      ["/", page],
      ["/elegant_room", page],
      [FREE_NIGHTS, page],
    ]),
  });
});

const read = (text: string) => known(Buffer.from(text, "latin1"));

test.each([
  ["as little as is allowed", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", undefined],
  ["small", "GET / HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip, br\r\n\r\n", "br"],
  [
    "in two lists",
    "GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: x\r\nAccept-Encoding: gzip\r\n\r\n",
    "gzip",
  ],
  [
    "not in br",
    "GET /elegant_room HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br;q=0\r\n\r\n",
    "gzip",
  ],
  [
    "kept open",
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\nUser-Agent: Möbel\r\n\r\n",
    undefined,
  ],
])("a request for a page, %s, is understood", (_, text, encoding) => {
  expect(read(text)).toMatchObject({ headers: { "Content-Type": "text/html; charset=utf-8" } });
  expect(read(text)?.encoding).toBe(encoding);
});

const HOST = "Host: a\r\n";

test.each([
  ["nothing", ""],
  ["which nights are free", `GET ${FREE_NIGHTS} HTTP/1.1\r\n${HOST}\r\n`],
  ["half a request", "GET / HTTP/1.1\r\nHost: a\r\n"],
  ["half a line's end", "GET / HTTP/1.1\r\nHost: a\r\n\r"],
  ["two requests", `GET / HTTP/1.1\r\n${HOST}\r\nGET / HTTP/1.1\r\n${HOST}\r\n`],
  ["a request and more", `GET / HTTP/1.1\r\n${HOST}\r\nx`],
  ["another method", `HEAD / HTTP/1.1\r\n${HOST}\r\n`],
  ["a message", `POST / HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
  ["an older version", `GET / HTTP/1.0\r\n${HOST}\r\n`],
  ["no version", "GET /\r\n\r\n"],
  ["an unknown address", `GET /x HTTP/1.1\r\n${HOST}\r\n`],
  ["a query", `GET /?dal=2027-08-12 HTTP/1.1\r\n${HOST}\r\n`],
  ["a whole address", `GET http://a/ HTTP/1.1\r\n${HOST}\r\n`],
  ["two blanks", `GET  / HTTP/1.1\r\n${HOST}\r\n`],
  ["no host", "GET / HTTP/1.1\r\nAccept: */*\r\n\r\n"],
  ["two hosts", `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ["a body", `GET / HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\n`],
  ["a body in pieces", `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`],
  ["a page that is known already", `GET / HTTP/1.1\r\n${HOST}If-None-Match: "x"\r\n\r\n`],
  ["a part", `GET / HTTP/1.1\r\n${HOST}Range: bytes=0-1\r\n\r\n`],
  ["the last request", `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  [
    "another protocol",
    `GET / HTTP/1.1\r\n${HOST}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
  ],
  ["patience", `GET / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`],
  ["a blank before a colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n"],
  ["a folded line", `GET / HTTP/1.1\r\n${HOST}A: b\r\n c\r\n\r\n`],
  ["bare line feeds", "GET / HTTP/1.1\nHost: a\n\n"],
  ["a line feed in a value", `GET / HTTP/1.1\r\n${HOST}A: b\nC: d\r\n\r\n`],
  ["a control sign", `GET / HTTP/1.1\r\n${HOST}A: \0\r\n\r\n`],
  ["more than a browser says", `GET / HTTP/1.1\r\n${HOST}A: ${"b".repeat(5_000)}\r\n\r\n`],
])("%s goes the long way", (_, text) => {
  expect(read(text)).toBeUndefined();
});

test("what was understood once is understood again, and what was not is not, after any number of others", () => {
  const plain = `GET / HTTP/1.1\r\n${HOST}Accept-Encoding: br\r\n\r\n`;
  const doubtful = `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`;
  for (let turn = 0; turn < 500; turn++) {
    expect(read(plain)?.encoding).toBe("br");
    expect(read(doubtful)).toBeUndefined();
    expect(read(`GET / HTTP/1.1\r\n${HOST}User-Agent: ${turn}\r\n\r\n`)).toBeDefined();
  }
  expect(read(plain.replace("/ ", "/x "))).toBeUndefined();
});
