import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MEDIA_TYPES_KEY, probeMediaType } from "./media-probe.ts";

let storedItems: Record<string, string>;

function answerWith(status: number, type: string) {
  const fakeFetch = vi.fn<typeof fetch>(
    async () => new Response("…", { status, headers: { "Content-Type": type } }),
  );
  vi.stubGlobal("fetch", fakeFetch);
  return fakeFetch;
}

beforeEach(() => {
  storedItems = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storedItems[key] ?? null,
    setItem: (key: string, value: string) => (storedItems[key] = value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [200, "image/jpeg", "image"],
  [200, "video/mp4", "video"],
  [200, "text/html", "invalid"],
  [404, "image/jpeg", "invalid"],
])("an answer %i of type %s is %s, requested once and stored", async (status, type, kind) => {
  const fakeFetch = answerWith(status, type);
  expect(await probeMediaType("/media/7")).toBe(kind);
  expect(await probeMediaType("/media/7")).toBe(kind);
  expect(fakeFetch).toHaveBeenCalledTimes(1);
  expect(JSON.parse(storedItems[MEDIA_TYPES_KEY]!)).toEqual({ "/media/7": kind });
});

test("a request without an answer is repeated the next time", async () => {
  const fakeFetch = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fakeFetch);
  expect(await probeMediaType("/media/7")).toBe("invalid");
  expect(await probeMediaType("/media/7")).toBe("invalid");
  expect(fakeFetch).toHaveBeenCalledTimes(2);
  expect(storedItems).toEqual({});
});

test.each(["not JSON", "null", '["image"]', '{"/media/7":"page"}'])(
  "the probe ignores a stored value that is not its own: %s",
  async (text) => {
    storedItems[MEDIA_TYPES_KEY] = text;
    answerWith(200, "image/webp");
    expect(await probeMediaType("/media/7")).toBe("image");
  },
);

test("the probe works without storage", async () => {
  vi.stubGlobal("localStorage", undefined);
  answerWith(200, "image/webp");
  expect(await probeMediaType("/media/7")).toBe("image");
});
