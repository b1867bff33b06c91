import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp, plainFileAt } from "./app.ts";
import { storedFile } from "./serving/representations.ts";

const HOME = `<!doctype html><html><head><style>p{color:red}</style><script>first()</script></head>
<body><script type="module" src="/assets/a.js"></script><p>${"Benvenuti. ".repeat(50)}</p></body></html>`;

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  const file = (address: string, text: string) => storedFile(address, Buffer.from(text));
  app = createApp({
    files: new Map([
      ["/", await storedFile("/index.html", Buffer.from(HOME), { policy: POLICY })],
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
  ["/index.html", 404], // one address a page
  ["/xyz", 404],
  ["/__proto__", 404],
  ["/%", 404], // not decodable
  ["/..%2f..%2fetc%2fpasswd", 404],
])("GET %s answers %i", async (path, status) => {
  expect((await app.request(path)).status).toBe(status);
});

test("a picture that is not cut yet is sent as the file will be; an unknown one is none", async () => {
  const notFound = await storedFile("/404.html", Buffer.from("<!doctype html>404"));
  const first = createApp(
    { files: new Map(), notFound },
    {
      pictureAt: async (address) =>
        address === "/pictures/town.1a-360.avif" ? Buffer.from("cut now") : undefined,
    },
  );
  const answer = await first.request("/pictures/town.1a-360.avif");
  expect(await answer.text()).toBe("cut now");
  expect(answer.headers.get("Content-Type")).toBe("image/avif");
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  expect((await first.request("/pictures/other.1a-360.avif")).status).toBe(404);
});

test("a page that took the desk's address hides no screen of it", async () => {
  const page = await storedFile("/banco/index.html", Buffer.from(HOME));
  const names = ["/banco", "/banco/altro", "/bancone"];
  const files = new Map(names.map((name) => [name, page]));
  expect(names.map((name) => plainFileAt(files, name))).toEqual([undefined, undefined, page]);
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
  test("a page has the policy it was finished with", async () => {
    expect((await app.request("/")).headers.get("Content-Security-Policy")).toBe(POLICY);
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

describe("a page that takes an id", () => {
  const page = (text: string) => storedFile("/index.html", Buffer.from(text));

  let site: typeof app;
  beforeAll(async () => {
    site = createApp({
      files: new Map([
        ["/room_details", await page("generic")],
        ["/room_details.data", await page("its data")],
        ["/about.data", await page("about's data")],
        ["/_.data", await page("home's data")],
        ["/elegant_room", await page("elegant")],
        ["/assets/a.js", await page("script")],
        ["/home4", await page("city hotel")],
        ["/home4/room_details", await page("its room")],
        ["/home2/room_details", await page("resort's room")],
      ]),
      notFound: await page("missing"),
      notFoundBelow: new Map([
        ["/home2", await page("missing in the resort")],
        ["/home4", await page("missing in the city hotel")],
      ]),
    });
  });

  test.each([
    ["/room_details", 200, "generic"],
    ["/room_details/", 200, "generic"],
    ["/room_details/7", 200, "generic"],
    ["/room_details/%E0%A4%A", 200, "generic"], // cannot be decoded, still an id
    ["/room_details/a%2Fb", 200, "generic"], // the slash belongs to the id
    ["/room_details/7/8", 404, "missing"], // one id, not two
    ["/elegant_room/7", 404, "missing"], // a room of the house takes no id
    ["/home4/room_details/7", 200, "its room"],
    ["/home2/room_details/7", 404, "missing in the resort"], // takes no id
    ["/home4/", 200, "city hotel"],
    ["/home4/nowhere", 404, "missing in the city hotel"],
    ["/home44", 404, "missing"],
    ["/_.data", 200, "home's data"],
    ["/about/_.data", 200, "about's data"],
    ["/room_details/7.data", 200, "its data"],
    ["/room_details/a%2Fb.data", 200, "its data"],
    ["/room_details/7/8.data", 404, "missing"],
    ["/nowhere.data", 404, "missing"],
    ["/.data", 404, "missing"],
  ])("%s answers %i with the page %s", async (path, status, text) => {
    const answer = await site.request(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
  });
});

test.each([
  ["/Elegant_Room", "/elegant_room"],
  ["/elegant_room)", "/elegant_room"],
  ["/elegant_room%20", "/elegant_room"],
  ["/.", undefined],
  ["/Nowhere)", undefined],
])("an address that is written a little wrong, %s, leads to %s", async (path, target) => {
  const room = await storedFile("/elegant_room", Buffer.from("<!doctype html>room"));
  const notFound = await storedFile("/404.html", Buffer.from("<!doctype html>404"));
  const app = createApp({ files: new Map([["/elegant_room", room]]), notFound });
  const answer = await app.request(path);
  expect(answer.status).toBe(target ? 301 : 404);
  expect(answer.headers.get("Location") ?? undefined).toBe(target);
});
