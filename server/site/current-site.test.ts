import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openSite } from "./current-site.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { packRelease, readBuildRelease } from "#server/site/release.ts";
import { readContents } from "#tests/support/content.ts";
import { releaseOf, SITE_URL } from "#tests/support/rendered-site.ts";
import { scratch } from "#tests/support/scratch.ts";

let build: string;
beforeEach(() => void (build = scratch()));

const RELEASE = releaseOf(readContents());

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
  const error: unknown = await readBuildRelease(build).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(SettingsError);
  const { message } = error as SettingsError;
  expect(message).toMatch(/^.{1,300}$/);
  expect(message).toContain('run "npm run build" first');
  expect(message).not.toContain(RELEASE.contents.it.house.email); // nothing of its own text
});

test("a build without its bundle is told so too", async () => {
  write(WHOLE);
  const opening = openSite({ build, url: SITE_URL });
  await expect(opening).rejects.toThrow(SettingsError);
  await expect(opening).rejects.toThrow(/run "npm run build" first/);
});

describe("a site with a bundle", () => {
  /** A bundle whose pages say their path and a word of the content. */
  const BUNDLE = `
    export const sharedWordsOf = ({ house }) => ({ tagline: house.tagline });
    export const routeAt = () => true;
    export const renderPage = ({ path, site, words }) =>
      ({ html: path + " " + site.contents.it.house.tagline + " " + words, policy: "p" });
  `;
  const published = (tagline: string) => {
    const { it, ...others } = RELEASE.contents;
    const contents = { ...others, it: { ...it, house: { ...it.house, tagline } } };
    return { release: { ...RELEASE, contents }, unfit: [] };
  };
  const open = async () => {
    write(WHOLE);
    mkdirSync(join(build, "server"));
    writeFileSync(join(build, "server/index.js"), BUNDLE);
    writeFileSync(join(build, "server/scripts.json"), '{"assets":{"loader":"/assets/l.js"}}');
    writeFileSync(join(build, "server/package.json"), '{"type":"module"}');
    return openSite({ build, url: SITE_URL });
  };

  test("shows its own words first, then each revision, and knows the pictures of its pages", async () => {
    const site = await open();
    expect(() => site.current()).toThrow("No release");
    await site.show();
    const textOf = async () =>
      (await site.current().pages.plainPage("/"))?.identity.body.toString();
    expect(await textOf()).toContain(RELEASE.contents.it.house.tagline);
    await site.show(published("Nuovo motto"));
    expect(await textOf()).toContain("/ Nuovo motto");
    const [cut] = RELEASE.contents.it.home.intro.picture.cuts;
    expect(site.current().pictures).toContain(`${cut!.base}-${cut!.widths[0]}.avif`);
    expect(site.current().pictures.has("/pictures/x.1-1.avif")).toBe(false);
  });

  test("still has the words that pages of an earlier revision ask for", async () => {
    const site = await open();
    await site.show();
    const wordsOf = () =>
      [...site.current().pages.files.keys()].find((name) => name.startsWith("/assets/words-it"))!;
    const earlier = wordsOf();
    await site.show(published("Nuovo motto"));
    expect(wordsOf()).not.toBe(earlier);
    expect(site.assets.has(earlier)).toBe(true);
    for (let turn = 0; turn < 40; turn++) await site.show(published(`Motto ${turn}`));
    expect(site.assets.has(earlier)).toBe(false); // nobody has had a page open for so long
  });
});
