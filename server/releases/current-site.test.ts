import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSite, releaseOfBuild } from "./current-site.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { packRelease, type Release, siteFile } from "#server/site/release.ts";

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "build-"));
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

const RELEASE: Release = {
  contents: {} as Release["contents"],
  days: {} as Release["days"],
  url: "https://casa.example",
  made: 5,
  renderedOn: "2027-06-10",
  build: "b",
  files: new Map([["404.html", siteFile(Buffer.from("none"))]]),
  pages: {},
  answers: {} as Release["answers"],
};

const WHOLE = packRelease(RELEASE);

function write(text: string, { hasClient = true } = {}): void {
  writeFileSync(join(build, "release.json"), text);
  if (hasClient) mkdirSync(join(build, "client"));
}

test.each([
  ["cut", () => write(WHOLE.slice(0, -20))],
  ["empty", () => write("")],
  ["null", () => write("null")],
  ["of another format", () => write(WHOLE.replace(/"format":\d+/, '"format":1'))],
  ["without its pages", () => write('{"format":3}')],
  ["without client/", () => write(WHOLE, { hasClient: false })],
  ["without a release", () => {}],
  ["gone", () => rmSync(build, { recursive: true })],
  [
    "a file",
    () => {
      rmSync(build, { recursive: true });
      writeFileSync(build, WHOLE);
    },
  ],
])("a build that is %s is told in one sentence that says what to do", async (_, make) => {
  make();
  const error: unknown = await releaseOfBuild(build).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(SettingsError);
  const { message } = error as SettingsError;
  expect(message).toMatch(/^.{1,300}$/);
  expect(message).toContain('run "npm run build" first');
  expect(message).not.toContain("casa.example"); // nothing of the release's own text
});

test("a build without its bundle, which another SITE_URL needs, is told so too", async () => {
  write(WHOLE);
  const site = await openSite({ build, url: "https://altrove.example", dataDir: build });
  const showing = site.show();
  await expect(showing).rejects.toThrow(SettingsError);
  await expect(showing).rejects.toThrow(
    /^The built site cannot be rendered for SITE_URL .{1,300}$/,
  );
});
