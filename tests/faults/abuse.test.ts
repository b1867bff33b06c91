import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserHeaders, figure, letterOf, post, referenceIn, send } from "./support/guest.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { type Running, scratch, smallSite, startServer } from "./support/server.ts";
import { lookInto } from "./support/store.ts";

const FORM = "application/x-www-form-urlencoded";
const folder = scratch(afterAll);
let server: Running;
beforeAll(async () => {
  server = await startServer({ site: smallSite(folder), environment: { DATA_DIR: folder } });
});
afterAll(() => server.stop());

const seen: number[] = [];

/** The status an attack gets. */
async function status(body: BodyInit, type = FORM, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${FORM_PATHS.message}`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { ...browserHeaders(), "Content-Type": type, ...headers },
    ...(body instanceof ReadableStream && { duplex: "half" }),
  } as RequestInit).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  // A connection that is closed while too much is still being sent counts as refused.
  const found = answer?.status ?? 413;
  seen.push(found);
  return found;
}

const fields = (more: Record<string, string>) =>
  String(new URLSearchParams({ ...Object.fromEntries(letterOf("Ciao")), ...more }));

test.each<[string, () => Promise<number>, number]>([
  ["a body of 17 kB", () => status(fields({ [FORM_FIELDS.message]: "a".repeat(17_000) })), 413],
  ["a body of 20 MB", () => status("a".repeat(20_000_000)), 413],
  ["100 000 parameters", () => status("a=1&".repeat(100_000)), 413],
  ["8 000 parameters within the limit", () => status("a&".repeat(8_000)), 422],
  ["JSON", () => status("{}", "application/json"), 415],
  ["multipart", () => status("--x--", "multipart/form-data; boundary=x"), 415],
  ["plain text", () => status("nome=a", "text/plain"), 415],
  ["nothing", () => status(""), 422],
  ["a NUL in the message", () => status(fields({ [FORM_FIELDS.message]: "a\0b" })), 303],
  ["only NULs", () => status(fields({ [FORM_FIELDS.message]: "\0\0" })), 422],
  [
    "a line break in the name",
    () => status(fields({ [FORM_FIELDS.name]: "Anna\r\nBcc: x@y.zz" })),
    303,
  ],
  [
    "a line break in the address",
    () => status(fields({ [FORM_FIELDS.email]: "a@b.it\r\nBcc: x@y.zz" })),
    422,
  ],
  [
    "Origin: null",
    () => status(fields({}), FORM, { Origin: "null", "Sec-Fetch-Site": "cross-site" }),
    403,
  ],
  [
    "invalid UTF-8",
    () => status(Buffer.from("nome=\xff\xfe&email=a@b.it&messaggio=%ff%c0%80", "latin1")),
    303,
  ],
  ["half an escape", () => status("nome=%&email=a@b.it&messaggio=%4&oggetto=%zz"), 303],
  [
    "fields many times",
    () => status("nome=a&nome=b&nome[]=c&email=a@b.it&messaggio=x&messaggio=y"),
    303,
  ],
  ["a prototype's names", () => status("__proto__=1&constructor=2&toString=3"), 422],
  ["half a surrogate", () => status(fields({ [FORM_FIELDS.message]: "\ud83d" })), 303],
])("%s is refused or kept, and nothing breaks", async (_, attack, expected) => {
  expect(await attack()).toBe(expected);
});

test("a body without an end is left at its limit", async () => {
  let given = 0;
  const endless = new ReadableStream({
    async pull(controller) {
      given += 4096;
      await pause(1);
      controller.enqueue(new TextEncoder().encode("a".repeat(4096)));
    },
  });
  expect(await status(endless)).toBe(413);
  expect(given).toBeLessThan(2_000_000);
});

/** Bytes as they are, and what comes back. */
function raw(text: string): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", () => resolve(answer));
    socket.on("close", () => resolve(answer));
    setTimeout(() => socket.destroy(), 3_000);
  });
}

test.each([
  [
    "two lengths",
    `POST ${FORM_PATHS.message} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nnome=`,
    400,
  ],
  [
    "a length and chunks",
    `POST ${FORM_PATHS.message} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400],
  ...["a b", "a/b", "a@b", "<script>", "[", "a:99999"].map((host): [string, string, number] => [
    `the host "${host}"`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    400,
  ]),
  ["a path upward", "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404],
  [
    "a coded path upward",
    "GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    404,
  ],
  [
    "a path that is no address",
    "GET /%ff%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    404,
  ],
  [
    "another site's address",
    "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    200,
  ],
  [
    "another host in the path",
    "GET //evil.example/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    404,
  ],
  ["a header of 40 kB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`, 431],
  ["the store itself", "GET /guesthouse.db HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404],
])("%s gets no more than an answer", async (_, text, expected) => {
  const found = Number(/^HTTP\/1\.1 (\d+)/.exec(await raw(text))?.[1]);
  seen.push(found);
  expect(found).toBe(expected);
});

test("190 slow writers are let go, and a guest is answered meanwhile", async () => {
  const { port } = new URL(server.url);
  let closed = 0;
  const slow = Array.from({ length: 190 }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`POST ${FORM_PATHS.message} HTTP/1.1\r\nHost: x\r\n`);
    const drip = setInterval(() => socket.write("X-A: b\r\n"), 500);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      closed++;
    });
    return socket;
  });
  const start = performance.now();
  expect(await send(server.url, "Fra i lenti")).toBeDefined();
  expect(closed).toBe(0);
  while (closed < slow.length && performance.now() - start < 20_000) await pause(100);
  figure(
    `slow-loris: all ${closed} let go after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  expect(closed).toBe(190);
});

test("the dates of a search are answered and not logged", async () => {
  const answer = await fetch(`${server.url}/cerca_stanza?dal=2031-05-06&al=2031-05-09`);
  await answer.arrayBuffer();
  await post(`${server.url}/cerca_stanza?dal=2031-05-06`, letterOf("Ciao"));
  expect(server.said()).not.toMatch(/2031|cerca_stanza/);
});

test("the server stands, and has answered nothing with a fault of its own", async () => {
  const answer = await post(`${server.url}${FORM_PATHS.message}`, letterOf("Ancora qui"));
  expect(referenceIn(answer)).toBeDefined();
  expect(seen.filter((code) => code >= 500)).toEqual([]);
  expect(server.said()).not.toMatch(/Fault|Error|TypeError/);
  // Nor has it told its log what guests wrote, who they are or where they come from.
  expect(server.said()).not.toMatch(/Anna|posta\.example|Ciao|2001:db8/);
  expect(lookInto(folder).integrity).toBe("ok");
  figure(`abuse: ${seen.length} attacks, 0 answers of 5xx, no crash`);
});
