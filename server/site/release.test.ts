import { expect, test } from "vitest";
import { encodeBrotli } from "./encodings.ts";
import { readContents } from "#tests/support/content.ts";
import {
  isValidOn,
  packRelease,
  parsePackedRelease,
  type Release,
  siteFile,
  unpackRelease,
} from "./release.ts";

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
      ["index.html", siteFile(body, await encodeBrotli("index.html", body, "best"), "p")],
      ["robots.txt", siteFile(Buffer.from("a"))],
    ]),
    pages: {},
    answers: {} as Release["answers"],
  };
}

test("a release that was kept is the same when it is read again", async () => {
  const before = await release();
  const after = unpackRelease(parsePackedRelease(packRelease(before)));
  const plain = ({ files, ...rest }: Release) => ({
    ...rest,
    files: [...files].map(([name, { br, read, policy }]) => [name, br, read().toString(), policy]),
  });
  expect(plain(after)).toEqual(plain(before));
  expect(after.files.get("index.html")?.read().toString()).toBe(text);
});

test("one of another version is named, not served", async () => {
  const old = packRelease(await release()).replace(/"format":\d+/, '"format":2');
  expect(() => parsePackedRelease(old)).toThrow("of another version");
});

test("what a release says as the last did is no second copy", async () => {
  const last = await release();
  const files = new Map(last.files).set("robots.txt", siteFile(Buffer.from("b")));
  const next = unpackRelease(parsePackedRelease(packRelease({ ...last, files })), last);
  expect(next.files.get("index.html")).toBe(last.files.get("index.html"));
  expect(next.files.get("robots.txt")?.read().toString()).toBe("b");
});

test("a page with the same words and another policy is another page", async () => {
  const last = await release();
  const page = { ...last.files.get("index.html")!, policy: "q" };
  const files = new Map([["index.html", page]]);
  const next = unpackRelease(parsePackedRelease(packRelease({ ...last, files })), last);
  expect(next.files.get("index.html")?.policy).toBe("q");
});

test.each(["notice", "greeting"])(
  "pages are rendered again on the day after a %s's last",
  (name) => {
    const until = "2027-06-10";
    const contents = readContents({ [name]: `it: Siamo chiusi.\nuntil: "${until}"\n` });
    const release = { contents, renderedOn: "2027-06-09" };
    expect(isValidOn(release, until)).toBe(true);
    expect(isValidOn(release, "2027-06-11")).toBe(false);
    expect(isValidOn({ ...release, renderedOn: "2027-06-11" }, "2027-06-12")).toBe(true);
  },
);
