import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { encode, readEncodings, writeEncodings } from "./encodings.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "encodings-"));
});
afterEach(() => rm(folder, { recursive: true }));

const PAGE = "<p>Una camera con vista</p>".repeat(50);

async function write(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

test("the build keeps the smaller forms beside a page, and the server reads them", async () => {
  const file = await write("index.html", PAGE);
  await writeEncodings(file, await encode(file, Buffer.from(PAGE)));
  expect((await readdir(folder)).toSorted()).toEqual([
    "index.html",
    "index.html.br",
    "index.html.gz",
  ]);
  const { br, gzip } = await readEncodings(file, Buffer.from(PAGE));
  expect(brotliDecompressSync(br ?? "").toString()).toBe(PAGE);
  expect(gunzipSync(gzip ?? "").toString()).toBe(PAGE);
});

test("missing forms are made", async () => {
  const file = await write("index.html", PAGE);
  const { br } = await readEncodings(file, Buffer.from(PAGE));
  expect(brotliDecompressSync(br ?? "").toString()).toBe(PAGE);
});

test("pictures and words too short to gain are sent as they are", async () => {
  for (const [name, text] of [
    ["a.webp", PAGE],
    ["robots.txt", "a"],
  ] as const) {
    const file = await write(name, text);
    await writeEncodings(file, await encode(file, Buffer.from(text)));
    expect(await readEncodings(file, Buffer.from(text))).toEqual({});
  }
  expect((await readdir(folder)).toSorted()).toEqual(["a.webp", "robots.txt"]);
});
