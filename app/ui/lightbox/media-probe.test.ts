import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STORAGE_KEY, probeMediaType } from "./media-probe.ts";

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
])("an answer %i of type %s is %s, asked once and remembered", async (status, type, kind) => {
  const fakeFetch = answerWith(status, type);
  expect(await probeMediaType("/media/7")).toBe(kind);
  expect(await probeMediaType("/media/7")).toBe(kind);
  expect(fakeFetch).toHaveBeenCalledTimes(1);
  expect(JSON.parse(storedItems[STORAGE_KEY]!)).toEqual({ "/media/7": kind });
});

test("no answer is not remembered", async () => {
  const fakeFetch = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fakeFetch);
  expect(await probeMediaType("/media/7")).toBe("invalid");
  expect(await probeMediaType("/media/7")).toBe("invalid");
  expect(fakeFetch).toHaveBeenCalledTimes(2);
  expect(storedItems).toEqual({});
});

test.each(["not JSON", "null", '["image"]', '{"/media/7":"page"}'])(
  "what is not ours under the key is passed over: %s",
  async (text) => {
    storedItems[STORAGE_KEY] = text;
    answerWith(200, "image/webp");
    expect(await probeMediaType("/media/7")).toBe("image");
  },
);

test("closed storage does not matter", async () => {
  vi.stubGlobal("localStorage", undefined);
  answerWith(200, "image/webp");
  expect(await probeMediaType("/media/7")).toBe("image");
});
