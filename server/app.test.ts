import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { renderPage } from "#app/render/page.tsx";
import { renderedSite } from "#tests/support/rendered-site.ts";
import { type AppHandlers, createApp, plainFileAt } from "./app.ts";
import { storedPage, storedFile } from "./serving/representations.ts";
import type { SitePages } from "./serving/site-pages.ts";

let pages: SitePages;
let assets: AppHandlers["assets"];
let app: ReturnType<typeof createApp>;
let homeHtml: string;

beforeAll(async () => {
  pages = await renderedSite();
  assets = new Map([
    ["/assets/a.js", await storedFile("/assets/a.js", Buffer.from("a()"))],
    ["/banco/a.js", await storedFile("/banco/a.js", Buffer.from("a()"))],
  ]);
  app = createApp({ pages, assets });
  homeHtml = (await pages.plainPage("/"))?.identity.body.toString() ?? "";
});

test.each(["/assets/a.js", "/robots.txt"])("the file %s is sent", async (path) => {
  expect((await app.request(path)).status).toBe(200);
});

test("a picture that is not cut yet is sent like its later file, and an unknown picture gives 404", async () => {
  const firstApp = createApp({
    pages,
    assets,
    pictureAt: async (address) =>
      address === "/pictures/town.1a-360.avif" ? Buffer.from("cut now") : undefined,
  });
  const response = await firstApp.request("/pictures/town.1a-360.avif");
  expect(await response.text()).toBe("cut now");
  expect(response.headers.get("Content-Type")).toBe("image/avif");
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect((await firstApp.request("/pictures/other.1a-360.avif")).status).toBe(404);
});

test("existing plain files are sent without a handler, except at the desk's addresses", async () => {
  await pages.plainPage("/en");
  // The last address, of the availability, is no file: the app answers each request for it.
  const names = ["/en", "/robots.txt", "/assets/a.js", "/banco/a.js", "/xyz", AVAILABILITY_PATH];
  const isFound = names.map((name) => plainFileAt({ pages, assets }, name) !== undefined);
  expect(isFound).toEqual([true, true, true, false, false, false]);
});

test.each(["POST", "PUT", "DELETE"])("the method %s is refused, with a page", async (method) => {
  const response = await app.request("/about", { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET, HEAD");
  expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(await response.text()).toContain("405 Method Not Allowed");
});

async function createCountingApp() {
  const renderedPaths: string[] = [];
  const render: typeof renderPage = (request) => {
    renderedPaths.push(request.path);
    return renderPage(request);
  };
  const countingPages = await renderedSite({ render });
  const fileAt = (address: string) => plainFileAt({ pages: countingPages, assets }, address);
  return { request: createApp({ pages: countingPages, assets }).request, fileAt, renderedPaths };
}

test("the server renders and caches one page for all ids in an address", async () => {
  const { request, fileAt, renderedPaths } = await createCountingApp();
  for (const path of ["/Room_Details/7", "/Room_Details/8", "/room_details/9)"])
    await request(path);
  expect((await request("/Room_Details/7")).headers.get("Location")).toBe("/room_details/7");
  const detailsPaths = renderedPaths.filter((path) => path.startsWith("/room_details"));
  expect(detailsPaths).toEqual(["/room_details"]);
  expect(fileAt("/room_details/7")).toBeUndefined();
});

test.each(["/404", "/404/", "/en/404"])(
  "%s gives 404, also once its page is rendered",
  async (path) => {
    const { request, fileAt } = await createCountingApp();
    for (let turn = 0; turn < 2; turn++) expect((await request(path)).status).toBe(404);
    expect(fileAt(path)).toBeUndefined();
  },
);

test("a page that cannot be rendered gives an error page and a line in the log", async () => {
  const render = () => {
    throw new Error("A fault in a screen");
  };
  const brokenSite = await renderedSite({ render });
  const loggedErrors: unknown[] = [];
  const site = createApp({ pages: brokenSite, assets, log: (error) => loggedErrors.push(error) });
  const response = await site.request("/about");
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain("<h1");
  expect(text).not.toContain("A fault in a screen");
  expect(loggedErrors).toMatchObject([
    { message: "/about cannot be answered", cause: { message: "A fault in a screen" } },
  ]);
});

describe("compression", () => {
  const fetchPage = async (encodings: string) => {
    const response = await app.request("/", { headers: { "Accept-Encoding": encodings } });
    return { answer: response, body: Buffer.from(await response.arrayBuffer()) };
  };

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["", null, (body: Buffer) => body],
    ["zstd", null, (body: Buffer) => body],
  ])("for «%s» is %s, and keeps every byte of the page", async (encodings, expected, unpack) => {
    const { answer, body } = await fetchPage(encodings);
    expect(answer.headers.get("Content-Encoding")).toBe(expected);
    expect(unpack(body).toString()).toBe(homeHtml);
  });

  test("has an ETag of its own, which gives 304 the next time", async () => {
    const { answer } = await fetchPage("br");
    const etag = answer.headers.get("ETag") ?? "";
    const headers = { "Accept-Encoding": "br", "If-None-Match": etag };
    expect((await app.request("/", { headers })).status).toBe(304);
    expect((await app.request("/", { headers: { "If-None-Match": etag } })).status).toBe(200);
  });
});

describe("headers", () => {
  test("a page has the security policy of its own rendering", async () => {
    const securityPolicy = (await app.request("/")).headers.get("Content-Security-Policy");
    expect(securityPolicy).toMatch(/script-src [^;]*'sha256-/);
    expect(securityPolicy).toBe(pages.render("/", {}).csp);
  });

  test("browsers may store files with a fingerprint for good, and check pages again each time", async () => {
    const cache = async (path: string) => (await app.request(path)).headers.get("Cache-Control");
    expect(await cache("/assets/a.js")).toContain("immutable");
    expect(await cache("/")).toContain("must-revalidate");
  });

  test.each(["/", "/xyz", "/healthz"])("%s has security headers, no cookie", async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Set-Cookie")).toBeNull();
  });
});

test("the server says that it is well, and no cache may store the answer", async () => {
  const response = await app.request("/healthz");
  expect(await response.json()).toEqual({ status: "ok" });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

describe("an address gets its page:", () => {
  test.each([
    ["/", 200, "/"],
    ["/natural_room", 200, "/natural_room"],
    ["/natural_room/", 200, "/natural_room"], // both forms are the same page
    ["/index.html", 404, "/404"], // a page has one URL
    ["/xyz", 404, "/404"],
    ["/about.data", 404, "/404"],
    ["/__proto__", 404, "/404"],
    ["/%", 404, "/404"], // not decodable
    ["/..%2f..%2fetc%2fpasswd", 404, "/404"],
    ["/room_details", 200, "/room_details"],
    ["/room_details/", 200, "/room_details"],
    ["/room_details/7", 200, "/room_details"],
    ["/room_details/%E0%A4%A", 200, "/room_details"], // cannot be decoded, still an id
    ["/room_details/a%2Fb", 200, "/room_details"], // the slash belongs to the id
    ["/room_details/7/8", 404, "/404"], // only one id is allowed
    ["/elegant_room/7", 404, "/404"], // a room of the house takes no id
    ["/home44", 404, "/404"],
    ["/en/nowhere", 404, "/en/404"],
    ["/de/nowhere", 404, "/de/404"],
  ])("%s answers %i with the page %s", async (path, status, page) => {
    const response = await app.request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(pages.render(page, {}).html);
  });
});

test.each([
  ["/Elegant_Room", "/elegant_room"],
  ["/elegant_room)", "/elegant_room"],
  ["/elegant_room%20", "/elegant_room"],
  ["/Elegant_Room?via=x", "/elegant_room?via=x"],
  ["/)", "/"],
  ["/Nowhere)", undefined],
])("the slightly wrong address %s redirects to %s", async (path, target) => {
  const response = await app.request(path);
  expect(response.status).toBe(target ? 301 : 404);
  expect(response.headers.get("Location") ?? undefined).toBe(target);
});

describe("a page for an enquiry", () => {
  const limitedNetworks: string[] = [];
  const appWithLimit = (isOverLimit: boolean) =>
    createApp({
      pages,
      assets,
      enquiries: {
        rendererFor: (_, query) =>
          query.has("dal") ? () => storedPage({ html: "<p>own", csp: "p" }) : undefined,
        networkOf: () => "n",
        limit: (network, work) => {
          limitedNetworks.push(network);
          return isOverLimit ? undefined : work();
        },
      },
    });

  test("is private to the guest, and counts for the guest's network", async () => {
    const sent = await appWithLimit(false).request("/?dal=x");
    expect(await sent.text()).toBe("<p>own");
    expect(sent.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(limitedNetworks).toEqual(["n"]);
  });

  test("is replaced by the plain page beyond the limit, and for every other query", async () => {
    expect(await (await appWithLimit(true).request("/?dal=x")).text()).toBe(homeHtml);
    expect(await (await appWithLimit(false).request("/?via=x")).text()).toBe(homeHtml);
  });
});
