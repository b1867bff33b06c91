import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { storedFile } from "./pages.ts";

const HOME = `<!doctype html><html><head><style>p{color:red}</style><script>first()</script></head>
<body><script type="module" src="/assets/a.js"></script><p>${"Benvenuti. ".repeat(50)}</p></body></html>`;

let app: Hono;

beforeAll(async () => {
  const file = (address: string, text: string) => storedFile(address, Buffer.from(text));
  app = createApp({
    files: new Map([
      ["/", await file("/index.html", HOME)],
      ["/natural_room", await file("/natural_room/index.html", HOME)],
      ["/assets/a.js", await file("/assets/a.js", "a()")],
    ]),
    notFound: await file("/404.html", "<!doctype html>404"),
  });
});

test.each([
  ["/", 200],
  ["/natural_room", 200],
  ["/natural_room/", 200], // both forms are the same page
  ["/natural_room//", 200],
  ["/index.html", 404], // one address a page
  ["/404.html", 404],
  ["/xyz", 404],
  ["/__proto__", 404],
  ["/%", 404], // not decodable
  ["/..%2f..%2fetc%2fpasswd", 404],
])("GET %s answers %i", async (path, status) => {
  expect((await app.request(path)).status).toBe(status);
});

test.each(["POST", "PUT", "DELETE"])("%s is refused", async (method) => {
  const answer = await app.request("/", { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
});

describe("compression", () => {
  const get = async (encodings: string) => {
    const answer = await app.request("/", { headers: { "Accept-Encoding": encodings } });
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["", null],
    ["zstd", null],
  ])("of «%s» is %s", async (encodings, expected) => {
    expect((await get(encodings)).answer.headers.get("Content-Encoding")).toBe(expected);
  });

  test("keeps every byte", async () => {
    expect(brotliDecompressSync((await get("br")).body).toString()).toBe(HOME);
    expect(gunzipSync((await get("gzip")).body).toString()).toBe(HOME);
    expect((await get("")).body.toString()).toBe(HOME);
  });

  test("has its own ETag, which saves the second trip", async () => {
    const { answer } = await get("br");
    const etag = answer.headers.get("ETag") ?? "";
    const headers = { "Accept-Encoding": "br", "If-None-Match": etag };
    expect((await app.request("/", { headers })).status).toBe(304);
    expect((await app.request("/", { headers: { "If-None-Match": etag } })).status).toBe(200);
  });
});

describe("headers", () => {
  test("a page allows exactly its own inline script and style", async () => {
    const policy = (await app.request("/")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
    expect(policy).not.toContain("unsafe");
  });

  test("what changes its name may be kept for good, a page is asked for again", async () => {
    const cache = async (path: string) => (await app.request(path)).headers.get("Cache-Control");
    expect(await cache("/assets/a.js")).toContain("immutable");
    expect(await cache("/")).toContain("must-revalidate");
  });

  test.each(["/", "/xyz", "/healthz"])("%s is guarded", async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Set-Cookie")).toBeNull();
  });
});

test("the server says that it is well, and nobody keeps that", async () => {
  const answer = await app.request("/healthz");
  expect(await answer.json()).toEqual({ status: "ok" });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});
