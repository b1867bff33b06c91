import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserHeaders, print, formOf, post, referenceIn, send } from "./support/guest.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { type RunningServer, smallSite, startServer } from "./support/server.ts";
import { inspectStore } from "./support/store.ts";
import { scratch } from "#tests/support/scratch.ts";

const folder = scratch(afterAll);
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ site: smallSite(folder), environment: { DATA_DIR: folder } });
});
afterAll(() => server.stop());

const seenStatuses: number[] = [];

async function status(body: BodyInit) {
  const response = await fetch(`${server.url}${FORM_PATHS.message}`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { ...browserHeaders(), "Content-Type": "application/x-www-form-urlencoded" },
  }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  // The server may close the connection while it receives a body that is too large, before its response 413.
  const statusCode = response?.status ?? 413;
  seenStatuses.push(statusCode);
  return statusCode;
}

const { name: NAME, email: EMAIL, message: MESSAGE } = FORM_FIELDS;

const fields = (field: string = NAME, value = "Anna") =>
  String(new URLSearchParams({ ...Object.fromEntries(formOf("Ciao")), [field]: value }));

const bytes = Buffer.from("nome=\xff\xfe&email=a@b.it&messaggio=%ff%c0%80", "latin1");

// Other tests of refused bodies: server/forms/forms.test.ts, server/requests/form-body.test.ts.
test.each<[what: string, expected: number, body: BodyInit]>([
  ["a body of 20 MB", 413, "a".repeat(20_000_000)],
  ["100 000 parameters", 413, "a=1&".repeat(100_000)],
  ["8 000 parameters within the limit", 422, "a&".repeat(8_000)],
  ["a NUL in the message", 303, fields(MESSAGE, "a\0b")],
  ["only NULs", 422, fields(MESSAGE, "\0\0")],
  ["a line break in the name", 303, fields(NAME, "Anna\r\nBcc: x@y.zz")],
  ["a line break in the address", 422, fields(EMAIL, "a@b.it\r\nBcc: x@y.zz")],
  ["invalid UTF-8", 303, bytes],
  ["half an escape", 303, "nome=%&email=a@b.it&messaggio=%4&oggetto=%zz"],
  ["fields many times", 303, "nome=a&nome=b&nome[]=c&email=a@b.it&messaggio=x&messaggio=y"],
  ["a prototype's names", 422, "__proto__=1&constructor=2&toString=3"],
  ["half a surrogate", 303, fields(MESSAGE, "\ud83d")],
])("%s is refused or stored, and nothing breaks", async (_, expected, body) => {
  expect(await status(body)).toBe(expected);
});

function sendRaw(text: string): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (response += chunk.toString()));
    socket.on("error", () => resolve(response));
    socket.on("close", () => resolve(response));
    setTimeout(() => socket.destroy(), 3_000);
  });
}

const requestText = (path: string, host = "x", more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;

// Malformed requests are tested in server/serving/http-server.test.ts.
test.each([
  ...["a b", "a/b", "a@b", "<script>", "[", "a:99999"].map((host): [string, string, number] => [
    `the host "${host}"`,
    requestText("/", host),
    400,
  ]),
  ["a path upward", requestText("/../../etc/passwd"), 404],
  ["a coded path upward", requestText("/..%2f..%2fetc/passwd"), 404],
  ["a path that is no address", requestText("/%ff%00"), 404],
  ["another site's address", requestText("http://evil.example/"), 200],
  ["another host in the path", requestText("//evil.example/x"), 404],
  ["a header of 40 kB", requestText("/", "x", `X: ${"a".repeat(40_000)}\r\n`), 431],
  ["the store itself", requestText("/guesthouse.db"), 404],
])("a request (%s) gets an answer and nothing else", async (_, text, expected) => {
  const statusCode = Number(/^HTTP\/1\.1 (\d+)/.exec(await sendRaw(text))?.[1]);
  seenStatuses.push(statusCode);
  expect(statusCode).toBe(expected);
});

test("190 slow clients are disconnected, and a guest gets an answer meanwhile", async () => {
  const { port } = new URL(server.url);
  let closed = 0;
  const slowSockets = Array.from({ length: 190 }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`POST ${FORM_PATHS.message} HTTP/1.1\r\nHost: x\r\n`);
    const dripTimer = setInterval(() => socket.write("X-A: b\r\n"), 500);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(dripTimer);
      closed++;
    });
    return socket;
  });
  const start = performance.now();
  expect(await send(server.url, "Fra i lenti")).toBeDefined();
  expect(closed).toBe(0);
  while (closed < slowSockets.length && performance.now() - start < 20_000) await pause(100);
  print(
    `slow-loris: all ${closed} let go after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  expect(closed).toBe(190);
});

test("a search is answered, and its dates are not logged", async () => {
  const response = await fetch(`${server.url}/cerca_stanza?dal=2031-05-06&al=2031-05-09`);
  await response.arrayBuffer();
  await post(`${server.url}/cerca_stanza?dal=2031-05-06`, formOf("Ciao"));
  expect(server.output()).not.toMatch(/2031|cerca_stanza/);
});

test("the server still runs after all attacks, and has given no answer of 5xx", async () => {
  const response = await post(`${server.url}${FORM_PATHS.message}`, formOf("Ancora qui"));
  expect(referenceIn(response)).toBeDefined();
  expect(seenStatuses.filter((code) => code >= 500)).toEqual([]);
  expect(server.output()).not.toMatch(/Fault|Error|TypeError/);
  expect(server.output()).not.toMatch(/Anna|posta\.example|Ciao|2001:db8/);
  expect(inspectStore(folder).integrity).toBe("ok");
  print(`abuse: ${seenStatuses.length} attacks, 0 answers of 5xx, no crash`);
});
