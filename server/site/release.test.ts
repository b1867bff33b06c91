import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { releaseOf } from "#tests/support/rendered-site.ts";
import { packRelease, parseRelease } from "./release.ts";

const RELEASE = releaseOf(readContents());

test("a release that was kept is the same when it is read again", () => {
  expect(parseRelease(packRelease(RELEASE))).toEqual(RELEASE);
});

test("one of another version is named, not served", () => {
  const old = packRelease(RELEASE).replace(/"format":\d+/, '"format":5');
  expect(() => parseRelease(old)).toThrow("of another version");
});
