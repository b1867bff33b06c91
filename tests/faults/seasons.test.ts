/** A release stands for months: what it says of prices is true on each of their days, without a restart. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentFile } from "#app/content/content-files.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import { readContents } from "#tests/support/content.ts";
import { openSite } from "#server/site/current-site.ts";
import { readBuildRelease } from "#server/site/release.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { BUILD } from "./support/server.ts";

const URL = "https://casa.example";
const FIRST = "2027-05-01";
const SEASON = '  - { name: Primavera, from: "2027-05-10", to: "2027-05-20", base: "40,00" }';

/** Noon of a day. */
const noon = (day: string) => Date.parse(`${day}T10:00:00Z`);

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon(FIRST) }));
afterAll(() => void vi.useRealTimers());

test("a page names a season's price until its last night, and no day longer", async () => {
  const prices = readFileSync(contentFile("prices"), "utf8");
  const contents = readContents({ prices: prices.replace("seasons: []", `seasons:\n${SEASON}`) });
  const release = await readBuildRelease(BUILD);
  const site = await openSite({ build: BUILD, url: URL });
  await site.show({ release: { ...release, contents }, unfit: [] });

  /** Whether the home page names it, as a guest who comes on a day reads it. */
  const isNamedOn = async (day: string) => {
    vi.setSystemTime(noon(day));
    const page = await site.current().pages.plainPage("/");
    return page?.read().toString().includes("40,00");
  };
  expect(await isNamedOn("2027-05-02")).toBe(true);
  expect(await isNamedOn("2027-05-20")).toBe(true);
  expect(await isNamedOn("2027-05-21")).toBe(false);
  expect(await isNamedOn("2027-12-31")).toBe(false);
});

test.runIf(IS_FULL)("without seasons a page is the same from one day to the next", async () => {
  const site = await openSite({ build: BUILD, url: URL });
  await site.show();
  const { release, pages } = site.current();
  const pagesOn = async (day: string) => {
    vi.setSystemTime(noon(day));
    return Promise.all(
      pagePaths(release.contents).map(async (path) => [
        path,
        (await pages.plainPage(path))?.read().toString(),
      ]),
    );
  };
  expect(await pagesOn("2027-05-02")).toEqual(await pagesOn(FIRST));
});
