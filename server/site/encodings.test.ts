import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { compress, readEncodings, writeEncodings } from "./encodings.ts";
import { scratch } from "#tests/support/scratch.ts";

let folder: string;
beforeEach(() => void (folder = scratch()));

const PAGE_HTML = "<p>Una camera con vista</p>".repeat(50);

async function write(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

test("the build stores compressed forms beside a page, and the server reads them", async () => {
  const file = await write("index.html", PAGE_HTML);
  await writeEncodings(file, await compress(file, Buffer.from(PAGE_HTML)));
  expect((await readdir(folder)).toSorted()).toEqual([
    "index.html",
    "index.html.br",
    "index.html.gz",
  ]);
  const { br, gzip } = await readEncodings(file, Buffer.from(PAGE_HTML));
  expect(brotliDecompressSync(br ?? "").toString()).toBe(PAGE_HTML);
  expect(gunzipSync(gzip ?? "").toString()).toBe(PAGE_HTML);
});

test("the server makes compressed forms that are missing", async () => {
  const file = await write("index.html", PAGE_HTML);
  const { br } = await readEncodings(file, Buffer.from(PAGE_HTML));
  expect(brotliDecompressSync(br ?? "").toString()).toBe(PAGE_HTML);
});

test("pictures and very short texts are sent uncompressed", async () => {
  for (const [name, text] of [
    ["a.webp", PAGE_HTML],
    ["robots.txt", "a"],
  ] as const) {
    const file = await write(name, text);
    await writeEncodings(file, await compress(file, Buffer.from(text)));
    expect(await readEncodings(file, Buffer.from(text))).toEqual({});
  }
  expect((await readdir(folder)).toSorted()).toEqual(["a.webp", "robots.txt"]);
});
