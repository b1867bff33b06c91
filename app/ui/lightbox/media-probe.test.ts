import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MEDIA_TYPES_KEY, probeMediaType } from "./media-probe.ts";

let stored: Record<string, string>;

function answerWith(status: number, type: string) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response("…", { status, headers: { "Content-Type": type } }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [200, "image/jpeg", "image"],
  [200, "video/mp4", "video"],
  [200, "text/html", "invalid"],
  [404, "image/jpeg", "invalid"],
])("an answer %i of type %s is %s, asked once and remembered", async (status, type, kind) => {
  const fetched = answerWith(status, type);
  expect(await probeMediaType("/media/7")).toBe(kind);
  expect(await probeMediaType("/media/7")).toBe(kind);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(JSON.parse(stored[MEDIA_TYPES_KEY]!)).toEqual({ "/media/7": kind });
});

test("no answer is not remembered", async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fetched);
  expect(await probeMediaType("/media/7")).toBe("invalid");
  expect(await probeMediaType("/media/7")).toBe("invalid");
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(stored).toEqual({});
});

test.each(["not JSON", "null", '["image"]', '{"/media/7":"page"}'])(
  "what is not ours under the key is passed over: %s",
  async (text) => {
    stored[MEDIA_TYPES_KEY] = text;
    answerWith(200, "image/webp");
    expect(await probeMediaType("/media/7")).toBe("image");
  },
);

test("closed storage does not matter", async () => {
  vi.stubGlobal("localStorage", undefined);
  answerWith(200, "image/webp");
  expect(await probeMediaType("/media/7")).toBe("image");
});
