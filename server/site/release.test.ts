import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encode } from "../encodings.ts";
import { packed, type Release, unpacked } from "./release.ts";

const text = "Una camera con vista. ".repeat(40);

async function release(): Promise<Release> {
  const body = Buffer.from(text);
  return {
    contents: {} as Release["contents"],
    days: {} as Release["days"],
    url: "https://casa.example",
    renderedOn: "2027-06-10",
    made: 5,
    build: "b",
    files: new Map([
      ["index.html", { body, encodings: await encode("index.html", body), policy: "p" }],
      ["robots.txt", { body: Buffer.from("a"), encodings: {} }],
    ]),
    pages: {},
    answers: {} as Release["answers"],
  };
}

test("a release that was kept is the same when it is read again", async () => {
  const before = await release();
  const after = await unpacked(packed(before));
  expect(after).toEqual(before);
  const { br, gzip } = after.files.get("index.html")!.encodings;
  expect(brotliDecompressSync(br!).toString()).toBe(text);
  expect(gunzipSync(gzip!).toString()).toBe(text);
});

test("one of another version is named, not served", async () => {
  const old = packed(await release()).replace(/"format":\d+/, '"format":2');
  await expect(unpacked(old)).rejects.toThrow("of another version");
});

test("what a release says as the last did is no second copy", async () => {
  const last = await release();
  const files = new Map(last.files).set("robots.txt", { body: Buffer.from("b"), encodings: {} });
  const next = await unpacked(packed({ ...last, files }), { last });
  expect(next.files.get("index.html")).toBe(last.files.get("index.html"));
  expect(next.files.get("robots.txt")?.body.toString()).toBe("b");
});

test("a page with the same words and another policy is another page", async () => {
  const last = await release();
  const page = { ...last.files.get("index.html")!, policy: "q" };
  const files = new Map([["index.html", page]]);
  const next = await unpacked(packed({ ...last, files }), { last });
  expect(next.files.get("index.html")?.policy).toBe("q");
});
