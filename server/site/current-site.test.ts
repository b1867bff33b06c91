import { expect, test } from "vitest";
import { openSite } from "./current-site.ts";
import { readContents } from "#tests/support/content.ts";
import { SITE_URL } from "#tests/support/rendered-site.ts";
import { scratch } from "#tests/support/scratch.ts";

const CONTENTS = readContents();

const uneditedContents = { contents: CONTENTS, unfitValues: [] };

function publishedTagline(tagline: string) {
  const { it, ...others } = CONTENTS;
  const contents = { ...others, it: { ...it, house: { ...it.house, tagline } } };
  return { contents, unfitValues: [] };
}

test("a site shows its own words first, then each revision, and knows the pictures of its pages", async () => {
  const site = await openSite({ build: scratch(), url: SITE_URL });
  expect(() => site.current()).toThrow("No site");
  await site.show(uneditedContents);
  const textOf = async () => (await site.current().pages.plainPage("/"))?.identity.body.toString();
  expect(await textOf()).toContain(CONTENTS.it.house.tagline);
  await site.show(publishedTagline("Nuovo motto"));
  expect(await textOf()).toContain("Nuovo motto");
  const [cut] = CONTENTS.it.home.intro.picture.cuts;
  expect(site.current().pictures).toContain(`${cut!.base}-${cut!.widths[0]}.avif`);
  expect(site.current().pictures.has("/pictures/x.1-1.avif")).toBe(false);
});

test("a site keeps the words that pages of an earlier revision request", async () => {
  const site = await openSite({ build: scratch(), url: SITE_URL });
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
