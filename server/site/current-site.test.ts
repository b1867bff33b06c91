import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openSite } from "./current-site.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { readContents } from "#tests/support/content.ts";
import { SITE_URL } from "#tests/support/rendered-site.ts";
import { scratch } from "#tests/support/scratch.ts";

let build: string;
beforeEach(() => void (build = scratch()));

const CONTENTS = readContents();

const write = (text: string) => {
  mkdirSync(join(build, "server"));
  writeFileSync(join(build, "server/scripts.json"), text);
};

const SCRIPTS = '{"assets":{"loader":"/assets/l.js"}}';

test.each([
  ["gone", () => {}],
  ["cut", () => write(SCRIPTS.slice(0, -20))],
  ["without its bundle", () => write(SCRIPTS)],
])("a build that is %s is told in one sentence that says what to do", async (_, make) => {
  make();
  const openingSite = openSite({ build, url: SITE_URL });
  await expect(openingSite).rejects.toThrow(SettingsError);
  await expect(openingSite).rejects.toThrow(/^.{1,300}$/);
  await expect(openingSite).rejects.toThrow(/run "npm run build" first/);
});

describe("a site with a bundle", () => {
  const BUNDLE = `
    export const sharedWordsOf = ({ house }) => ({ tagline: house.tagline });
    export const routeAt = () => true;
    export const renderPage = ({ path, site, words }) =>
      ({ html: path + " " + site.contents.it.house.tagline + " " + words, policy: "p" });
  `;
  const uneditedContents = { contents: CONTENTS, unfit: [] };
  const publishedTagline = (tagline: string) => {
    const { it, ...others } = CONTENTS;
    const contentsInEach = { ...others, it: { ...it, house: { ...it.house, tagline } } };
    return { contents: contentsInEach, unfit: [] };
  };
  const openBuiltSite = async () => {
    write(SCRIPTS);
    writeFileSync(join(build, "server/index.js"), BUNDLE);
    writeFileSync(join(build, "server/package.json"), '{"type":"module"}');
    return openSite({ build, url: SITE_URL });
  };

  test("shows its own words first, then each revision, and knows the pictures of its pages", async () => {
    const site = await openBuiltSite();
    expect(() => site.current()).toThrow("No site");
    await site.show(uneditedContents);
    const textOf = async () =>
      (await site.current().pages.plainPage("/"))?.identity.body.toString();
    expect(await textOf()).toContain(CONTENTS.it.house.tagline);
    await site.show(publishedTagline("Nuovo motto"));
    expect(await textOf()).toContain("/ Nuovo motto");
    const [cut] = CONTENTS.it.home.intro.picture.cuts;
    expect(site.current().pictures).toContain(`${cut!.base}-${cut!.widths[0]}.avif`);
    expect(site.current().pictures.has("/pictures/x.1-1.avif")).toBe(false);
  });

  test("still has the words that pages of an earlier revision ask for", async () => {
    const site = await openBuiltSite();
    await site.show(uneditedContents);
    const wordsOf = () =>
      [...site.current().pages.files.keys()].find((name) => name.startsWith("/assets/words-it"))!;
    const earlierWords = wordsOf();
    await site.show(publishedTagline("Nuovo motto"));
    expect(wordsOf()).not.toBe(earlierWords);
    expect(site.assets.has(earlierWords)).toBe(true);
    for (let turn = 0; turn < 40; turn++) await site.show(publishedTagline(`Motto ${turn}`));
    expect(site.assets.has(earlierWords)).toBe(false); // only the newest such files are kept
  });
});
